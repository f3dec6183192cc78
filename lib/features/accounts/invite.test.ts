/** Invitations to the account of a company: for one address, once. */
import { desc, eq } from 'drizzle-orm';
import { getDb } from '../../platform/db/database.ts';
import { withTestDatabase } from '../../platform/db/test-database.ts';
import { issueMailedCode } from '../../platform/security/mailed-code.ts';
import { LIMITS, RateLimitedError } from '../../platform/security/rate-limits.ts';
import { createSession } from '../../platform/session/session.ts';
import { companies, users } from '../../platform/session/tables.ts';
import { noticesTo } from '../account-notices/testing/notices.ts';
import { invite, joinByInvite, readInvite } from './invite.ts';
import { registerSchema } from './schema.ts';
import { invites } from './tables.ts';
import { account, ask, newestCode, usersOf, verify } from './testing/somebody.ts';

withTestDatabase();

describe('a company', () => {
  const companyOf = async (email: string) => (await usersOf(email))[0]?.companyId;
  const sessionOf = (email: string) =>
    ask(email, { company: 'Acme' }).then(async () =>
      verify(email, 'register', await newestCode(email)),
    );
  const invitationTo = async (email: string) => {
    const [row] = await (await getDb()).select().from(invites).where(eq(invites.email, email));
    return issueMailedCode('invite', row?.id ?? '');
  };
  /** Of several. */
  const newestInvitationTo = async (email: string) => {
    const [row] = await (await getDb())
      .select()
      .from(invites)
      .where(eq(invites.email, email))
      .orderBy(desc(invites.createdAt))
      .limit(1);
    return issueMailedCode('invite', row?.id ?? '');
  };

  /** Opens the link of the mail, signed in or not. */
  const look = (code: string, token?: string) =>
    readInvite({
      params: { code },
      headers: new Headers(token ? { cookie: `session=${token}` } : {}),
    });

  test('begins with whoever registers, and grows by whom they invite', async () => {
    const founder = await sessionOf('founder@example.org');
    await invite({ body: { email: 'new@example.org' }, session: founder });
    const code = await invitationTo('new@example.org');
    expect(await look(code)).toMatchObject({
      company: 'Acme',
      invitedBy: 'Asha Verma',
    });
    // The link alone is not enough: it is for one address.
    await expect(ask('thief@example.org', { code })).rejects.toThrow(/another e-mail address/);
    await ask('new@example.org', { code });
    await verify('new@example.org', 'register', await newestCode('new@example.org'));
    expect(await companyOf('new@example.org')).toBe(await companyOf('founder@example.org'));
    await expect(look(code)).rejects.toThrow('not open any more');
  });

  test('is joined by somebody who has an account, if it is they who were invited', async () => {
    const founder = await sessionOf('boss@example.org');
    const guest = await createSession(await account('guest@example.org'), undefined);
    await invite({ body: { email: 'Guest@example.org' }, session: founder });
    const params = { code: await invitationTo('Guest@example.org') };
    await expect(joinByInvite({ params, session: founder })).rejects.toThrow('another e-mail');
    expect(await joinByInvite({ params, session: guest })).toEqual({ company: 'Acme' });
    expect(await companyOf('guest@example.org')).toBe(await companyOf('boss@example.org'));
  });

  test('has no address of a page or an inbox for a name: strangers read it in an invitation', () => {
    const fieldsOf = (company: string) => {
      const password = 'four plain words here';
      const sent = { name: 'Eve', email: 'eve@example.org', password, company, token: 'x' };
      return registerSchema.safeParse(sent).error?.issues.map(({ path }) => path.join('.')) ?? [];
    };
    for (const company of ['evil.example', 'http://evil', 'a@evil.example', 'Ac\u0000me'])
      expect([company, fieldsOf(company)]).toEqual([company, ['company']]);
    for (const company of ['Acme', '', 'J.P. Morgan']) expect(fieldsOf(company)).toEqual([]);
  });

  test('that somebody does not have, nobody is invited to', async () => {
    const alone = await createSession(await account('alone@example.org'), undefined);
    const sent = invite({ body: { email: 'x@example.org' }, session: alone });
    await expect(sent).rejects.toMatchObject({ fields: { email: expect.any(String) } });
  });

  test('is joined by nobody once the invitation is past its end', async () => {
    const founder = await sessionOf('patient@example.org');
    await invite({ body: { email: 'late@example.org' }, session: founder });
    const code = await invitationTo('late@example.org');
    await look(code);
    const over = { expiresAt: new Date(Date.now() - 1_000) };
    await (await getDb()).update(invites).set(over).where(eq(invites.email, 'late@example.org'));
    await expect(look(code)).rejects.toThrow('not open any more');
    const guest = await createSession(await account('late@example.org'), undefined);
    await expect(joinByInvite({ params: { code }, session: guest })).rejects.toThrow(
      'not open any more',
    );
  });

  test('that is left for another is named before, goes with its last member, and is told by mail', async () => {
    const founder = await sessionOf('new.home@example.org');
    await ask('mover@example.org', { company: 'Old Works' });
    const code = await newestCode('mover@example.org');
    const mover = await verify('mover@example.org', 'register', code);
    const former = await companyOf('mover@example.org');
    const db = await getDb();
    await invite({ body: { email: 'mover@example.org' }, session: founder });
    const params = { code: await newestInvitationTo('mover@example.org') };
    expect(await look(params.code, mover.token)).toMatchObject({ leaves: 'Old Works' });
    // Nor is it named to whoever has the password alone, of an account with a second factor.
    const factor = (secondFactor: 'own' | 'none') =>
      db.update(users).set({ secondFactor }).where(eq(users.id, mover.user.id));
    await factor('own');
    expect(await look(params.code, mover.token)).toMatchObject({ leaves: null });
    await factor('none');
    // Whoever only holds the link, or belongs to no other company, is told of none.
    for (const token of [undefined, 'A'.repeat(43), founder.token])
      expect(await look(params.code, token)).toMatchObject({ leaves: null });
    await joinByInvite({ params, session: mover });
    expect(await companyOf('mover@example.org')).toBe(await companyOf('new.home@example.org'));
    expect(await db.$count(companies, eq(companies.id, former ?? ''))).toBe(0);
    expect(await noticesTo('mover@example.org')).toEqual(['company-left']);
    expect(await noticesTo('new.home@example.org')).toEqual([]);
  });

  test('stays while others belong to it, and joining it once more leaves nothing', async () => {
    const founder = await sessionOf('stays@example.org');
    const old = await companyOf('stays@example.org');
    await invite({ body: { email: 'colleague@example.org' }, session: founder });
    await ask('colleague@example.org', { code: await invitationTo('colleague@example.org') });
    const code = await newestCode('colleague@example.org');
    const colleague = await verify('colleague@example.org', 'register', code);
    expect(await noticesTo('colleague@example.org')).toEqual([]);
    await invite({ body: { email: 'colleague@example.org' }, session: founder });
    const again = { code: await newestInvitationTo('colleague@example.org') };
    expect(await look(again.code, colleague.token)).toMatchObject({ leaves: null });
    await joinByInvite({ params: again, session: colleague });
    expect(await noticesTo('colleague@example.org')).toEqual([]);
    const other = await sessionOf('others@example.org');
    await invite({ body: { email: 'colleague@example.org' }, session: other });
    const params = { code: await newestInvitationTo('colleague@example.org') };
    await joinByInvite({ params, session: colleague });
    expect(await companyOf('stays@example.org')).toBe(old);
    expect(await noticesTo('colleague@example.org')).toEqual(['company-left']);
  });

  test('invites so many in an hour; another company meanwhile as well', async () => {
    const [eager, calm] = [
      await sessionOf('eager@example.org'),
      await sessionOf('calm@example.org'),
    ];
    const send = (session: typeof eager, number: number) =>
      invite({ body: { email: `guest.${number}@example.org` }, session });
    for (let number = 0; number < LIMITS.invitesPerAccount.points; number += 1)
      await send(eager, number);
    await expect(send(eager, 100)).rejects.toThrow(RateLimitedError);
    await send(calm, 101);
  });
});
