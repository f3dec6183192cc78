/** QR codes as a path of SVG, drawn here: no other company learns the secret that one holds. */
import 'server-only';
import { encode } from 'uqr';

/** Modules of white around it, which scanners need. */
const BORDER = 4;

/** @returns the width of the square in modules, border included, and its dark modules as the `d` of a path */
export function qrCode(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: BORDER });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}
