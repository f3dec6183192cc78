/** The mark of the company: the paths of app/icon.svg, for pages, pictures and brochures. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cached } from './live.ts';

export type Mark = {
  viewBox: string;
  /** The ground that it stands on where it has a square of its own. */
  ground: string | undefined;
  /** From the lowest to the uppermost. */
  paths: { d: string; fill: string }[];
};

const attribute = (element: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(element)?.[1];

/** @throws Error for a drawing that is not made of paths with a colour each */
export function parseMark(svg: string): Mark {
  const viewBox = attribute(svg, 'viewBox');
  const paths = [...svg.matchAll(/<path [^>]*>/g)].map(([element]) => {
    const [d, fill] = [attribute(element, 'd'), attribute(element, 'fill')];
    if (!d || !fill) throw new Error(`app/icon.svg: ${element} needs d="…" and fill="…"`);
    return { d, fill };
  });
  if (!viewBox || paths.length === 0)
    throw new Error('app/icon.svg needs viewBox="…" and <path d="…" fill="…">');
  return { viewBox, ground: /<rect [^>]*fill="([^"]+)"/.exec(svg)?.[1], paths };
}

export const mark = cached(['../app/icon.svg'], () =>
  parseMark(readFileSync(join(process.cwd(), 'app/icon.svg'), 'utf8')),
);
