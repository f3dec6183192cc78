/**
 * What a visitor reads while the page opens that they had asked for.
 * @jest-environment jsdom
 */
import { openingWords } from './asked-page';

const WORDS = { opening: 'Opening {name}…', openingAsked: 'Opening the page you asked for…' };

beforeEach(() => {
  document.body.innerHTML = `
    <a href="/Products/PAY">See PAY</a>
    <a class="menu-link" href="/Products/PAY#parts">The payslip</a>
    <a class="menu-link" href="/Products/PAY">PAY <small>Payroll that explains itself</small></a>
    <a class="menu-link" href="/Company/Energy_&_Resources">Energy & Resources</a>`;
});

test.each([
  ['/Products/PAY', 'Opening PAY…'],
  ['/Products/PAY?x=1#parts', 'Opening PAY…'],
  ['/Company/Energy_&_Resources', 'Opening Energy & Resources…'],
  ['/Careers/web-developer-1', 'Opening the page you asked for…'],
  ['/Products', 'Opening the page you asked for…'],
])('%s: %s', (path, words) => {
  expect(openingWords(path, WORDS)).toBe(words);
});
