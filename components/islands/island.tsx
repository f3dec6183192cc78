'use client';
/**
 * The island of a section type, from its folder. Its script is loaded where a page has such a
 * section and nowhere else. There is no Suspense around it, because the server would then write a
 * long island where only scripts find it.
 */
import type { ComponentProps, ComponentType } from 'react';
import { islands } from '@/generated/section-islands';
import { IslandBoundary } from './island-boundary';

type Islands = typeof islands;
type Props<Type extends keyof Islands> = {
  of: Type;
  /** The id of its section. */
  section: string;
} & ComponentProps<Islands[Type]>;

export function Island<Type extends keyof Islands>({ of, section, ...props }: Props<Type>) {
  // The map pairs each type with its island, which TypeScript cannot follow here.
  const Content = islands[of] as ComponentType<object>;
  return (
    <IslandBoundary name={`island ${section}`}>
      <Content {...props} />
    </IslandBoundary>
  );
}
