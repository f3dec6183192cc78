/** The web app manifest of an edition. https://www.w3.org/TR/appmanifest/ */

import { getPage } from '../content/pages.ts';
import { HOME } from '../content/routes.ts';
import { brand } from '../content/site.ts';
import { LOCALES, type Region } from '../region/region.ts';

/** The ground of the default theme; see app/styles/themes.css. */
const GROUND = '#f5f7fb';

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
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
}
