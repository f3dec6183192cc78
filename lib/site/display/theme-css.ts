/** What app/styles/themes.css says, for what is made of it outside the browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from './display.ts';

const css = readFileSync(join(process.cwd(), 'app/styles/themes.css'), 'utf8');

const declarations = new Map(
  [...css.matchAll(/\[data-theme="([\w-]+)"\]\s*\{([^}]*)\}/g)].map(([, name, body = '']) => [
    name,
    body.replace(/\s*([:;])\s*/g, '$1').trim(),
  ]),
);

/** The declarations of `theme` in one line: '--header:#fff;…' */
export const themeDeclarations = (theme: Theme): string => declarations.get(theme) ?? '';

/** The one strong color of `theme`, in hexadecimal: '#1b3be0'. */
export const themeColor = (theme: Theme): string =>
  /--primarytheme:(#[0-9a-f]{6})/.exec(themeDeclarations(theme))?.[1] ?? '';
