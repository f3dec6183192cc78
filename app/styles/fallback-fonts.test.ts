/** @jest-environment node */
/** What stands in for our fonts is as high as they are, however wide it is. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Font } from '@react-pdf/renderer';
import { fontsReady } from '@/lib/features/brochures/fonts';

type Heights = { ascent: number; descent: number; unitsPerEm: number };

const OURS = { Heading: ['Display', 700], Text: ['Text', 400] } as const;

const faces = readFileSync(join(process.cwd(), 'app/styles/fallback-fonts.css'), 'utf8')
  .split('@font-face')
  .slice(1);

const named = faces.map((face) => [/local\("([^"]+)/.exec(face)?.[1] ?? '', face] as const);

it.each(named)('lines stay where they are when %s stands in', async (_, face) => {
  await fontsReady();
  const kind = face.includes('"Heading') ? 'Heading' : 'Text';
  const [fontFamily, fontWeight] = OURS[kind];
  const font = Font.getFont({ fontFamily, fontWeight })?.data as unknown as Heights;
  const share = (property: string) =>
    Number(new RegExp(`${property}: ([\\d.]+)%`).exec(face)?.[1]) / 100;
  const height = (property: string) => share(property) * share('size-adjust');
  expect(height('ascent-override')).toBeCloseTo(font.ascent / font.unitsPerEm, 2);
  expect(height('descent-override')).toBeCloseTo(-font.descent / font.unitsPerEm, 2);
  expect(share('line-gap-override')).toBe(0);
});

it('has two systems of faces for each of our fonts', () => expect(faces).toHaveLength(6));
