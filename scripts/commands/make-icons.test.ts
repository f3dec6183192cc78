/** The icons of public/ are pictures of the kind and size that their names and links say, of today's mark. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { manifest } from '../../lib/site/seo/manifest.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

type Picture = { width: number; height: number; rgba: Buffer };

/** What a filter of PNG takes for the next byte. https://www.w3.org/TR/png-3/#9Filters */
const GUESSES: ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  (left, up, corner) => {
    const [toLeft, toUp] = [Math.abs(up - corner), Math.abs(left - corner)];
    const toCorner = Math.abs(left + up - 2 * corner);
    if (toLeft <= toUp && toLeft <= toCorner) return left;
    return toUp <= toCorner ? up : corner;
  },
];

/** Undoes the filter of a line, in place. */
function unfilter(kind: number, line: Buffer, above: Buffer): void {
  const guess = GUESSES[kind];
  if (!guess) throw new Error(`no filter has the number ${kind}`);
  for (let at = 0; at < line.length; at++) {
    const [left, corner] = at < 4 ? [0, 0] : [line[at - 4] ?? 0, above[at - 4] ?? 0];
    line[at] = (line[at] ?? 0) + guess(left, above[at] ?? 0, corner);
  }
}

/** Reads a PNG of eight bits a channel, with transparency and not interlaced. */
function readPng(file: Buffer): Picture {
  expect(file.subarray(0, 8)).toEqual(PNG);
  const data: Buffer[] = [];
  for (let at = 8; at < file.length; at += file.readUInt32BE(at) + 12)
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  expect([...file.subarray(24, 29)]).toEqual([8, 6, 0, 0, 0]);
  const raw = inflateSync(Buffer.concat(data));
  const length = width * 4;
  expect(raw).toHaveLength((length + 1) * height);
  const rgba = Buffer.alloc(length * height);
  let above = Buffer.alloc(length);
  for (let row = 0; row < height; row++) {
    const line = rgba.subarray(row * length, (row + 1) * length);
    raw.copy(line, 0, row * (length + 1) + 1);
    unfilter(raw[row * (length + 1)] ?? 0, line, above);
    above = line;
  }
  return { width, height, rgba };
}

/** The pictures of an ICO file, each as its directory says. */
function readIco(file: Buffer): Picture[] {
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1]);
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const at = 6 + 16 * index;
    const [length, offset] = [file.readUInt32LE(at + 8), file.readUInt32LE(at + 12)];
    const picture = readPng(file.subarray(offset, offset + length));
    expect([file[at], file[at + 1]]).toEqual([picture.width, picture.height]);
    return picture;
  });
}

const SIDES: Record<string, number[]> = {
  'favicon.ico': [16, 32, 48],
  'apple-touch-icon.png': [180],
  'icon-192.png': [192],
  'icon-512.png': [512],
  'icon-maskable-512.png': [512],
};
const read = (folder: string, name: string): Picture[] => {
  const file = readFileSync(join(folder, name));
  return name.endsWith('.ico') ? readIco(file) : [readPng(file)];
};

const icons = Object.fromEntries(
  Object.keys(SIDES).map((name): [string, Picture[]] => [name, read('public', name)]),
);
/** Red, green, blue and opacity of the mark's ground. */
const GROUND = Number.parseInt(
  `${/fill="#(\w+)"/.exec(readFileSync('app/icon.svg', 'utf8'))?.[1]}ff`,
  16,
);

describe.each(Object.entries(SIDES))('%s', (name, sides) => {
  const pictures = icons[name] ?? [];

  test(`has these sides: ${sides}`, () => {
    expect(pictures.map(({ width, height }) => [width, height])).toEqual(
      sides.map((side) => [side, side]),
    );
  });

  test('lets nothing shine through', () => {
    for (const { rgba } of pictures)
      for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) throw new Error(`${at}`);
  });
});

test.each(['apple-touch-icon.png', 'icon-maskable-512.png'])(
  '%s keeps its mark inside of the circle that systems cut out',
  (name) => {
    const [{ width, rgba }] = icons[name] as [Picture];
    let distance = 0;
    for (let at = 0; at < rgba.length; at += 4) {
      const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
      if (rgba.readUInt32BE(at) !== GROUND)
        distance = Math.max(distance, Math.hypot(x + 0.5 - width / 2, y + 0.5 - width / 2));
    }
    expect(distance).toBeLessThan(width * 0.4);
    expect(distance).toBeGreaterThan(width * 0.3);
  },
);

/** How much two pictures differ on average, in steps of 255. */
function difference(one: Picture, other: Picture | undefined): number {
  if (one.rgba.length !== other?.rgba.length) return 255;
  let sum = 0;
  for (let at = 0; at < one.rgba.length; at++)
    sum += Math.abs((one.rgba[at] ?? 0) - (other.rgba[at] ?? 0));
  return sum / one.rgba.length;
}

test('all of them show the mark as app/icon.svg has it today; `npm run icons` draws them again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'icons-'));
  execFileSync(process.execPath, ['scripts/commands/make-icons.ts', folder]);
  for (const name of Object.keys(SIDES)) {
    const drawn = read(folder, name);
    // Edges are a shade darker or lighter on another kind of machine.
    for (const [index, picture] of (icons[name] ?? []).entries())
      expect([name, Math.round(difference(picture, drawn[index]))]).toEqual([name, 0]);
  }
});

test('the manifest says of each picture what it is', () => {
  const pictures = manifest('USA').icons.filter(({ type }) => type === 'image/png');
  expect(pictures).toHaveLength(3);
  for (const { src, sizes } of pictures) {
    const [{ width, height }] = icons[src.slice(1)] as [Picture];
    expect([src, sizes]).toEqual([src, `${width}x${height}`]);
  }
});
