/** The three typefaces, served from our own origin. Labels wait; headings and text do not. */
import localFont from 'next/font/local';

export const display = localFont({
  src: './bricolage-grotesque.woff2',
  weight: '700',
  variable: '--font-bricolage',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

export const text = localFont({
  src: './instrument-sans.woff2',
  weight: '400 700',
  variable: '--font-instrument',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

export const mono = localFont({
  src: './jetbrains-mono.woff2',
  weight: '400 700',
  variable: '--font-jetbrains',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});
