/**
 * The three typefaces, served from our own origin and preloaded (decision 136). What is read until they arrive is in
 * app/styles/fallback-fonts.css, since Next knows one fallback of one weight.
 */
import localFont from 'next/font/local';

export const display = localFont({
  src: './bricolage-grotesque.woff2',
  weight: '700',
  variable: '--font-bricolage',
  display: 'swap',
  adjustFontFallback: false,
});

export const text = localFont({
  src: './instrument-sans.woff2',
  weight: '400 700',
  variable: '--font-instrument',
  display: 'swap',
  adjustFontFallback: false,
});

export const mono = localFont({
  src: './jetbrains-mono.woff2',
  weight: '400 700',
  variable: '--font-jetbrains',
  display: 'swap',
  adjustFontFallback: false,
});
