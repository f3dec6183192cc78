/** Members of two companies who change places at the same time. On PostgreSQL, where two transactions run at once. */
import { createAccount } from '../../../features/accounts/create-account.ts';
import { getDb } from '../../db/database.ts';
import { withTestDatabase } from '../../db/test-database.ts';
import { companies, users } from '../tables.ts';
import { findCompanyOf, insertCompanyFor, joinCompany } from './companies.ts';

withTestDatabase('postgres');

async function newMember(name: string) {
  const email = `${name}@example.org`;
  const { id } = await createAccount({ email, name, password: 'three plain words' });
  const db = await getDb();
  await insertCompanyFor(db, id, { name: `${name} Works`, region: 'USA' });
  return { id, company: await findCompanyOf(db, id) };
}

test('who changes places with another at once is refused by no lock of the database', async () => {
  const db = await getDb();
  for (let round = 0; round < 10; round += 1) {
    const [one, other] = [await newMember(`ada.${round}`), await newMember(`ben.${round}`)];
    // A third and fourth stay, so that both companies do.
    for (const { company } of [one, other])
      await db.insert(users).values({
        email: `stays.${company?.id}@example.org`,
        name: 'Stays',
        companyId: company?.id ?? null,
      });
    const move = (who: typeof one, to: typeof one) =>
      db.transaction((tx) => joinCompany(tx, who.id, to.company?.id ?? ''));
    expect(await Promise.all([move(one, other), move(other, one)])).toEqual([true, true]);
    expect((await findCompanyOf(db, one.id))?.id).toBe(other.company?.id);
  }
  expect(await db.$count(companies)).toBe(20);
});
