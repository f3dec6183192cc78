/** Products, cards and templates, as the API answers them from content. */
import { cards as cardsEndpoint } from '@/lib/features/products/endpoints/cards';
import { products } from '@/lib/features/products/endpoints/products';
import { route } from '@/lib/platform/api/route';
import { htmlTemplate } from '@/lib/site/mail/endpoints/html-template';
import { testRequest } from '../../platform/api/testing/test-request.ts';
import { picturePaths } from '../../site/content/picture-path.ts';
import { findRoute } from '../../site/content/routes.ts';
import { TEMPLATE_FILES } from '../../site/mail/template-files.ts';

const { GET: getCards } = route(cardsEndpoint);
const { GET: getTemplate } = route(htmlTemplate);
const { GET: getProducts } = route(products);

const cardsOf = (key: string) =>
  getCards(testRequest('/api/v1/cards/x'), { params: Promise.resolve({ key }) });
const templateOf = (file: string, query = '') =>
  getTemplate(testRequest(`/api/v1/html-templates/x${query}`), {
    params: Promise.resolve({ file }),
  });

test('the six modules and three platforms lead to their pages', async () => {
  const all: Record<string, string>[] = await (
    await getProducts(testRequest('/api/v1/product'))
  ).json();
  expect(all.map(({ code }) => code)).toEqual('HRIS HRMS DMS ATS PAY HCM Code CORI SI'.split(' '));
  for (const { path } of all) expect(findRoute(String(path))).toBeDefined();
});

test('the cards of the homepage have a picture and a page each', async () => {
  const cards: Record<string, string>[] = await (
    await cardsOf('home-why-engage-with-us-card')
  ).json();
  expect(cards).toHaveLength(6);
  for (const { image, routerLink1 } of cards) {
    expect(picturePaths()).toContain(image);
    expect(findRoute(decodeURI(String(routerLink1)))).toBeDefined();
  }
});

test.each(['home', '__proto__', 'toString', '../home'])(
  'the cards %j are not found',
  async (key) => {
    expect((await cardsOf(key)).status).toBe(404);
  },
);

test.each(TEMPLATE_FILES)('%s is given with our own words, and runs nothing', async (file) => {
  const response = await templateOf(file, '?reference=NV-2222-3333&received=today');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  const html = await response.text();
  expect(html).toContain('NV-2222-3333');
  expect(html).not.toContain('{{');
});

test('a place without a value stays as it is, and markup is shown as text', async () => {
  const [file = ''] = TEMPLATE_FILES;
  expect(await (await templateOf(file)).text()).toContain('{{reference}}');
  const html = await (await templateOf(file, '?reference=%3Cb%3Ex%3C/b%3E')).text();
  expect(html).toContain('&lt;b&gt;x&lt;/b&gt;');
});

test('nobody puts a link or a number of theirs into a letter of ours', async () => {
  const query = '?confirmUrl=https://evil.example&siteUrl=https://evil.example&deskPhone=%2B1900';
  const html = await (await templateOf('newsletter-confirmation.html', query)).text();
  expect(html).not.toMatch(/evil\.example|\+1900/);
});

test.each(['desk.html', 'acknowledgement-contact.txt', '../desk.html', 'x', '__proto__'])(
  'the template %j is not found',
  async (file) => {
    expect((await templateOf(file)).status).toBe(404);
  },
);
