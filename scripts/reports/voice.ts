/**
 * `npm run report:voice`: per page and edition, what can be counted of how it sounds. High figures are
 * where an editor should read aloud; no figure is a mistake by itself.
 */
import { page as pageSchema } from '../../content/schemas/page.ts';
import { REGIONS } from '../../lib/platform/region/region.ts';
import { readPage } from '../../lib/site/content/read-page.ts';
import { routes } from '../../lib/site/content/routes.ts';
import { type VoiceFigures, voiceFigures } from './voice-figures.ts';

const rows = routes.flatMap(({ path, page }) =>
  REGIONS.map((region) => ({ path, region, ...voiceFigures(pageSchema, readPage(page)[region]) })),
);
const sum = (name: keyof VoiceFigures) => rows.reduce((total, row) => total + row[name], 0);
const all: VoiceFigures = {
  words: sum('words'),
  headings: sum('headings'),
  withoutSubject: sum('withoutSubject'),
  paragraphs: sum('paragraphs'),
  shortEndings: sum('shortEndings'),
  negations: sum('negations'),
};
console.table([...rows, { path: 'all pages', region: 'both', ...all }]);
