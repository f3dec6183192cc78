/** What the tests of the styles know of the themes' colours. */
import { readFileSync } from 'node:fs';

/** The sheet of the themes, without its comments. */
export const css = readFileSync('app/styles/themes.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
/** Every theme with its tokens, by their names without dashes. */
export const themes = new Map(
  [...css.matchAll(/\[data-theme="([\w-]+)"\]\s*\{([^}]*)\}/g)].map(([, name = '', body = '']) => [
    name,
    new Map(
      [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, token = '', value = '']) => [
        token,
        value,
      ]),
    ),
  ]),
);

/** Relative luminance of '#rrggbb', 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Between '#rrggbb' and '#rrggbb', 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What is written in. */
export const INKS = ['color', 'cardtext', 'muted', 'link', 'note', 'danger', 'success'];
