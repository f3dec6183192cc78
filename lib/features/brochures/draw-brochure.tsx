/** Draws a brochure. The same content gives the same bytes: its date is that of the last release. */
import { renderToBuffer } from '@react-pdf/renderer';
import { LOCALES, type Region } from '../../platform/region/region.ts';
import type { BrochureName } from '../../site/content/brochure-paths.ts';
import { getMessages } from '../../site/content/messages.ts';
import { brochureContent } from './content.ts';
import { BrochureDocument } from './document.tsx';
import { fontsReady } from './fonts.ts';
import { makeStyles } from './styles.ts';

/** From comfortable to the smallest that is read without effort in print, 8 points. */
const SCALES = [1.04, 1, 0.96, 0.92, 0.88, 0.84, 0.8];

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

/**
 * @returns the PDF, of two pages
 * @throws Error when the page says more than two pages hold
 */
export async function drawBrochure(name: BrochureName, region: Region): Promise<Buffer> {
  await fontsReady();
  const brochure = brochureContent(name, region);
  const [year, month] = brochure.brand.revision.split('.');
  for (const scale of SCALES) {
    const pdf = await renderToBuffer(
      <BrochureDocument
        brochure={brochure}
        words={getMessages(region).brochure}
        date={new Date(Date.UTC(Number(year), Number(month) - 1))}
        language={LOCALES[region]}
        styles={makeStyles(scale)}
      />,
    );
    if (pagesOf(pdf) === 2) return pdf;
  }
  throw new Error(`The brochure ${name} (${region}) has more to say than two pages hold.`);
}
