/** The main heading of a page and the label above it, which its first section holds. */
import type { PreparedPage } from './prepare.ts';

type Page = Pick<PreparedPage, 'name' | 'sections'>;

/** @returns the page's name for what the first section does not say */
export function pageHead({ name, sections: [head] }: Page): { title: string; label: string } {
  const slide = head?.type === 'hero-slider' ? head.slides[0] : undefined;
  return {
    title: slide?.title ?? (head && 'heading' in head ? head.heading : name),
    label: slide?.label ?? (head && 'label' in head ? head.label : name),
  };
}
