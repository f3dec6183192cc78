/**
 * What the middleware answers, by kind of visitor: status, place to go, cookies, caching, page.
 * The last group holds what depends on the order of the steps.
 */
import { NextRequest, type NextResponse } from 'next/server';
import { middleware } from '../../../middleware.ts';
import { originOf } from '../../platform/region/origins.ts';
import type { Region } from '../../platform/region/region.ts';
import {
  buildRecord,
  consentCookieName,
  everyCategory,
  serializeRecord,
} from '../consent/record.ts';
import { findRoute, HOME, routes } from '../content/routes.ts';
import { cookieText } from '../content/site.ts';
import { NOTICES, noticePage } from './notices.ts';

const USA = new URL(originOf('USA')).host;
const INDIA = new URL(originOf('INDIA')).host;
const ADDRESS = '192.0.2.7';
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const GUARDED = routes.filter((route) => route.guarded).map((route) => route.path);
/** The internal address of the page that a path shows, in the USA edition. */
const shownAt = (path: string) => `/USA${encodeURI(findRoute(path)?.page ?? '')}`;
const FORM_HEADERS = { 'content-type': 'multipart/form-data; boundary=----WebKitFormBoundaryx' };
const OPEN = routes
  .filter((route) => !route.guarded)
  .flatMap(({ path, alias }) => [path, ...alias]);

type Request = {
  host?: string;
  method?: string;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
};

function visit(path: string, { host = 'localhost:3000', method, cookies, headers }: Request = {}) {
  const cookie = Object.entries(cookies ?? {})
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
  const request = new NextRequest(`http://${host}${path}`, {
    method,
    headers: { host, 'x-forwarded-for': ADDRESS, ...(cookie && { cookie }), ...headers },
  });
  return summary(middleware(request), `http://${host}`);
}

/** The parts of an answer that a visitor, a browser or a cache acts on. */
function summary(response: NextResponse, origin: string) {
  const header = (name: string) => response.headers.get(name) ?? undefined;
  const here = (address: string | undefined) => address?.replace(origin, '');
  return {
    status: response.status,
    location: here(header('location')),
    page: here(header('x-middleware-rewrite')),
    passesOn: header('x-middleware-next') === '1',
    caching: header('cache-control'),
    cookies: response.headers.getSetCookie(),
    policy: header('content-security-policy'),
    header,
  };
}

const consent = (region: Region, change: { ip?: string; revision?: string } = {}) => {
  const record = buildRecord({
    region,
    ip: ADDRESS,
    choices: everyCategory(false),
    revision: cookieText[region].revision,
    ...change,
  });
  return { [consentCookieName(region)]: serializeRecord(record) };
};

describe('a new visitor', () => {
  test.each(OPEN)('reads %s', (path) => {
    const { page } = routes.find((route) => [route.path, ...route.alias].includes(path)) ?? {};
    expect(visit(path)).toMatchObject({
      status: 200,
      page: `/USA${page}`,
      caching: 'private, no-cache',
      cookies: [],
    });
    const { indexed } = findRoute(path) ?? {};
    expect(visit(path).header('vary')).toBe(`Cookie, User-Agent${indexed ? ', Accept' : ''}`);
  });

  test.each(GUARDED)('is asked for consent before %s, and keeps the way back', (path) => {
    const answer = visit(`${path}?plan=Free`);
    const next = encodeURIComponent(`${encodeURI(path)}?plan=Free`);
    expect(answer).toMatchObject({
      status: 307,
      location: `${HOME}?consent=missing&next=${next}#cookie-choice`,
      page: undefined,
      caching: 'no-store',
      cookies: [],
    });
  });

  test('keeps the way back without a query that is too long to be read again', () => {
    const answer = visit(`/Products?words=${'%25'.repeat(600)}`);
    expect(answer.location).toBe(`${HOME}?consent=missing&next=%2FProducts#cookie-choice`);
  });

  test('is sent from the root to the homepage with the query', () => {
    expect(visit('/?utm=a')).toMatchObject({
      status: 307,
      location: `${HOME}?utm=a`,
      caching: 'no-store',
    });
  });

  test('is taken home from an unknown path and told which it was', () => {
    expect(visit('/no/such page')).toMatchObject({
      status: 307,
      location: `${HOME}?missing=%2Fno%2Fsuch+page#page-not-found`,
      caching: 'no-store',
    });
  });

  test.each([
    ['that a page is missing', 'missing', '/no-such-page'],
    ['what a guarded page asks for', 'consent', '/Products'],
  ])('reads on the homepage %s, and no cache gives that to others', (_, notice, path) => {
    const told = visit(path).location ?? '';
    for (const request of [{}, { host: USA, cookies: { region: 'USA' } }])
      expect(visit(told, request)).toMatchObject({
        status: 200,
        page: `/USA/home/${notice}${told.slice(told.indexOf('?'), told.indexOf('#'))}`,
        caching: 'private, no-cache',
      });
  });

  test('is told nothing elsewhere, and nothing by other words in a query', () => {
    for (const [path, page] of [
      ['/contact-us?missing=%2Fx&consent=ip', '/contact-us'],
      [`${HOME}?next=%2Fx&utm=missing`, '/home'],
    ])
      expect(visit(path ?? '').page?.replace(/\?.*/, '')).toBe(`/USA${page}`);
    for (const page of NOTICES.map(noticePage)) {
      expect(routes.map((route) => route.page)).not.toContain(page);
      expect(visit(page).location).toContain('?missing=');
    }
  });

  test('has a page rendered for what the page answers, and is shown the built one for what it does not', () => {
    const caching = (path: string) =>
      visit(path, { host: USA, cookies: { region: 'USA' } }).header('cache-control');
    for (const query of ['topic=demo', 'utm_source=x&product=pay']) {
      expect(visit(`/contact-us?${query}`).page).toBe(`/USA/answer/contact-us?${query}`);
      expect(caching(`/contact-us?${query}`)).toBe('private, no-cache');
    }
    expect(visit('/contact-us?utm_source=topic').page).toBe('/USA/contact-us?utm_source=topic');
    expect(caching('/contact-us?utm_source=topic')).toMatch(/public/);
    expect(visit('/search?utm_source=x').page).toBe('/USA/answer/search?utm_source=x');
  });

  test('gets a plain 404 for a file that is not there', () => {
    for (const path of ['/x.png', '/wp-login.php', '/_next/image?url=x', '/_next/data/x'])
      expect(visit(path)).toMatchObject({ status: 404, location: undefined, caching: 'no-store' });
  });

  test('gets the files that are there, whatever the consent', () => {
    for (const path of ['/icon.svg', '/display.css'])
      expect(visit(path)).toMatchObject({ passesOn: true, location: undefined });
  });
});

describe('a consenting visitor', () => {
  test.each(GUARDED)('reads %s, and no shared cache keeps it', (path) => {
    const answer = visit(path, { cookies: consent('USA') });
    expect(answer).toMatchObject({
      status: 200,
      page: shownAt(path),
      caching: 'private, no-cache',
    });
    // Not even where caches may keep an open page.
    const live = visit(path, { host: USA, cookies: { region: 'USA', ...consent('USA') } });
    expect(live).toMatchObject({ status: 200, cookies: [], caching: 'private, no-cache' });
  });

  test.each([
    ['the other edition', consent('INDIA'), {}, 'missing'],
    ['an older text', consent('USA', { revision: '2020-01-01' }), {}, 'invalid'],
    ['another address', consent('USA', { ip: '198.51.100.9' }), {}, 'ip'],
    [
      'another address claimed first',
      consent('USA'),
      { 'x-forwarded-for': `${ADDRESS}, 198.51.100.9` },
      'ip',
    ],
    ['no known address', consent('USA'), { 'x-forwarded-for': 'unknown' }, 'ip'],
    ['rubbish', { 'cookie-consent-USA': 'true' }, {}, 'invalid'],
  ])('is asked again with a record of %s', (_, cookies, headers, reason) => {
    const answer = visit('/Products/HRIS', { cookies, headers });
    expect(answer.status).toBe(307);
    expect(answer.location).toMatch(new RegExp(`\\?consent=${reason}&next=%2FProducts%2FHRIS#`));
  });

  test('reads the edition of the region cookie with that edition’s consent', () => {
    const cookies = { region: 'INDIA', ...consent('INDIA') };
    expect(visit('/Products', { cookies })).toMatchObject({ status: 200, page: '/INDIA/Products' });
  });
});

describe('an attacker', () => {
  test.each([
    ['x-middleware-subrequest', 'middleware:middleware:middleware:middleware:middleware'],
    ['x-middleware-prefetch', '1'],
    ['purpose', 'prefetch'],
    ['next-router-prefetch', '1'],
    ['rsc', '1'],
    ['x-nextjs-data', '1'],
    ['x-forwarded-host', 'evil.example'],
    ['x-original-url', '/contact-us'],
    ['x-rewrite-url', '/contact-us'],
  ])('does not get past the guard with %s', (name, value) => {
    const answer = visit('/Products/PAY', { headers: { [name]: value } });
    expect(answer).toMatchObject({ status: 307, page: undefined });
    expect(answer.location).not.toContain('evil');
  });

  test.each(['/USA/Products', '/USA/home', '/INDIA/Products/HRIS', '/usa', '/USA/'])(
    'does not get in by the internal path %s',
    (path) => {
      const answer = visit(path, { cookies: consent('USA') });
      expect(answer).toMatchObject({ status: 307, page: undefined, cookies: [] });
      expect(answer.location).toMatch(/\?missing=.*#page-not-found$/);
    },
  );

  test.each(['/%E0%A4%A', '/a%00b', '/a%0d%0ab', '/a%5Cb'])('gets a 400 for %s', (path) => {
    expect(visit(path).status).toBe(400);
  });

  test('cannot carry a header or another host in an unknown path', () => {
    expect(visit('//evil.example/%0a').status).toBe(400);
    expect(visit('//evil/a?b=c').location).toBe(`${HOME}?missing=%2F%2Fevil%2Fa#page-not-found`);
  });

  test.each(['DELETE', 'PUT', 'PATCH', 'OPTIONS', 'TRACE-ME'])('cannot %s a page', (method) => {
    const answer = visit('/contact-us', { method });
    expect(answer).toMatchObject({ status: 405, caching: 'no-store' });
    expect(answer.header('allow')).toBe('GET, HEAD, POST');
  });

  test.each(['/home', '/Products', '/no-such-page', '/icon.svg', '/USA', '/'])(
    'cannot send a form to %s, which has none',
    (path) => {
      const answer = visit(path, { method: 'POST', headers: FORM_HEADERS });
      expect(answer).toMatchObject({ status: 405, page: undefined, caching: 'no-store' });
      expect(answer.header('allow')).toBe('GET, HEAD');
    },
  );

  test.each([
    ['none', undefined],
    ['no boundary', 'multipart/form-data'],
    ['an empty boundary', 'multipart/form-data; boundary='],
    ['a boundary that is none', 'multipart/form-data; boundary=<a>'],
    ['another type', 'application/x-www-form-urlencoded'],
    ['JSON', 'application/json'],
  ])('makes nobody render a page for a form with %s', (_, type) => {
    const headers: Record<string, string> = type ? { 'content-type': type } : {};
    const answer = visit('/contact-us', { method: 'POST', headers });
    expect(answer).toMatchObject({ status: 415, page: undefined, caching: 'no-store' });
  });

  test('reads a file by its one spelling only', () => {
    for (const path of ['/%69con.svg', '/icon%2Esvg', '/display.%63ss'])
      expect(visit(path)).toMatchObject({ status: 404, passesOn: false });
  });

  test('gets nothing special for a path of thousands of slashes', () => {
    expect(visit(`/a${'/'.repeat(8000)}b`).location).toContain('#page-not-found');
  });
});

describe('a crawler', () => {
  const crawl = (path: string) =>
    visit(path, { host: USA, cookies: { region: 'USA' }, headers: { 'user-agent': GOOGLEBOT } });

  test.each(GUARDED)('reads %s without consent', (path) => {
    expect(crawl(path)).toMatchObject({
      status: 200,
      page: shownAt(path),
      caching: 'private, no-cache',
    });
  });
  test('gets a true 404 page for an unknown path, which nobody keeps for people', () => {
    const answer = crawl('/no-such-page');
    expect(answer).toMatchObject({
      status: 404,
      page: '/USA/404',
      location: undefined,
      caching: 'private, no-cache',
    });
    expect(answer.header('vary')).toContain('User-Agent');
  });
});

describe('a visitor of a live host', () => {
  test.each([
    [USA, 'USA', 'INDIA'],
    [INDIA, 'INDIA', 'USA'],
  ] as const)(
    'of %s reads that edition, whatever the cookie, which is set right',
    (host, own, other) => {
      for (const cookies of [undefined, { region: other }, { region: 'FRANCE' }]) {
        const answer = visit('/contact-us', { host, cookies });
        expect(answer).toMatchObject({
          status: 200,
          page: `/${own}/contact-us`,
          caching: 'private, no-cache',
        });
        expect(answer.cookies).toHaveLength(1);
        expect(answer.cookies[0]).toMatch(
          new RegExp(`^region=${own}; Path=/; Expires=[^;]+; Max-Age=31536000; SameSite=lax$`),
        );
      }
    },
  );

  test('gets the cookie with Secure on https', () => {
    const answer = visit(HOME, { host: USA, headers: { 'x-forwarded-proto': 'https' } });
    expect(answer.cookies[0]).toContain('; Secure');
  });

  test('who has the right cookie gets what a shared cache may keep', () => {
    const answer = visit('/contact-us', { host: USA, cookies: { region: 'USA' } });
    expect(answer.cookies).toEqual([]);
    expect(answer.caching).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
  });

  test('who has agreed may have the next page loaded ahead, which no cache gives to others', () => {
    for (const path of [HOME, '/Products']) {
      const answer = visit(path, { host: USA, cookies: { region: 'USA', ...consent('USA') } });
      expect(answer.header('speculation-rules')).toBe('"/speculation-rules.json"');
      expect(answer.caching).toBe('private, no-cache');
    }
    const strangers = [{}, consent('USA', { ip: '198.51.100.9' }), consent('INDIA')];
    for (const cookies of strangers)
      expect(visit(HOME, { host: USA, cookies }).header('speculation-rules')).toBeUndefined();
  });

  test('gets no cookie with an answer that shows no page', () => {
    for (const path of ['/', '/Products', '/products', '/no-such-page', '/x.png', '/icon.svg'])
      expect(visit(path, { host: USA }).cookies).toEqual([]);
  });

  test('on this machine gets no cookie at all', () => {
    expect(visit('/contact-us').cookies).toEqual([]);
  });
});

describe('a visitor who chooses a region', () => {
  test.each(['USA', 'INDIA'])('/%s sets the cookie and leads home, here', (region) => {
    const answer = visit(`/${region}`);
    expect(answer).toMatchObject({ status: 307, location: HOME, caching: 'no-store' });
    expect(answer.cookies).toHaveLength(1);
    expect(answer.cookies[0]).toMatch(
      new RegExp(`^region=${region}; Path=/; .*Max-Age=31536000; SameSite=lax$`),
    );
  });

  test('on the live host of the other edition goes to its own origin', () => {
    const answer = visit('/INDIA', { host: USA });
    expect(answer).toMatchObject({
      status: 307,
      location: originOf('INDIA') + HOME,
      cookies: [],
    });
    expect(visit('/USA', { host: INDIA }).location).toBe(originOf('USA') + HOME);
  });

  test('on the live host of the same edition stays', () => {
    expect(visit('/USA', { host: USA })).toMatchObject({ status: 307, location: HOME });
  });

  test('comes back to the page of before, on either host', () => {
    const query = `?next=${encodeURIComponent('/Products/HRIS?a=b#parts')}`;
    expect(visit(`/INDIA${query}`).location).toBe('/Products/HRIS?a=b#parts');
    expect(visit(`/INDIA${query}`, { host: USA }).location).toBe(
      `${originOf('INDIA')}/Products/HRIS?a=b#parts`,
    );
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a\r\nSet-Cookie: a=b',
    '/no-such-page',
    '/USA/Products',
    '/INDIA',
    '/%E0%A4%A',
    '/%',
  ])('is not sent on to %j', (next) => {
    for (const host of [USA, 'localhost:3000']) {
      const answer = visit(`/INDIA?next=${encodeURIComponent(next)}`, { host });
      expect(answer.location).toBe(host === USA ? originOf('INDIA') + HOME : HOME);
    }
  });

  test('of another name is at an unknown path', () => {
    expect(visit('/FRANCE').location).toContain('missing=%2FFRANCE');
  });
});

describe('who wants a page as Markdown', () => {
  const ACCEPT = { accept: 'text/markdown, */*;q=0.8' };
  const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
  const listed = routes.filter(({ indexed }) => indexed);
  const markdownOf = (path: string) => `/markdown/USA${encodeURI(findRoute(path)?.page ?? '')}.md`;

  test.each(listed.map(({ path }) => path))('has %s by its address and by Accept', (path) => {
    const cookies = consent('USA');
    for (const [address, headers] of [
      [`${path}.md`, {}],
      [`${path}.md`, BROWSER],
      [`${path}.md?a=b`, ACCEPT],
      [path, ACCEPT],
    ] as const) {
      const answer = visit(address, { cookies, headers });
      expect(answer).toMatchObject({
        status: 200,
        page: markdownOf(path),
        caching: 'private, no-cache',
        cookies: [],
      });
      expect(answer.header('link')).toBe(`<${originOf('USA')}${encodeURI(path)}>; rel="canonical"`);
    }
    expect(visit(path, { cookies, headers: BROWSER }).page).toBe(shownAt(path));
  });

  test.each(GUARDED.filter((path) => findRoute(path)?.indexed))(
    'is asked for consent before %s, as for the page',
    (path) => {
      for (const [address, headers] of [
        [`${path}.md`, {}],
        [path, ACCEPT],
      ] as const) {
        const next = encodeURIComponent(encodeURI(address));
        expect(visit(address, { headers })).toMatchObject({
          status: 307,
          location: `${HOME}?consent=missing&next=${next}#cookie-choice`,
          page: undefined,
          caching: 'no-store',
        });
        const cookies = consent('USA', { ip: '198.51.100.9' });
        expect(visit(address, { headers, cookies }).location).toContain('consent=ip');
      }
    },
  );

  test('reads a guarded page as a crawler, and no shared cache keeps it', () => {
    const headers = { 'user-agent': GOOGLEBOT };
    for (const host of [USA, 'localhost:3000'])
      expect(visit('/Products/HRIS.md', { host, headers })).toMatchObject({
        page: '/markdown/USA/Products/HRIS.md',
        caching: 'private, no-cache',
      });
  });

  test('has an open page from a shared cache by `.md`, and never at the address of the page', () => {
    const byAddress = visit('/plan.md', { host: INDIA });
    expect(byAddress).toMatchObject({
      page: '/markdown/INDIA/plan.md',
      caching: expect.stringContaining('public'),
      cookies: [],
    });
    expect(byAddress.header('vary')).toBeUndefined();
    const byAccept = visit('/plan', { host: USA, cookies: { region: 'USA' }, headers: ACCEPT });
    expect(byAccept.caching).toBe('private, no-cache');
    expect(byAccept.header('vary')).toBe('Cookie, User-Agent, Accept');
    const page = visit('/plan', { host: USA, cookies: { region: 'USA' } });
    expect(page.caching).toContain('public');
    expect(page.header('vary')).toBe('Accept');
  });

  test.each(routes.filter(({ indexed }) => !indexed).map(({ path }) => path))(
    'gets HTML of %s, which has no Markdown',
    (path) => {
      const answer = visit(path, { cookies: consent('USA'), headers: ACCEPT });
      expect(answer.page).toBe(shownAt(path));
      expect(answer.header('vary')).toBe('Cookie, User-Agent');
      expect(visit(`${path}.md`, { cookies: consent('USA') })).toMatchObject({
        status: 404,
        page: undefined,
      });
    },
  );

  test('gets the answer to a query as HTML, since Markdown is made at build', () => {
    const answer = visit('/search?q=leave', { headers: ACCEPT });
    expect(answer.page).toBe('/USA/answer/search?q=leave');
    expect(answer.header('vary')).toBe('Cookie, User-Agent');
  });

  test.each([
    ['/PLAN.md', '/plan.md'],
    ['/plan.MD', '/plan.md'],
    ['/pricing.md', '/plan.md'],
    ['/plan.md/', '/plan.md'],
    ['/products/hris.md?a=b', '/Products/HRIS.md?a=b'],
  ])('is sent from %s to %s', (path, canonical) => {
    expect(visit(path)).toMatchObject({ status: 308, location: canonical });
  });

  test.each(['/plan.md.md', '/plan.html.md', '/.md', '/USA.md', '/404.md', '/plan.mdx'])(
    'gets a plain 404 for %s',
    (path) => {
      expect(visit(path)).toMatchObject({ status: 404, page: undefined });
    },
  );

  test.each(['/markdown/USA/plan.md', '/markdown/USA/plan', '/USA/plan.md'])(
    'does not get in by the internal path %s',
    (path) => {
      expect(visit(path, { cookies: consent('USA') }).page).toBeUndefined();
    },
  );

  test('can send it no form, and the answer to a form is HTML', () => {
    const send = (path: string) =>
      visit(path, { method: 'POST', headers: { ...FORM_HEADERS, ...ACCEPT } });
    expect(send('/plan.md')).toMatchObject({ status: 405, page: undefined });
    expect(send('/plan.md').header('allow')).toBe('GET, HEAD');
    expect(send('/plan').page).toBe('/USA/plan');
  });
});

describe('the policy of a page', () => {
  test.each(['/contact-us', HOME])(
    '%s comes with a strict one and no nonce when it is read',
    (path) => {
      const { policy } = visit(path);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toMatch(/script-src 'self'/);
      expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
      expect(policy).not.toContain('nonce-');
    },
  );
  test('a sent form gets a nonce of its own, and nobody keeps the answer', () => {
    const send = () =>
      visit('/contact-us', {
        host: USA,
        method: 'POST',
        cookies: { region: 'USA' },
        headers: FORM_HEADERS,
      });
    const [first, second] = [send(), send()];
    expect(first.policy).toMatch(/'nonce-[\w-]{16,}'/);
    expect(first.policy).not.toBe(second.policy);
    expect(first.caching).toBe('private, no-cache');
    expect(first.header('x-middleware-request-content-security-policy')).toBe(first.policy);
  });
});

describe('another spelling of a path', () => {
  test.each([
    ['/products/hris', '/Products/HRIS'],
    ['/PRODUCTS', '/Products'],
    ['/Products/', '/Products'],
    ['/Products/HRIS//', '/Products/HRIS'],
    ['/contact', '/contact-us'],
    ['/ContactUs/?a=b', '/contact-us?a=b'],
    ['/Home', '/home'],
    ['/products/hris?a=b&c=%2F', '/Products/HRIS?a=b&c=%2F'],
  ])('%s moves for good to %s, and the browser alone keeps that', (path, canonical) => {
    expect(visit(path)).toMatchObject({
      status: 308,
      location: canonical,
      caching: 'private, max-age=3600',
      cookies: [],
    });
  });
});

describe('a sent form', () => {
  test.each(routes.filter(({ takesForm }) => takesForm).map(({ path }) => path))(
    'reaches %s from this site, and from no other',
    (path) => {
      const send = (origin: string) =>
        visit(path, {
          method: 'POST',
          cookies: consent('USA'),
          headers: { ...FORM_HEADERS, origin },
        });
      expect(send('http://localhost:3000')).toMatchObject({ status: 200, page: `/USA${path}` });
      expect(send('https://evil.example')).toMatchObject({ status: 403, page: undefined });
    },
  );
});

describe('a page that answers a query', () => {
  test.each(['/search', '/business-case', '/plan'])('%s is as built without one', (path) => {
    expect(visit(path, { host: USA })).toMatchObject({ status: 200, page: `/USA${path}` });
    expect(visit(`${path}?`, { host: USA }).page).toMatch(new RegExp(`^/USA${path}\\??$`));
  });
  test.each(['/search?q=leave', '/business-case?heads=5', '/plan?heads=5'])(
    '%s is rendered for this visitor, and kept by nobody',
    (path) => {
      const answer = visit(path, { host: USA, cookies: { region: 'USA' } });
      expect(answer.page).toBe(`/USA/answer${path}`);
      expect(answer.caching).toBe('private, no-cache');
      expect(answer.policy).toMatch(/script-src 'self' .*'nonce-[\w-]+'/);
    },
  );
  test('a dossier is guarded, with and without its query', () => {
    for (const path of ['/committee-pack', '/committee-pack?role=CFO'])
      expect(visit(path)).toMatchObject({ status: 307, page: undefined });
  });
  test.each(['/answer/search', '/answer/committee-pack?role=CFO', '/USA/answer/committee-pack'])(
    'there is no way in by %s',
    (path) => {
      expect(visit(path).page).toBeUndefined();
    },
  );
});

describe('a file of an edition', () => {
  test('is that of the host, and shared caches may keep it', () => {
    expect(visit('/sitemap.xml', { host: INDIA })).toMatchObject({
      status: 200,
      page: '/edition-files/INDIA/sitemap.xml',
      caching: expect.stringContaining('public'),
    });
  });
  test('follows the cookie on any other host, and nobody keeps it', () => {
    const answer = visit('/feed.xml', { cookies: { region: 'INDIA' } });
    expect(answer).toMatchObject({
      page: '/edition-files/INDIA/feed.xml',
      caching: 'private, no-cache',
    });
    expect(answer.header('vary')).toBe('Cookie');
  });
  test.each(['/edition-files/USA/sitemap.xml', '/USA/sitemap.xml'])('is not at %s', (path) => {
    expect(visit(path).status).toBe(404);
  });
});

describe('the order of the steps', () => {
  test('a stranger is refused before the form is judged', () => {
    const headers = { origin: 'https://evil.example' };
    expect(visit('/contact-us', { method: 'POST', headers }).status).toBe(403);
  });
  test('a file is served before anything else asks about it', () => {
    expect(visit('/icon.svg', { host: INDIA }).passesOn).toBe(true);
  });
  test('a wrong method is refused before it can choose a region', () => {
    expect(visit('/USA', { method: 'DELETE' })).toMatchObject({ status: 405, cookies: [] });
  });
  test('a region is chosen before the path is looked up and found missing', () => {
    expect(visit('/INDIA').location).not.toContain('missing');
  });
  test('the root goes home before it is looked up and found missing', () => {
    expect(visit('/').location).toBe(HOME);
  });
  test('a misspelt guarded path moves before anybody is asked to consent for it', () => {
    expect(visit('/products/hris')).toMatchObject({ status: 308, location: '/Products/HRIS' });
  });
  test('a misspelt path moves before it is found missing, for crawlers too', () => {
    const headers = { 'user-agent': GOOGLEBOT };
    expect(visit('/products/hris', { headers })).toMatchObject({ status: 308 });
  });
  test('an unknown path is told as missing before the guard could ask for consent', () => {
    expect(visit('/Products/NONE').location).not.toContain('consent=');
  });
  test('the guard speaks before a page is shown', () => {
    expect(visit('/Products').page).toBeUndefined();
  });
});
