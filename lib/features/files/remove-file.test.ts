/** An owner deletes what they no longer need, and nothing else. */
import { eq } from 'drizzle-orm';
import { readDeskFile } from '@/lib/features/desk/endpoints/read-desk-file';
import { downloadFile } from '@/lib/features/files/endpoints/download-file';
import { removeFile } from '@/lib/features/files/endpoints/remove-file';
import { route } from '@/lib/platform/api/route';
import { type Actor, newActor } from '../../platform/api/testing/actor.ts';
import { testRequest } from '../../platform/api/testing/test-request.ts';
import { getDb } from '../../platform/db/database.ts';
import { describeOnEveryDatabase } from '../../platform/db/test-database.ts';
import { openStore } from '../../platform/file-store/open-store.ts';
import { storeFile } from '../../platform/files/files.ts';
import { ACCOUNT_LIMITS } from '../../platform/files/limits.ts';
import { sweepFiles } from '../../platform/files/sweep.ts';
import { files } from '../../platform/files/tables.ts';
import { cvFile, storedCv, storedFile } from '../../platform/files/testing/stored-file.ts';
import { makeReference } from '../../site/forms/reference.ts';
import { deleteForgottenFiles } from '../submissions/rows/sent-files.ts';
import { insertSubmission } from '../submissions/rows/submissions.ts';
import { listOwnFiles } from './own-files.ts';

const { GET, DELETE } = route(downloadFile, removeFile);
const deskFile = route(readDeskFile);

const of = (id: string) => ({ params: Promise.resolve({ id }) });
const ask = ({ cookie }: Actor, method: 'GET' | 'DELETE') =>
  testRequest('/api/v1/file/x', { method, headers: { cookie } });
const remove = (actor: Actor, id: string) => DELETE(ask(actor, 'DELETE'), of(id));
const read = async (actor: Actor, id: string) => (await GET(ask(actor, 'GET'), of(id))).status;

describeOnEveryDatabase('deleting a file', () => {
  let ada: Actor;
  beforeEach(async () => {
    ada = await newActor('member');
  });

  /** An application of the account. @returns its id, and that of its CV */
  async function applied(): Promise<{ id: string; fileId: string }> {
    const fileId = await storedCv(ada.user.id);
    const { email, name, id: userId } = ada.user;
    const row = { reference: makeReference(), kind: 'application', region: 'USA' } as const;
    const id = await (await getDb()).transaction((tx) =>
      insertSubmission(tx, { ...row, email, name, userId, fileId }),
    );
    return { id, fileId };
  }

  test('it is gone at once, its bytes with the next sweep, and the rest of the account stays', async () => {
    const [id, other] = [await storedFile(ada.user.id), await storedFile(ada.user.id)];
    const answer = await remove(ada, id);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect([await read(ada, id), await read(ada, other)]).toEqual([404, 200]);
    await sweepFiles(await getDb());
    const kept = (await openStore().list('files')).map((entry) => entry.id);
    expect([kept.includes(id), kept.includes(other)]).toEqual([false, true]);
    expect((await remove(ada, id)).status).toBe(404);
  });

  test('nobody deletes another’s file: not an account, not the desk, not one who is not signed in', async () => {
    const id = await storedFile(ada.user.id);
    for (const other of [await newActor('member'), await newActor('desk')])
      expect((await remove(other, id)).status).toBe(404);
    expect((await remove({ ...ada, cookie: '' }, id)).status).toBe(401);
    expect((await remove(ada, '../../etc/passwd')).status).toBe(404);
    expect(await read(ada, id)).toBe(200);
  });

  test('a CV that was sent leaves the account, and stays with the application at the desk', async () => {
    const { id, fileId } = await applied();
    expect((await remove(ada, fileId)).status).toBe(204);
    expect(await read(ada, fileId)).toBe(404);
    expect(await listOwnFiles(ada.user.id)).toEqual([]);
    // Neither the sweep nor retention takes it for one that nobody needs.
    await deleteForgottenFiles(await getDb());
    await sweepFiles(await getDb());
    const staff = await newActor('desk');
    const request = testRequest('/api/v1/x', { headers: { cookie: staff.cookie } });
    expect((await deskFile.GET(request, of(id))).status).toBe(200);
  });

  test('an account that is full takes a file again, also when all of its files were sent', async () => {
    const db = await getDb();
    const { fileId } = await applied();
    const { id: _, ...row } = (await db.select().from(files).where(eq(files.id, fileId)))[0] ?? {
      id: '',
    };
    const many = Array.from({ length: ACCOUNT_LIMITS.files - 1 }, () => row);
    await db.insert(files).values(many as (typeof files.$inferInsert)[]);
    const options = { purpose: 'cv', ownerId: ada.user.id } as const;
    const store = () => db.transaction((tx) => storeFile(tx, cvFile(), options));
    await expect(store()).rejects.toMatchObject({ fields: { file: /as many files as it can/ } });
    await remove(ada, fileId);
    expect(await store()).toBeDefined();
  });

  test('an owner sees what there is to delete, the newest first, and nobody else’s', async () => {
    const first = await storedFile(ada.user.id);
    const second = await storedCv(ada.user.id);
    await storedFile((await newActor('member')).user.id);
    const db = await getDb();
    const options = { purpose: 'picture', ownerId: ada.user.id } as const;
    await db
      .insert(files)
      .values({ ...options, name: 'me.png', type: 'image/png', size: 1, sha256: '' });
    expect(await listOwnFiles(ada.user.id)).toMatchObject([
      { id: second, name: 'cv.pdf', state: 'ready' },
      { id: first, name: 'plan.pdf', state: 'ready' },
    ]);
  });
});
