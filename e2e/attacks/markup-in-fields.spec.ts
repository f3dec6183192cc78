/** Attack 10: markup, line breaks, template braces and escape codes in every field are inert. */
import type { Email } from 'postal-mime';
import { CONTACT, mailsAbout, message, referenceOf, sendMessage } from '../support/contact.ts';
import { actionFields, postForm } from '../support/form-post.ts';
import { withSite } from '../support/own-site.ts';
import { ask } from '../support/raw-http.ts';
import type { Site } from '../support/site.ts';
import { expect, newAddress, test } from '../support/test.ts';

const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'><svg/onload=alert(1)>';
const INJECTED = 'Bcc: victim@evil.example';
const BREAKS = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\u000b', '\r\n\r\n', '%0d%0a', '\u0000'];
/** Everything at once, short enough for a name. */
const NASTY = [
  '<b>{{reference}}</b>{{message}}',
  '{{ __proto__ }}{{constructor}}#{7*7}<%= 7 %>',
  `=HYPERLINK("http://evil.example")`,
  '\u001b[31mred\u001b[0m\u0007',
  '\u202Egnp.exe\u2066',
];

const headerNames = (mail: Email) => mail.headers.map(({ key }) => key).sort();

async function pair(site: Site, fields: Record<string, unknown>): Promise<[Email, Email]> {
  const mails = await mailsAbout(site, referenceOf(await sendMessage(site, fields)));
  expect(mails).toHaveLength(2);
  const isDesk = (mail: Email) => mail.to?.[0]?.address?.startsWith('desk@') === true;
  const desk = mails.find(isDesk);
  const visitor = mails.find((mail) => !isDesk(mail));
  if (!desk || !visitor) throw new Error('one of the two mails is missing');
  return [desk, visitor];
}

test('a line break in a field adds no header and no receiver to a mail', async ({ site }) => {
  const harmless = await pair(site, {});
  for (const mark of BREAKS) {
    const text = `Asha${mark}${INJECTED}${mark}X-Evil: 1`;
    const email = `a.${newAddress()}@example.org`;
    const attacked = await pair(site, {
      name: text,
      company: text,
      email,
      message: `${text}${mark}${mark}.${mark}MAIL FROM:<evil@evil.example>${mark}and more text.`,
    });
    for (const [index, mail] of attacked.entries()) {
      expect(headerNames(mail), JSON.stringify(mark)).toEqual(
        headerNames(harmless[index] as Email),
      );
      expect(mail.to, JSON.stringify(mark)).toHaveLength(1);
      expect([mail.cc, mail.bcc], JSON.stringify(mark)).toEqual([undefined, undefined]);
      expect(mail.subject, JSON.stringify(mark)).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(mail.from?.address).toMatch(/^no-reply@/);
    }
    const [desk, visitor] = attacked;
    expect(visitor.to?.[0]?.address).toBe(email);
    expect(desk.replyTo?.map(({ address }) => address)).toEqual([email]);
  }
});

test('an e-mail field that is more than one address is refused', async ({ site }) => {
  for (const email of [
    ...[`a@example.org\r\n${INJECTED}`, `a@example.org\n${INJECTED}`],
    ...['a@example.org, b@evil.example', 'a@example.org,b@evil.example'],
    ...[
      'a@example.org;b@evil.example',
      'a@example.org b@evil.example',
      'a@example.org%0ab@evil.example',
    ],
    ...['<a@example.org>', 'A <a@example.org>', 'a@example.org>\r\nRCPT TO:<b@evil.example'],
    ...['"a@evil.example"@example.org', 'a@[127.0.0.1]', 'a@localhost', 'a@@example.org'],
    ...['a(comment)@example.org', 'victim@evil.example\u0000@example.org'],
    `${'a'.repeat(300)}@example.org`,
  ]) {
    const answer = await sendMessage(site, { email });
    expect(answer.status, JSON.stringify(email)).toBe(422);
    expect(JSON.parse(answer.body).fields.email, JSON.stringify(email)).toBeTruthy();
  }
});

test('markup and template braces arrive as the text that was typed', async ({ site }) => {
  for (const payload of [SCRIPT, ...NASTY]) {
    const fields = { name: payload.slice(0, 80), company: payload.slice(0, 80) };
    const text = `A question with ${payload} in the middle of it.`;
    const [desk, visitor] = await pair(site, { ...fields, message: text });
    const visible = payload.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '');
    expect(desk.text, payload).toContain(visible);
    for (const { html } of [desk, visitor])
      expect(html, payload).not.toMatch(/<(?:script|img|svg|b>)|onerror=[^&]*>|javascript:/i);
    // Nothing that a stranger typed is sent to an address that the stranger typed.
    expect(`${visitor.subject} ${visitor.text} ${visitor.html}`, payload).not.toContain('alert');
    expect(`${visitor.text} ${visitor.html}`, payload).not.toContain('evil.example');
    expect(visitor.text, 'a field of the template').not.toContain('{{');
  }
});

test('the form without scripts shows what was typed as text', async ({ site, address }) => {
  const open = await ask(site.port, { path: '/contact-us' });
  const typed = { name: SCRIPT, email: SCRIPT, company: SCRIPT, message: SCRIPT, topic: SCRIPT };
  const fields = { ...actionFields(open.body), ...typed, phone: SCRIPT };
  const headers = { 'X-Forwarded-For': address, 'Accept-Encoding': 'identity' };
  const answer = await postForm(site, '/contact-us', fields, headers);
  expect(answer.status).toBe(200);
  expect(answer.body, 'what was typed is still there').toContain('&lt;script&gt;alert(1)');
  expect(answer.body).not.toMatch(/<script>alert|<img src=x|<svg\/onload/);
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toMatch(/script-src 'self'[^;]*'nonce-/);
  expect(policy).not.toContain('unsafe');
});

test('markup in the address never becomes part of a page', async ({ site }) => {
  const encoded = encodeURIComponent(SCRIPT);
  for (const path of [
    `/contact-us?name=${encoded}`,
    `/home?missing=${encoded}&consent=${encoded}&next=${encoded}`,
    `/${encoded}`,
    `/Products/${encoded}`,
    `/api/v1/${encoded}`,
    `/api/v1/content/cookie-text?region=${encoded}`,
  ]) {
    const headers = { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' };
    for (const sent of [{}, headers]) {
      const answer = await ask(site.port, { path, headers: sent });
      expect(answer.body, path).not.toContain('alert(1)');
      expect(answer.headers.get('content-type') ?? 'text/plain', path).not.toMatch(/svg|xml/);
    }
  }
});

test('the log is one JSON object a line, and knows nothing personal', {
  tag: '@full',
}, async () => {
  await withSite({ env: { LOG_LEVEL: 'trace' } }, async (site) => {
    const before = site.output().length;
    const token = JSON.parse((await ask(site.port, { path: '/api/v1/form-token' })).body).token;
    const secrets = ['Zaphodname', 'zaphod.mail', 'Zaphodcompany', 'zaphodtext', '555 0199'];
    const forged = '\n{"level":"fatal","msg":"forged"}\r\n\u001b[2Jforged';
    const fields = {
      name: `${secrets[0]}${forged}`,
      email: `${secrets[1]}@example.org`,
      company: `${secrets[2]}${forged}`,
      phone: `+1 617 ${secrets[4]}`,
      message: `${secrets[3]} is written here.${forged}`,
    };
    await mailsAbout(site, referenceOf(await sendMessage(site, fields)));
    const key = { 'Idempotency-Key': 'zaphod-key-1234' };
    await sendMessage(site, { ...fields, token }, key);
    await sendMessage(site, { ...fields, token, message: `${fields.message} Changed.` }, key);
    await sendMessage(site, { ...fields, email: `${secrets[1]}`, topic: forged });
    await sendMessage(site, { ...fields, token: `${token}x` });
    const session = { Cookie: `session=zaphod-session; region=${encodeURIComponent(forged)}` };
    for (const path of [CONTACT, '/contact-us', `/api/v1/${encodeURIComponent(forged)}`])
      await ask(site.port, {
        method: 'POST',
        path,
        headers: { ...session, 'Content-Type': 'application/json', 'User-Agent': '\u001b[31m' },
        body: JSON.stringify(message(site, fields)).slice(0, -3),
      });
    const printed = () => site.output().slice(before);
    // An answer may be here before its line of the log is.
    await expect.poll(() => printed().split('\n').length, 'lines of the log').toBeGreaterThan(6);
    await expect.poll(() => printed().endsWith('\n'), 'the last line is whole').toBe(true);
    const lines = printed().split('\n').filter(Boolean);
    for (const line of lines) {
      expect(() => JSON.parse(line), line).not.toThrow();
      expect(line).not.toContain('forged');
      expect(line).not.toContain('\u001b');
    }
    const log = lines.join('\n').toLowerCase();
    for (const secret of [...secrets, token, 'zaphod-session', 'zaphod-key'])
      expect(log, secret).not.toContain(secret.toLowerCase());
  });
});
