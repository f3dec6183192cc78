/**
 * `npm run report:editions`: page by page, what the two editions share. A text that only one
 * edition has is no mistake: it is where somebody should look whether the other needs it too.
 */
import { getMessages } from '../messages.ts';
import { getPage } from '../pages.ts';
import { routes } from '../routes.ts';
import { brand, claims, cookieText, navigation } from '../site.ts';
import { compareEditions } from './compare-editions.ts';

const messages = { USA: getMessages('USA'), INDIA: getMessages('INDIA') };
const rows = [
  ...routes.map(({ path, page }) => {
    // Footnotes come from the claims, which have a line of their own.
    const { footnotes: _usa, ...usa } = getPage(page, 'USA');
    const { footnotes: _india, ...india } = getPage(page, 'INDIA');
    return { what: path, editions: { USA: usa, INDIA: india } };
  }),
  { what: 'brand', editions: brand },
  { what: 'menus', editions: navigation },
  { what: 'cookie text', editions: cookieText },
  { what: 'claims', editions: claims },
  { what: 'interface', editions: messages },
].map(({ what, editions }) => ({ what, ...compareEditions(editions) }));

const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;

console.table(
  rows.map(({ what, verdict, texts, same, spelled, adapted, missing, words }) => ({
    what,
    verdict,
    differing: percent(adapted + missing, texts),
    texts,
    same,
    'spelling only': spelled,
    adapted,
    'in one only': missing,
    'words (USA)': words,
  })),
);
