/** The web app manifest of an edition. https://www.w3.org/TR/appmanifest/ */

import { LOCALES, type Region } from '../../platform/region/region.ts';
import { getPage } from '../content/pages.ts';
import { HOME } from '../content/routes.ts';
import { brand } from '../content/site.ts';

/** The ground of the default theme; see app/styles/themes.css. */
const GROUND = '#f5f7fb';

/** The pictures lie in public/ and are drawn from the first by `npm run icons`. */
const ICONS = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

export function manifest(region: Region) {
  const { name } = brand[region];
  return {
    name,
    short_name: name,
    description: getPage('/home', region).description,
    lang: LOCALES[region],
    start_url: HOME,
    scope: '/',
    display: 'browser',
    background_color: GROUND,
    theme_color: GROUND,
    icons: ICONS,
  };
}
