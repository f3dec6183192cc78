/** The endpoints for files: which accounts may have one, what an upload is answered. */

import { downloadFile } from '@/lib/features/files/endpoints/download-file';
import { uploadFile } from '@/lib/features/files/endpoints/upload-file';
import { route } from '@/lib/platform/api/route';
import { newActor } from '../../platform/api/testing/actor.ts';
import { testRequest } from '../../platform/api/testing/test-request.ts';
import { getDb } from '../../platform/db/database.ts';
import { withTestDatabase } from '../../platform/db/test-database.ts';
import { openStore } from '../../platform/file-store/open-store.ts';
import { storeFile } from '../../platform/files/files.ts';
import { UPLOAD_BODY } from '../../platform/files/limits.ts';
import { jpeg, pdf } from '../../platform/files/testing/sample-files.ts';
import { storedFile } from '../../platform/files/testing/stored-file.ts';
import { auditEntries } from '../audit/tables.ts';
import { insertSubmission } from '../submissions/rows/submissions.ts';
import { asFile, upload } from './testing/upload.ts';

const { GET } = route(downloadFile);
const { POST } = route(uploadFile);

withTestDatabase();
const STRANGER = { cookie: '' };

const download = (cookie: string, id: string) =>
  GET(testRequest(`/api/v1/file/${id}`, { headers: { cookie } }), {
    params: Promise.resolve({ id }),
  });

test('an owner puts a file there and has it back as an attachment', async () => {
  const ada = await newActor('member');
  const sent = await upload(ada.cookie, { namespace: 'documents', file: asFile(pdf, 'Réf.pdf') });
  expect(sent.status).toBe(201);
  const { id, ...rest } = await sent.json();
  expect(rest).toEqual({
    name: 'Réf.pdf',
    size: pdf.length,
    type: 'application/pdf',
    state: 'ready',
  });
  const got = await download(ada.cookie, id);
  expect(got.status).toBe(200);
  expect(got.headers.get('content-disposition')).toContain("filename*=UTF-8''R%C3%A9f.pdf");
  expect(Buffer.from(await got.arrayBuffer()).equals(pdf)).toBe(true);
});

test('others get 404, the desk too; who is not signed in gets 401', async () => {
  const ada = await newActor('member');
  const { id } = await (
    await upload(ada.cookie, { namespace: 'pictures', file: asFile(jpeg, 'me.jpg') })
  ).json();
  for (const other of [await newActor('member'), await newActor('desk')])
    expect((await download(other.cookie, id)).status).toBe(404);
  expect((await download(STRANGER.cookie, id)).status).toBe(401);
  expect((await download(ada.cookie, '../../etc/passwd')).status).toBe(404);
});

test('the desk that a file was sent to has it, and that is noted; the other desk gets 404', async () => {
  const db = await getDb();
  const id = await db.transaction(async (tx) => {
    const fileId = await storeFile(tx, asFile(pdf, 'cv.pdf'), { purpose: 'cv', ownerId: null });
    await insertSubmission(tx, {
      reference: 'NV-3333-3333',
      kind: 'contact',
      region: 'INDIA',
      name: 'Asha Verma',
      email: 'asha@example.org',
      fileId,
    });
    return fileId;
  });
  const staff = await newActor('desk', 'INDIA');
  expect((await download((await newActor('desk', 'USA')).cookie, id)).status).toBe(404);
  expect((await download((await newActor('member', 'INDIA')).cookie, id)).status).toBe(404);
  expect(await db.select().from(auditEntries)).toEqual([]);
  expect((await download(staff.cookie, id)).status).toBe(200);
  expect(await db.select().from(auditEntries)).toMatchObject([
    { staffId: staff.user.id, action: 'file-saved' },
  ]);
});

test('the owner of a file that was lost is told so, and others no more than before', async () => {
  const ada = await newActor('member');
  const id = await storedFile(ada.user.id);
  const store = openStore();
  for (const entry of await store.list('files')) await store.remove(entry);
  expect((await download(ada.cookie, id)).status).toBe(410);
  expect((await download((await newActor('member')).cookie, id)).status).toBe(404);
});

test('what is wrong is said of the field', async () => {
  const { cookie } = await newActor('member');
  const fieldsOf = async (fields: Record<string, string | File>) => {
    const answer = await upload(cookie, fields);
    expect(answer.status).toBe(422);
    return (await answer.json()).fields;
  };
  expect(await fieldsOf({ namespace: 'pictures', file: asFile(pdf, 'cv.pdf') })).toEqual({
    file: 'Choose a file of the type PNG, JPEG or WebP.',
  });
  expect(await fieldsOf({ namespace: '../cv', file: asFile(pdf, 'cv.pdf') })).toEqual({
    namespace: 'Choose a namespace: documents or pictures.',
  });
  expect(await fieldsOf({ namespace: 'documents', file: 'text' })).toEqual({
    file: 'Choose a file.',
  });
});

test('a body whose length is a lie, or that is too long, is refused before it is kept', async () => {
  const { cookie } = await newActor('member');
  const long = asFile(Buffer.concat([pdf, Buffer.alloc(UPLOAD_BODY)]), 'cv.pdf');
  expect((await upload(cookie, { namespace: 'documents', file: long })).status).toBe(413);
  const headers = { cookie, 'content-type': 'multipart/form-data; boundary=x' };
  const cut = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-';
  const answer = await POST(
    testRequest('/api/v1/file/single', { method: 'POST', headers, body: cut }),
  );
  expect(answer.status).toBe(400);
});
