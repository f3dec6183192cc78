/** A link as applicants type it: whole, or without the beginning that browsers do not show. */
import { webLink } from './text-fields.ts';

test.each([
  ['https://example.org/ada', 'https://example.org/ada'],
  ['http://example.org', 'http://example.org'],
  ['linkedin.com/in/sam', 'https://linkedin.com/in/sam'],
  [' www.example.co.in ', 'https://www.example.co.in'],
  ['Example.org?cv=1', 'https://Example.org?cv=1'],
  ['example.org:8443/cv.pdf', 'https://example.org:8443/cv.pdf'],
])('%j is taken as %s', (typed, link) => {
  expect(webLink().parse(typed)).toBe(link);
});

test.each([
  'sam',
  'cv.pdf',
  'my site.org',
  'sam@example.org',
  'example.org@evil.example',
  'localhost:3000/cv',
  '10.0.0.1/cv',
  '//example.org',
  '/in/sam',
  'javascript:alert(1)',
  'javascript.com:alert(1)',
  'ftp://example.org',
  'file:///etc/passwd',
])('%j is refused', (typed) => {
  expect(webLink().safeParse(typed).success).toBe(false);
});
