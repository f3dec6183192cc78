/**
 * Pages that answer a query (`answersQuery` in content/site/routes.yaml): their sections get what was
 * asked and what was found, each by the query.ts of its type.
 */
import { queries } from '@/generated/section-queries';
import type { Region } from '../platform/region/region.ts';
import { prepare } from '../site/content/pages.ts';
import type { PreparedPage } from '../site/content/prepare.ts';
import { readPage } from '../site/content/read-page.ts';
import type { RawSection } from '../site/content/section-fill.ts';
import type { AnswerQuery, Query } from '../site/content/section-query.ts';

/** The page at `page` (as in content/site/routes.yaml) with its answers to `query`. */
export async function answeredPage(
  page: string,
  region: Region,
  query: Query,
): Promise<PreparedPage> {
  // The map pairs each type with the answer of that type, which TypeScript cannot follow here.
  const all = queries as Readonly<
    Partial<Record<RawSection['type'], AnswerQuery<RawSection['type']>>>
  >;
  const raw = readPage(page)[region];
  const answers = await Promise.all(
    raw.sections.map((section) => all[section.type]?.(section, { region, query }) ?? [section]),
  );
  const [whole] = answers.flatMap((answer) => ('instead' in answer ? [answer.instead] : []));
  const sections = whole ?? answers.flatMap((answer) => ('instead' in answer ? [] : answer));
  return prepare(`pages${page}.yaml`, { ...raw, sections }, region);
}
