/** The dots of the world map, computed once when the server loads this file. */
import DottedMap from 'dotted-map';

/** Without Antarctica and the empty seas at both ends. */
const map = new DottedMap({
  height: 60,
  grid: 'diagonal',
  region: { lat: { min: -55, max: 76 }, lng: { min: -168, max: 180 } },
});

export const WIDTH = map.image.width;
export const HEIGHT = map.image.height;

/**
 * One path for all land. Neighbouring dots of a row form one line of that length, which a dash
 * pattern of `0 1` with round caps turns into dots again: a tenth of the markup of single dots.
 */
export const LAND = trace();

function trace(): string {
  const rows = Map.groupBy(map.getPoints(), ({ y }) => y);
  const parts: string[] = [];
  for (const [y, points] of rows) {
    const columns = points.map(({ x }) => x).sort((a, b) => a - b);
    let start = columns[0] ?? 0;
    columns.forEach((x, index) => {
      if (columns[index + 1] === x + 1) return;
      // The last tenth makes sure that the last dot is drawn.
      parts.push(`M${short(start)} ${short(y)}h${x - start + 0.1}`);
      start = columns[index + 1] ?? 0;
    });
  }
  return parts.join('');
}

/** Where a place lies, in percent of the map. */
export function locate(latitude: number, longitude: number): { x: number; y: number } {
  const point = map.getPin({ lat: latitude, lng: longitude });
  if (!point) throw new Error(`${latitude}, ${longitude} is not on the map`);
  return { x: short((point.x / WIDTH) * 100), y: short((point.y / HEIGHT) * 100) };
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}
