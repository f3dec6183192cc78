/** The offices of content/site/offices.yaml, those of the own country first. */
import { offices } from '../../../lib/site/content/offices.ts';
import type { Fill } from '../../../lib/site/content/section-fill.ts';

export const fill: Fill<'offices'> = (section, { region }) => ({
  ...section,
  items: offices(region),
});
