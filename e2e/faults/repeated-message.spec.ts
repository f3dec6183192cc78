/** Fault 7: the same message comes again, because an answer got lost or a finger was impatient. */

import { CONTACT, isAbout, mailsAbout, message, referenceOf } from '../support/contact.ts';
import { formToken } from '../support/form-tokens.ts';
import { withSite } from '../support/own-site.ts';
import { expectProblem } from '../support/problem.ts';
import { askJson } from '../support/raw-http.ts';
import { removeData, type Site, startSite } from '../support/site.ts';
import { readStored } from '../support/stored.ts';
import { expect, newAddress, test } from '../support/test.ts';

type Facts = { key?: string; address?: string; path?: string };

const post = (site: Site, json: unknown, { key, address, path = CONTACT }: Facts = {}) =>
  askJson(site.port, {
    path,
    json,
    headers: {
      'X-Forwarded-For': address ?? newAddress(),
      ...(key && { 'Idempotency-Key': key }),
    },
  });

test('twenty at once under one key, and again after a crash: one row, one answer, one pair of mails', {
  tag: '@full',
}, async () => {
  let site = await startSite();
  try {
    const json = message(site);
    const facts = { key: 'one-and-the-same' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(site, json, facts)));
    const references = new Set(answers.map(referenceOf));
    expect([...references]).toHaveLength(1);
    const [reference = ''] = references;
    await mailsAbout(site, reference);

    const conflict = await post(site, { ...json, name: 'Somebody Else' }, facts);
    expect(expectProblem(conflict, 422, 'another body').code).toBe('IDEMPOTENCY_CONFLICT');
    const conflicts = await Promise.all(
      Array.from({ length: 10 }, () => post(site, message(site), facts)),
    );
    for (const answer of conflicts) expectProblem(answer, 422, 'other bodies at once');

    await site.stop('SIGKILL');
    site = await startSite({ dataDir: site.dataDir });
    expect(referenceOf(await post(site, json, facts)), 'after a crash').toBe(reference);
    const other = referenceOf(
      await post(site, { ...json, token: formToken(site) }, { key: 'another-key' }),
    );
    expect(other, 'another key is another message').not.toBe(reference);
    await mailsAbout(site, other);

    await site.stop('SIGKILL');
    const { messages } = await readStored(site.dataDir);
    expect(messages.map((row) => row.reference).sort()).toEqual([reference, other].sort());
    const mails = await site.mails();
    expect(mails).toHaveLength(4);
    expect(mails.filter(isAbout(reference))).toHaveLength(2);
  } finally {
    await site.stop('SIGKILL');
    removeData(site);
  }
});

test('twenty at once under one key with different bodies: one wins, the others hear of the conflict', async ({
  site,
}) => {
  const key = `race-${process.pid}-${Date.now()}`;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post(site, message(site), { key })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
});

test('an impatient second click without a key is one message too', async ({ site, address }) => {
  const json = message(site);
  const answers = await Promise.all(Array.from({ length: 5 }, () => post(site, json, { address })));
  expect(new Set(answers.map(referenceOf)).size).toBe(1);
  const stranger = await post(site, { ...json, token: formToken(site) });
  expect(referenceOf(stranger), 'the same words of another visitor').not.toBe(
    referenceOf(answers[0] as (typeof answers)[0]),
  );
});

test('a key that is refused keeps nothing: the mended message goes through under it', async ({
  site,
}) => {
  const key = `mended-${process.pid}-${Date.now()}`;
  const json = message(site);
  expectProblem(await post(site, { ...json, email: 'nobody' }, { key }), 422, 'a wrong field');
  expect((await post(site, json, { key })).status).toBe(201);
});

test('a key that is no key is refused', async ({ site }) => {
  const keys = ['short', 'a'.repeat(129), 'with a space in it', 'ключ-ключ', '../../../etc', '{}'];
  for (const key of keys)
    expectProblem(
      await post(site, message(site), { key: Buffer.from(key).toString('latin1') }),
      400,
      key,
    );
});

test('a consent choice sent twice leaves one receipt', { tag: '@full' }, async () => {
  await withSite({}, async (site) => {
    const json = {
      consent: true,
      ip: '198.18.0.1',
      country_code: 'INDIA',
      necessary_cookies_consent: true,
      performance_cookies_consent: false,
      marketing_cookies_consent: false,
      analytical_cookies_consent: true,
      functional_cookies_consent: true,
    };
    const facts = { key: 'one-choice-only', path: '/api/v1/global/consent', address: newAddress() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(site, json, facts)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map(({ body }) => JSON.parse(body).id)).size).toBe(1);
    const changed = { ...json, marketing_cookies_consent: true };
    expectProblem(await post(site, changed, facts), 422, 'another choice');
    await site.stop('SIGKILL');
    expect((await readStored(site.dataDir)).receipts).toBe(1);
  });
});
