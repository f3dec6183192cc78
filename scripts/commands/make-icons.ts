/**
 * `npm run icons`: draws the icons of public/ from the mark in app/icon.svg. Run it after a change of the
 * mark; `make-icons.test.ts` fails until then. `-- folder` draws them into another folder.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImageResponse } from 'next/og.js';
import { createElement as element } from 'react';

/** In pixels. */
const FAVICON_SIDES = [16, 32, 48];
/** Of phones' icons, out of which systems cut a circle of four fifths: the mark's corners stay inside. */
const PADDED = 0.75;

const FILLS_ALL = { display: 'flex', width: '100%', height: '100%' };

const mark = readFileSync('app/icon.svg', 'utf8');
const ground = /<rect [^>]*fill="([^"]+)"/.exec(mark)?.[1];

/** @returns a PNG of `side` pixels square: app/icon.svg on `share` of its side, its ground on the rest */
async function draw(side: number, share: number): Promise<Buffer> {
  const inner = side * share;
  const picture = element('img', {
    src: `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`,
    width: inner,
    height: inner,
  });
  const style = { background: ground, padding: (side - inner) / 2 };
  const sheet = element('div', { style: { ...FILLS_ALL, ...style } }, picture);
  const response = new ImageResponse(sheet, { width: side, height: side });
  return Buffer.from(await response.arrayBuffer());
}

/**
 * An ICO file: a directory, then each picture as a PNG.
 * https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
function packIcons(pictures: { side: number; png: Buffer }[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * pictures.length);
  directory.writeUInt16LE(1, 2); // icons, not cursors
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  for (const [index, { side, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    directory.writeUInt8(side, at);
    directory.writeUInt8(side, at + 1);
    directory.writeUInt16LE(1, at + 4); // planes
    directory.writeUInt16LE(32, at + 6); // bits a pixel
    directory.writeUInt32LE(png.length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}

const favicons = FAVICON_SIDES.map(async (side) => ({ side, png: await draw(side, 1) }));
const icons = {
  'favicon.ico': packIcons(await Promise.all(favicons)),
  'apple-touch-icon.png': await draw(180, PADDED),
  'icon-192.png': await draw(192, 1),
  'icon-512.png': await draw(512, 1),
  'icon-maskable-512.png': await draw(512, PADDED),
};

const folder = process.argv[2] ?? 'public';
for (const [name, bytes] of Object.entries(icons)) {
  writeFileSync(join(folder, name), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
