'use client';
/**
 * Behaviour for a section that stays static markup: the script of its type's folder, which finds the
 * section in the document and renders nothing. Loaded where a page has such a section.
 */
import type { ComponentType } from 'react';
import { enhancements } from '@/generated/section-islands';
import { IslandBoundary } from './island-boundary';

/** What an `enhancement.tsx` takes. */
export type EnhancementProps = {
  /** The id of its section. */
  section: string;
};

export function Enhancement({ of, section }: EnhancementProps & { of: string }) {
  const Content = (enhancements as Record<string, ComponentType<EnhancementProps>>)[of];
  return <IslandBoundary>{Content && <Content section={section} />}</IslandBoundary>;
}
