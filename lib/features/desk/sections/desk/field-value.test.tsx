/** The link of an applicant opens a page of the web, and nothing else that was typed opens anything. */
import { renderToStaticMarkup } from 'react-dom/server';
import { FieldValue } from './field-value';

test.each(['https://example.org/ada?cv=1', 'http://example.org'])('%s can be opened', (value) => {
  const html = renderToStaticMarkup(<FieldValue name="link" value={value} />);
  expect(html).toContain(`href="${value}"`);
  expect(html).toContain('rel="noopener noreferrer nofollow"');
});

test.each([
  ['link', 'javascript:alert(1)'],
  ['link', 'data:text/html,hello'],
  ['link', 'example.org/ada'],
  ['message', 'https://example.org/ada'],
])('a %s that says %s stays text', (name, value) => {
  expect(renderToStaticMarkup(<FieldValue name={name} value={value} />)).toBe(value);
});
