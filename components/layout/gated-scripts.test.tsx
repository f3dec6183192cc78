/** Scripts that wait for consent are text to a browser, whatever the content file says. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { ConsentScript } from '@/content/schemas/cookies';
import { GatedScripts } from './gated-scripts';

const SCRIPT: ConsentScript = {
  id: 'visits',
  category: 'analytical',
  setBy: 'Example Analytics',
  src: 'https://cdn.example.com/visits.js',
  origins: { connect: [], image: [] },
  cookies: [
    { name: '_visits', purpose: 'Counts.', lifetime: '30 days' },
    { name: '_visits_*', purpose: 'Counts.', lifetime: '30 days' },
  ],
};

test('a script has no address that a browser would load', () => {
  expect(renderToStaticMarkup(<GatedScripts scripts={[SCRIPT]} />)).toBe(
    '<script type="text/plain" data-consent="analytical" data-src="https://cdn.example.com/visits.js" data-cookies="_visits _visits_*"></script>',
  );
});

test('the default site has none in its pages', () => {
  expect(renderToStaticMarkup(<GatedScripts scripts={[]} />)).toBe('');
});
