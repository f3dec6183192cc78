/** The ways of asking for a guarded page that have ever led past a middleware or a proxy. */

/** A page that opens after consent only. */
export const GUARDED = '/Products/HRIS';

const after = (path: string, endings: readonly string[]) => endings.map((end) => path + end);
const before = (path: string, beginnings: readonly string[]) =>
  beginnings.map((begin) => begin + path);

/** What may stand behind its path: a query, the name of another form, a sign that ends it. */
const ENDINGS = [
  ...['', '?_rsc=1a2b3', '?next=/contact-us&consent=allowed', '.rsc', '.txt', '.html'],
  ...['.prefetch.rsc', '.segments/_tree.segment.rsc', '.segments/_full.segment.rsc'],
  '.segments/$d$region/Products/$d$product/__PAGE__.segment.rsc',
  ...['/', '//', ';', ';a=b', '.', '%20', '%00', '%00.png', '%0a', '%23', '%3f.png'],
  ...['/index', '/page'],
];

/** The same for its Markdown. */
const MARKDOWN_ENDINGS = [
  ...['.md', '.MD', '%2emd', '%2Emd?_rsc=1a2b3', '.md?next=/contact-us&consent=allowed'],
  ...['.md.md', '.md.html', '.md.rsc', '.rsc.md', '.html.md', '.md.br'],
  ...['.md/', '/.md', '.md;', '.md%20', '.md%00'],
];

/** What may stand before its path: the region of the inside, and detours. */
const BEGINNINGS = [
  ...['/USA', '/usa', '/INDIA', '/%55SA', '/[region]', '/', '//USA', '/.'],
  ...['/contact-us/..', '/contact-us/%2e%2e', '/contact-us/..;', '/api/..', '/api/%2e%2e/USA'],
  ...['/_next/static/../..', '/_next/static/%2e%2e/%2e%2e', '/_next/static/..%2f..%2fUSA'],
  '/icon.svg/..',
];

/** Every way of writing its path, also those that only the inside of the framework knows. */
export const PATHS = [
  ...after(GUARDED, [...ENDINGS, ...MARKDOWN_ENDINGS]),
  ...before(GUARDED, BEGINNINGS),
  ...before(`${GUARDED}.md`, ['/USA', '/', '/contact-us.md/..', '/contact-us/%2e%2e']),
  ...before(`/USA${GUARDED}.md`, ['/markdown', '/%6darkdown', '/MARKDOWN']),
  ...before(`/USA${GUARDED}.md`, ['/_next/markdown', '/.next/markdown']),
  ...[`/markdown/USA${GUARDED}`, `/markdown/USA${GUARDED}.md.br`],
  ...['/markdown/USA/home/../Products/HRIS.md', '/markdown/USA%2FProducts%2FHRIS.md'],
  ...[`/_next/data/build-id${GUARDED}.json`, `/_next/data/build-id/USA${GUARDED}.json`],
  ...[`/USA${GUARDED}.rsc`, `/USA${GUARDED}.segments/_full.segment.rsc`],
  ...['/USA/%50roducts/HRIS', '/USA%2FProducts%2FHRIS', '/USA//Products/HRIS'],
  ...['/%50roducts/HRIS', '/Products%2FHRIS', '/Products/%48RIS', '/Products/%2548RIS'],
  ...['/products/hris', '/products/hris.md', '/PRODUCTS/HRIS', '/Products\\HRIS'],
  ...['///Products//HRIS', '/Products//HRIS', '/Products;/HRIS', '/contact-us/..%2fProducts/HRIS'],
  '/%5Bregion%5D/Products/%5Bproduct%5D',
  '/_next/image?url=%2FUSA%2FProducts%2FHRIS&w=640&q=75',
  ...['/_next/server/app/USA/Products/HRIS.html', '/.next/server/app/USA/Products/HRIS.html'],
];

const SUBREQUEST = ['middleware', 'src/middleware', 'proxy', 'pages/_middleware', GUARDED];
/** Claims that a request came from the inside, wants data instead of a page, or has consent. */
export const HEADERS: Record<string, string | readonly string[]>[] = [
  {},
  ...SUBREQUEST.map((name) => ({ 'X-Middleware-Subrequest': name })),
  { 'X-Middleware-Subrequest': Array(6).fill('middleware').join(':') },
  { 'X-Middleware-Subrequest': Array(6).fill('src/middleware').join(':') },
  { 'x-MIDDLEWARE-subrequest': ['middleware:middleware', 'middleware:middleware:middleware'] },
  { 'X-Middleware-Subrequest': 'middleware', 'X-Middleware-Subrequest-Id': '0'.repeat(16) },
  { 'X-Middleware-Invoke': '1', 'X-Invoke-Path': '/USA/Products/HRIS' },
  { 'X-Middleware-Rewrite': '/USA/Products/HRIS', 'X-Middleware-Next': '1' },
  { 'X-Middleware-Prefetch': '1', 'X-Nextjs-Data': '1' },
  { RSC: '1' },
  { RSC: '1', 'Next-Router-Prefetch': '1' },
  { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_full' },
  { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' },
  { RSC: '1', 'Next-Router-State-Tree': '%5B%22%22%2C%7B%7D%5D', 'Next-Url': GUARDED },
  { Purpose: 'prefetch', 'Sec-Purpose': 'prefetch;prerender', 'X-Moz': 'prefetch' },
  { 'X-Original-URL': GUARDED, 'X-Rewrite-URL': '/USA/Products/HRIS', 'X-Matched-Path': GUARDED },
  { 'X-Forwarded-Path': GUARDED, 'X-Forwarded-Uri': GUARDED, 'X-Forwarded-Prefix': '/USA' },
  { 'X-Now-Route-Matches': '1=USA', 'X-Prerender-Revalidate': '1', 'X-Vercel-Id': 'a' },
  { 'Next-Resume': '1', 'X-Next-Resume-State-Length': '0' },
  { 'X-HTTP-Method-Override': 'GET', 'X-Invoke-Status': '200', 'X-Invoke-Output': '/USA' },
  { Host: 'www.norvant.in' },
  { Host: 'www.norvant.com', 'X-Forwarded-Host': 'www.norvant.in', 'X-Forwarded-Proto': 'https' },
  { Cookie: 'cookie-consent-USA=true; cookies-all-allowed=true' },
  { Cookie: 'cookie-consent-USA=%7B%22necessary_cookies_consent%22%3Atrue%7D' },
  { Cookie: 'cookie-consent-USA=%; region=../../USA' },
  { Accept: 'text/markdown' },
  { Accept: 'text/markdown', RSC: '1', 'X-Middleware-Rewrite': '/markdown/USA/Products/HRIS.md' },
  { 'Accept-Encoding': 'identity', Range: 'bytes=0-', 'If-None-Match': '*' },
];
