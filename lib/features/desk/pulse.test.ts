/** What the desk's page asks every few seconds: is there anything new, and who else has this message open? */
import { randomUUID } from 'node:crypto';
import { type Actor, newActor } from '../../platform/api/testing/actor.ts';
import { getDb } from '../../platform/db/database.ts';
import { describeOnEveryDatabase } from '../../platform/db/test-database.ts';
import { runJobs } from '../../platform/housekeeping/housekeeping.ts';
import type { Region } from '../../platform/region/region.ts';
import { makeReference } from '../../site/forms/reference.ts';
import { auditEntries } from '../audit/tables.ts';
import { assignSubmission, changeStatus } from '../submissions/rows/desk.ts';
import { insertAnswer, insertReply } from '../submissions/rows/desk-answers.ts';
import { insertNote } from '../submissions/rows/notes.ts';
import { insertSubmission } from '../submissions/rows/submissions.ts';
import { feature } from './feature.ts';
import { readPulse } from './pulse.ts';
import { LOOK_MS } from './rows/presence.ts';
import { deskPresence } from './tables.ts';

const send = async (region: Region = 'USA') =>
  (await getDb()).transaction((tx) =>
    insertSubmission(tx, {
      ...{ reference: makeReference(), kind: 'contact', region },
      ...{ name: 'Ada', email: 'ada@example.org' },
    }),
  );
const NOW = new Date();
const pulse = ({ user }: Actor, open: string | null, now = NOW) =>
  readPulse({ session: { user }, body: { open }, now });

describeOnEveryDatabase('the pulse of a desk', () => {
  let dana: Actor;
  let omar: Actor;
  let id: string;
  beforeEach(async () => {
    dana = await newActor('desk');
    omar = await newActor('desk');
    id = await send();
  });

  test('tells two people on one message of each other, until one of them leaves it', async () => {
    expect((await pulse(dana, id)).others).toEqual([]);
    expect((await pulse(omar, id)).others).toEqual([dana.user.name]);
    expect((await pulse(dana, id)).others).toEqual([omar.user.name]);
    await pulse(omar, await send());
    expect((await pulse(dana, id)).others).toEqual([]);
    await pulse(omar, id);
    await pulse(omar, null);
    expect((await pulse(dana, id)).others).toEqual([]);
  });

  test('forgets somebody whose page says nothing any more, and their look within the hour', async () => {
    await pulse(omar, id);
    const later = (ms: number) => new Date(NOW.getTime() + ms);
    expect((await pulse(dana, id, later(LOOK_MS - 1))).others).toHaveLength(1);
    expect((await pulse(dana, id, later(LOOK_MS))).others).toEqual([]);
    const db = await getDb();
    await runJobs(feature.retention?.(db) ?? [], NOW.getTime() + 2 * 60 * 60_000);
    expect(await db.$count(deskPresence)).toBe(0);
  });

  test('tells nothing of another desk: neither its messages nor who looks at them', async () => {
    const asha = await newActor('desk', 'INDIA');
    const theirs = await send('INDIA');
    await pulse(asha, theirs);
    for (const open of [theirs, randomUUID()])
      expect(await pulse(dana, open)).toMatchObject({ message: null, others: [] });
    const { list } = await pulse(dana, null);
    await send('INDIA');
    expect((await pulse(dana, null)).list).toBe(list);
  });

  test('is another one after all that staff should read again, and leaves no line in the record', async () => {
    const db = await getDb();
    const before = await db.$count(auditEntries);
    const which = { id, region: 'USA' } as const;
    const { user } = dana;
    const staff = { submissionId: id, staffId: user.id, createdAt: new Date() };
    const changes: [string, () => Promise<unknown>][] = [
      ['list', () => send()],
      ['list', () => db.transaction((tx) => assignSubmission(tx, which, user.id))],
      ['message', () => db.transaction((tx) => insertAnswer(tx, { ...staff, text: 'Yes.' }))],
      ['list', () => db.transaction((tx) => changeStatus(tx, which, 'handled', new Date()))],
      [
        'list',
        () =>
          db.transaction((tx) =>
            insertReply(tx, { submissionId: id, text: 'No.', fileId: null, createdAt: new Date() }),
          ),
      ],
      ['message', () => db.transaction((tx) => insertNote(tx, { ...staff, text: 'Call her.' }))],
    ];
    let last = await pulse(omar, id);
    expect(await pulse(omar, id)).toEqual(last);
    for (const [what, change] of changes) {
      await change();
      const next = await pulse(omar, id);
      expect(next[what as 'list' | 'message']).not.toBe(last[what as 'list' | 'message']);
      last = next;
    }
    expect(await db.$count(auditEntries)).toBe(before);
  });
});
