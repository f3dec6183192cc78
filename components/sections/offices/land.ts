/** The dots of the world map, computed once, for the first page that shows it. */
import DottedMap from 'dotted-map';

export type Land = {
  width: number;
  height: number;
  /**
   * One path for all land. Neighbouring dots of a row form one line of that length, which a dash
   * pattern of `0 1` with round caps turns into dots again: a tenth of the markup of single dots.
   */
  path: string;
  /** Where a place lies, in percent of the map. @throws Error when it is not on it */
  locate: (latitude: number, longitude: number) => { x: number; y: number };
};

let known: Land | undefined;
/** The map, without Antarctica and the empty seas at both ends. It takes a quarter of a second to make. */
export function getLand(): Land {
  known ??= drawLand();
  return known;
}

function drawLand(): Land {
  const map = new DottedMap({
    height: 60,
    grid: 'diagonal',
    region: { lat: { min: -55, max: 76 }, lng: { min: -168, max: 180 } },
  });
  const { width, height } = map.image;
  return {
    width,
    height,
    path: trace(map),
    locate(latitude, longitude) {
      const point = map.getPin({ lat: latitude, lng: longitude });
      if (!point) throw new Error(`${latitude}, ${longitude} is not on the map`);
      return { x: short((point.x / width) * 100), y: short((point.y / height) * 100) };
    },
  };
}

function trace(map: DottedMap): string {
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

function short(value: number): number {
  return Math.round(value * 10) / 10;
}
