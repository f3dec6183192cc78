/** Attack 13: forms sent by machines. Limits hold, nobody's inbox fills, everybody else gets in. */
import { HOME } from '../../lib/site/content/routes.ts';
import { isAbout, mailsAbout, message, referenceOf, sendMessage } from '../support/contact.ts';
import { actionFields, postChoice, postForm } from '../support/form-post.ts';
import { formToken, issueTokens } from '../support/form-tokens.ts';
import { withSite } from '../support/own-site.ts';
import { expectProblem } from '../support/problem.ts';
import { ask } from '../support/raw-http.ts';
import { REFERENCE, REFERENCE_WITHIN } from '../support/reference.ts';
import { eventually } from '../support/site.ts';
import { readStored } from '../support/stored.ts';
import { expect, newAddress, test } from '../support/test.ts';

const HOUR_MS = 60 * 60 * 1000;

test('a hundred messages from one address: most get 429, and others still get through', async ({
  site,
  address,
}) => {
  const flood = await Promise.all(
    Array.from({ length: 100 }, () => sendMessage(site, {}, { 'X-Forwarded-For': address })),
  );
  const taken = flood.filter(({ status }) => status === 201);
  const refused = flood.filter(({ status }) => status === 429);
  expect(taken.length + refused.length, 'nothing else is answered').toBe(100);
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.length).toBeLessThanOrEqual(30);
  for (const answer of refused) {
    expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(expectProblem(answer, 429, 'flood').code).toBe('TOO_MANY_REQUESTS');
  }
  expect((await sendMessage(site)).status, 'another visitor').toBe(201);
  for (const path of [HOME, '/contact-us', '/api/health/ready'])
    expect((await ask(site.port, { path })).status, path).toBe(200);
});

test("nobody's inbox can be filled: one e-mail address gets few mails, from wherever they are asked for", async ({
  site,
}) => {
  const victim = `victim.${process.pid}.${Date.now()}@example.org`;
  const tagged = (tag: string) => victim.replace('@', `+${tag}@`);
  const spellings = [victim, victim.toUpperCase(), ` ${victim} `, tagged('0'), tagged('news.1')];
  const references: string[] = [];
  for (let round = 0; round < 24; round += 1)
    references.push(
      referenceOf(await sendMessage(site, { email: spellings[round % spellings.length] })),
    );
  // No message is lost by it: the desk hears of each, the last of which comes with no mail to the victim.
  const mails = await eventually(async () => {
    const all = await site.mails();
    const ofEach = references.map((reference) => all.filter(isAbout(reference)));
    return ofEach.every(({ length }) => length > 0) && ofEach.flat();
  });
  const isVictims = ({ to }: (typeof mails)[number]) =>
    to?.some(({ address }) => address?.toLowerCase().replace(/\+[^@]*/, '') === victim);
  const received = mails.filter(isVictims);
  expect(received.length).toBeGreaterThan(0);
  expect(received.length).toBeLessThanOrEqual(3);
});

test('who fills in the hidden field is told that it worked, and nothing is kept', {
  tag: '@full',
}, async () => {
  await withSite({}, async (site) => {
    const trapped = await Promise.all(
      ['https://spam.example', ' x ', '0'].map((website) => sendMessage(site, { website })),
    );
    const honest = await sendMessage(site, { website: '' });
    for (const answer of trapped) {
      expect(answer.status).toBe(201);
      expect([...answer.headers.keys()]).toEqual([...honest.headers.keys()]);
      expect(Object.keys(JSON.parse(answer.body))).toEqual(Object.keys(JSON.parse(honest.body)));
      expect(referenceOf(answer)).toMatch(REFERENCE);
    }
    await mailsAbout(site, referenceOf(honest));
    await site.stop('SIGKILL');
    const { messages } = await readStored(site.dataDir);
    expect(messages.map(({ reference }) => reference)).toEqual([referenceOf(honest)]);
    const mails = await site.mails();
    expect(mails).toHaveLength(2);
    for (const answer of trapped) expect(mails.filter(isAbout(referenceOf(answer)))).toEqual([]);
  });
});

test('a forged, hurried or day-old fill time is refused with words, a good one is taken', async ({
  site,
}) => {
  const fresh = async () =>
    JSON.parse((await ask(site.port, { path: '/api/v1/form-token' })).body).token as string;
  const token = await fresh();
  const [time = '', nonce = '', signature = ''] = token.split('.');
  const older = (Number.parseInt(time, 36) - HOUR_MS).toString(36);
  const forged = [
    'rubbish',
    '...',
    `${time}.${nonce}`,
    `${older}.${nonce}.${signature}`,
    `${time}.${nonce}x.${signature}`,
    `${time}.${nonce}.${signature.slice(0, -1)}`,
    `${time}.${nonce}.${signature}.${signature}`,
    `-1.${nonce}.${signature}`,
  ];
  const complaint = async (value: string) => {
    return expectProblem(await sendMessage(site, { token: value }), 422, value).message;
  };
  for (const value of forged) expect(await complaint(value), value).toMatch(/could not tell/i);
  expect(await complaint(await fresh())).toMatch(/short wait/i);
  expect(await complaint(issueTokens(site, 25 * HOUR_MS)[0] ?? '')).toMatch(/more than a day/i);
  expect(await complaint(issueTokens(site, -HOUR_MS)[0] ?? ''), 'from the future').toMatch(/\w/);
  // The very token that came too early is good once the visitor has taken their time.
  const answer = await eventually(async () => {
    const sent = await sendMessage(site, { token });
    return sent.status === 201 && sent;
  });
  expect(referenceOf(answer)).toMatch(REFERENCE);
});

test('one token serves one message, and none serves none: each message costs its own wait', async ({
  site,
}) => {
  const token = formToken(site);
  const twins = await Promise.all(Array.from({ length: 20 }, () => sendMessage(site, { token })));
  expect(twins.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const answer of twins.filter(({ status }) => status !== 201))
    expect(expectProblem(answer, 422, 'a spent token').code).toBe('FORM_TOKEN');
  for (const missing of [undefined, ''])
    expect(expectProblem(await sendMessage(site, { token: missing }), 422, 'none').code).toBe(
      'FORM_TOKEN',
    );
});

test('without scripts a token serves once too, and the refused form gets a further one', async ({
  site,
}) => {
  const hidden = actionFields((await ask(site.port, { path: '/contact-us' })).body);
  const post = (fields: Record<string, unknown>) =>
    postForm(site, '/contact-us', { ...hidden, ...fields } as Record<string, string>);
  const token = formToken(site);
  expect((await post(message(site, { token }))).body).toMatch(REFERENCE_WITHIN);
  const again = await post(message(site, { token }));
  expect(again.body).toContain('This form was sent before.');
  const given = /name="token" value="([^"]+)"/.exec(again.body)?.[1] ?? '';
  expect(given).toMatch(/\w/);
  expect(given).not.toBe(token);
  // Who is only too quick keeps theirs, so that its clock runs on.
  const [fresh = ''] = issueTokens(site, -HOUR_MS);
  const quick = await post(message(site, { token: fresh }));
  expect(quick.body).toContain('A short wait keeps robots out.');
  expect(quick.body).toContain(`name="token" value="${fresh}"`);
});

test('cookie choices are limited too', { tag: '@full' }, async ({ site }) => {
  const post = (address: string) => postChoice(site, { 'X-Forwarded-For': address });
  const address = newAddress();
  const answers = await Promise.all(Array.from({ length: 200 }, () => post(address)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(50);
  for (const { headers } of refused) expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  expect((await post(newAddress())).status, 'another visitor').toBe(303);
});
