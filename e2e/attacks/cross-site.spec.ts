/** Attack 4: other sites make a visitor's browser send something. Nothing happens. */
import { recordOf } from '../support/consent.ts';
import { CONTACT, message, referenceOf } from '../support/contact.ts';
import { actionFields, CONSENT, postChoice, postForm } from '../support/form-post.ts';
import { ask, askJson, type RawAnswer } from '../support/raw-http.ts';
import { REFERENCE, REFERENCE_WITHIN } from '../support/reference.ts';
import { removeData, type Site, startSite } from '../support/site.ts';
import { readStored } from '../support/stored.ts';
import { expect, newAddress, test } from '../support/test.ts';

const consent = recordOf('USA', '198.18.0.1');
const CALLS = [
  { path: CONTACT, body: (site: Site) => message(site) },
  { path: CONSENT, body: () => consent },
];

/** What a site has kept, which is stopped for it. */
async function expectNothingStored(site: Site): Promise<void> {
  await site.stop('SIGKILL');
  const { messages, receipts } = await readStored(site.dataDir);
  expect({ messages: messages.length, receipts }).toEqual({ messages: 0, receipts: 0 });
  expect(await site.mails()).toEqual([]);
}

function foreignOrigins(site: Site): string[] {
  return [
    ...['https://evil.example', 'null', '', 'http://localhost', site.usa],
    ...[`http://localhost:${site.port + 1}`, `http://localhost:${site.port}.evil.example`],
    ...[`http://localhost.evil.example:${site.port}`, `http://evil.example/localhost:${site.port}`],
    ...[`http://user@evil.example:${site.port}`, `file://localhost:${site.port}`],
    `http://127.0.0.1:${site.port}`,
  ];
}

test.describe('on a site that nobody writes to', () => {
  // One start for all of them.
  test.describe.configure({ mode: 'serial' });

  let site: Site;
  test.beforeAll(async () => {
    site = await startSite();
  });
  test.afterAll(async () => {
    await site?.stop('SIGKILL');
    if (site) removeData(site);
  });

  test('calls that write refuse foreign pages and other types, and keep nothing', async () => {
    const Host = `localhost:${site.port}`;
    const send = (path: string, json: unknown, headers: Record<string, string>) =>
      askJson(site.port, {
        path,
        json,
        headers: { Host, 'X-Forwarded-For': newAddress(), ...headers },
      });
    const expectStatus = (answer: RawAnswer, status: number, name: string) => {
      expect(answer.status, `${name}: ${answer.body}`).toBe(status);
      expect(JSON.parse(answer.body), name).toMatchObject({ code: expect.any(String) });
      expect(answer.cookies, name).toEqual([]);
    };
    for (const { path, body } of CALLS) {
      for (const origin of foreignOrigins(site))
        expectStatus(await send(path, body(site), { Origin: origin }), 403, `Origin: ${origin}`);
      for (const relation of ['cross-site', 'same-site'])
        for (const origin of [{}, { Origin: site.local }] as Record<string, string>[]) {
          const headers = { 'Sec-Fetch-Site': relation, ...origin };
          expectStatus(await send(path, body(site), headers), 403, JSON.stringify(headers));
        }
      const plain = ['text/plain', 'text/plain;charset=UTF-8', 'TEXT/PLAIN; a=application/json'];
      for (const type of plain)
        expectStatus(await send(path, body(site), { 'Content-Type': type }), 403, type);
      const others = [
        ...['multipart/form-data; boundary=x', 'text/html', 'application/json-patch+json'],
        ...['application/jsonx', 'application/x-www-form-urlencoded+json', 'json', ''],
      ];
      for (const type of others)
        expectStatus(
          await send(path, body(site), { 'Content-Type': type }),
          415,
          `${path} ${type}`,
        );
    }
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expectStatus(await send(CONTACT, message(site), form), 415, 'a form for a JSON call');
    for (const origin of foreignOrigins(site)) {
      const claims = { Origin: origin, Referer: `${origin}/`, 'Sec-GPC': '1' };
      const answer = await postChoice(site, { Host, ...claims });
      expectStatus(answer, 403, `the banner's form from ${origin}`);
    }
  });

  test("the contact form's action refuses foreign pages, and keeps nothing", async () => {
    const Host = `localhost:${site.port}`;
    const hidden = actionFields((await ask(site.port, { path: '/contact-us' })).body);
    const fields = { ...hidden, ...message(site), token: '' } as Record<string, string>;
    const claims: Record<string, string>[] = [
      ...foreignOrigins(site).map((Origin) => ({ Origin })),
      { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' },
    ];
    for (const claim of claims)
      for (const path of ['/contact-us', '/home', '/Products/HRIS']) {
        const answer = await postForm(site, path, fields, { Host, ...claim });
        const name = `${path} ${JSON.stringify(claim)}`;
        expect(answer.status, name).toBe(403);
        expect(answer.body, name).not.toMatch(REFERENCE_WITHIN);
      }
  });

  test('reading changes nothing, whatever the query says', async () => {
    const query = new URLSearchParams(
      Object.entries({ ...consent, ...message(site) }).map(([name, value]) => [
        name,
        String(value),
      ]),
    );
    const paths = [
      '/',
      '/contact-us',
      '/home',
      '/Products/HRIS',
      '/USA',
      '/nowhere',
      CONTACT,
      CONSENT,
    ];
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      for (const path of [...paths, '/api/v1/form-token', '/api/v1/ip', '/api/health/ready']) {
        const headers = { 'X-Forwarded-For': newAddress(), 'Sec-Fetch-Site': 'cross-site' };
        const answer = await ask(site.port, { method, path: `${path}?${query}`, headers });
        expect(answer.status, `${method} ${path}`).toBeLessThan(500);
        expect(answer.cookies.join(), `${method} ${path}`).not.toContain('consent');
        if (method === 'HEAD') expect(answer.body, `HEAD ${path}`).toBe('');
      }
  });

  test('after all of that nothing is kept', () => expectNothingStored(site));
});

test('the same messages are taken from a page of this site', async ({ site, address }) => {
  const own = {
    Host: `localhost:${site.port}`,
    Origin: site.local,
    'Sec-Fetch-Site': 'same-origin',
    'X-Forwarded-For': address,
  };
  const sent = await askJson(site.port, { path: CONTACT, json: message(site), headers: own });
  expect(referenceOf(sent)).toMatch(REFERENCE);
  const chosen = await askJson(site.port, { path: CONSENT, json: consent, headers: own });
  expect(chosen.status, chosen.body).toBe(201);
  const page = await ask(site.port, { path: '/contact-us', headers: own });
  const fields = { ...actionFields(page.body), ...message(site), token: '' } as Record<
    string,
    string
  >;
  const posted = await postForm(site, '/contact-us', fields, own);
  expect(posted.status).toBe(200);
  // A visitor without scripts is asked to look once more; the form then holds a signed token.
  expect(posted.body).toMatch(/name="token" value="[^"]+"/);
});
