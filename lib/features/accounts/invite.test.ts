/** Invitations to the account of a company: for one address, once. */
import { eq } from 'drizzle-orm';
import { getDb } from '../../platform/db/database.ts';
import { withTestDatabase } from '../../platform/db/test-database.ts';
import { issueMailedCode } from '../../platform/security/mailed-code.ts';
import { LIMITS, RateLimitedError } from '../../platform/security/rate-limits.ts';
import { createSession } from '../../platform/session/session.ts';
import { invite, joinByInvite, readInvite } from './invite.ts';
import { invites } from './tables.ts';
import { account, ask, newestCode, usersOf, verify } from './testing/somebody.ts';

withTestDatabase('embedded');

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

  test('begins with whoever registers, and grows by whom they invite', async () => {
    const founder = await sessionOf('founder@example.org');
    await invite({ body: { email: 'new@example.org' }, session: founder });
    const code = await invitationTo('new@example.org');
    expect(await readInvite({ params: { code } })).toMatchObject({
      company: 'Acme',
      invitedBy: 'Asha Verma',
    });
    // The link alone is not enough: it is for one address.
    await expect(ask('thief@example.org', { code })).rejects.toThrow(/another e-mail address/);
    await ask('new@example.org', { code });
    await verify('new@example.org', 'register', await newestCode('new@example.org'));
    expect(await companyOf('new@example.org')).toBe(await companyOf('founder@example.org'));
    await expect(readInvite({ params: { code } })).rejects.toThrow('not open any more');
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

  test('that somebody does not have, nobody is invited to', async () => {
    const alone = await createSession(await account('alone@example.org'), undefined);
    const sent = invite({ body: { email: 'x@example.org' }, session: alone });
    await expect(sent).rejects.toMatchObject({ fields: { email: expect.any(String) } });
  });

  test('is joined by nobody once the invitation is past its end', async () => {
    const founder = await sessionOf('patient@example.org');
    await invite({ body: { email: 'late@example.org' }, session: founder });
    const code = await invitationTo('late@example.org');
    await readInvite({ params: { code } });
    const over = { expiresAt: new Date(Date.now() - 1_000) };
    await (await getDb()).update(invites).set(over).where(eq(invites.email, 'late@example.org'));
    await expect(readInvite({ params: { code } })).rejects.toThrow('not open any more');
    const guest = await createSession(await account('late@example.org'), undefined);
    await expect(joinByInvite({ params: { code }, session: guest })).rejects.toThrow(
      'not open any more',
    );
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
