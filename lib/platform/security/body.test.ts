/** @jest-environment node */
import { readForm } from './body.ts';

const form = (body: string) =>
  new Request('http://localhost/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  });
const fields = (count: number) => Array.from({ length: count }, (_, i) => `a${i}=b`).join('&');

test('a plain form with more fields than any form of the site has is refused', async () => {
  await expect(readForm(form(fields(51)))).rejects.toMatchObject({
    problem: 'size',
    message: 'Send at most 50 fields.',
  });
  expect(Object.keys(await readForm(form(fields(50))))).toHaveLength(50);
});
