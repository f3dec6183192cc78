/** Media: the strip board of two shooting days, and the scene that lacks a paper. */
import type { DrawingProps } from '../drawing-props';
import { MarginNote } from '../parts/annotations';
import { Heading } from '../parts/controls';
import { Layers } from '../parts/layers';
import { Register } from '../parts/register';
import { CompactSheet, Sheet } from '../parts/sheet';
import type { Tone } from '../parts/tones';

const WORDS = {
  USA: {
    /** Scenes 41 and 42, then 57 and 60; a scene at night is filled. */
    sets: ['INT. CAFE, DAY', 'EXT. STREET, DAY', 'INT. CAFE, NIGHT', 'EXT. PIER, NIGHT'],
    night: [false, false, true, true],
    papers: [
      ['Crew deal memos', '200', '200'],
      ['Talent releases', '14', '14'],
      ['Song, scene 57', '1', 'quote only'],
    ],
    note: 'scene 57: not on the call sheet',
  },
  INDIA: {
    sets: ['INT. FLAT, DAY', 'EXT. LANE, DAY', 'INT. SCHOOL, DAY', 'EXT. LAKE, NIGHT'],
    night: [false, false, false, true],
    papers: [
      ['Crew agreements', '200', '200'],
      ['Artist releases', '14', '14'],
      ['DM permission', '1', 'applied'],
    ],
    note: 'scene 57: not on the call sheet',
  },
} as const;

/** A scene's number and its length in pages and eighths. */
const SCENES = [
  ['41', '2 3/8'],
  ['42', '1 1/8'],
  ['57', '1 6/8'],
  ['60', '2 2/8'],
] as const;
const LATE = 2;

export function Media({ region, compact }: DrawingProps) {
  const { sets, night, papers, note } = WORDS[region];
  const strips = SCENES.map(([number, pages], index) => ({
    name: `${number} · ${sets[index]}`,
    fact: pages,
    tone: (index === LATE ? 'danger' : night[index] ? 'soft' : 'plain') as Tone,
  }));
  const board = (
    <Layers
      layers={[
        ...strips.slice(0, 2),
        { name: 'End of day 7', fact: '3 4/8', tone: 'strong' },
        ...strips.slice(2),
        ...(compact ? [] : [{ name: 'End of day 8', fact: '4', tone: 'strong' as Tone }]),
      ]}
    />
  );
  if (compact) return <CompactSheet drawing="G17 · STRIP BOARD">{board}</CompactSheet>;
  return (
    <Sheet drawing="G17 · STRIP BOARD" cells={['DAYS 7 AND 8 OF 19', 'REV PINK']} flush>
      <div className="space-y-3 p-4 @lg:p-6">
        <Heading end="pages">Scenes in shooting order</Heading>
        {board}
      </div>
      <div className="space-y-3 border-t border-line p-4 @lg:p-6">
        <Heading>Signed before the first take</Heading>
        <Register
          columns={['Paper', 'Needed', 'Here']}
          rows={papers.map((cells, index) => ({
            cells,
            tone: index === LATE ? 'danger' : 'plain',
          }))}
        />
        <MarginNote>{note}</MarginNote>
      </div>
    </Sheet>
  );
}
