/** Draws a dossier as a PDF, by the engine of the brochures. */
import { renderToBuffer } from '@react-pdf/renderer';
import { originOf } from '../../../platform/region/origins.ts';
import { LOCALES, type Region } from '../../../platform/region/region.ts';
import { getMessages } from '../../../site/content/messages.ts';
import { prepare } from '../../../site/content/pages.ts';
import { readPage } from '../../../site/content/read-page.ts';
import { brand } from '../../../site/content/site.ts';
import { fontsReady } from '../../brochures/fonts.ts';
import { makeStyles } from '../../brochures/styles.ts';
import { type Choice, dossierPath } from '../choice.ts';
import { dossier } from '../dossier.ts';
import { titleBlock } from '../title-block.ts';
import { blockOf } from './blocks.ts';
import { type Dossier, DossierDocument } from './document.tsx';

/** Of ten points: smaller than a brochure of two pages, larger than its smallest. */
const SCALE = 0.87;

/** `now`: the day on which it is made. */
export type Drawing = { choice: Choice; region: Region; now: Date };

/** What the PDF says: the parts of the page that shows the same choice. */
export function contentOf({ choice, region, now }: Drawing): Dossier {
  const parts = dossier(choice, region);
  const sections = parts.flatMap((part) => part.sections);
  const page = { ...readPage('/committee-pack')[region], sections };
  const { sections: prepared, footnotes } = prepare('pages/committee-pack.yaml', page, region);
  const { label, heading, facts = [] } = titleBlock(choice, region, now);
  return {
    region,
    language: LOCALES[region],
    address: originOf(region) + dossierPath(choice),
    brand: brand[region],
    title: label,
    heading,
    facts,
    parts: parts.map(({ id, title }) => ({ id, title })),
    blocks: prepared.map(blockOf),
    footnotes,
    words: {
      ...getMessages(region).brochure,
      contents: getMessages(region).committeePack.contents,
    },
    made: now,
  };
}

/** @param drawing its choice names something */
export async function drawDossier(drawing: Drawing): Promise<Uint8Array> {
  await fontsReady();
  return renderToBuffer(
    <DossierDocument dossier={contentOf(drawing)} styles={makeStyles(SCALE)} />,
  );
}
