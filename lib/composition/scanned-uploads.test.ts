/** What applicants, account owners and the desk meet where a scanner is set. */
import { eq } from 'drizzle-orm';
import { sendJobApplication } from '@/lib/features/careers/endpoints/send-job-application';
import { readDeskFile } from '@/lib/features/desk/endpoints/read-desk-file';
import { readDeskSubmission } from '@/lib/features/desk/endpoints/read-desk-submission';
import { downloadFile } from '@/lib/features/files/endpoints/download-file';
import { uploadFile } from '@/lib/features/files/endpoints/upload-file';
import { profile as profileEndpoint } from '@/lib/features/profile/endpoints/profile';
import { profileImage, replaceProfileImage } from '@/lib/features/profile/endpoints/profile-image';
import { route } from '@/lib/platform/api/route';
import { seedJobs } from '../features/careers/seed-jobs.ts';
import { submissions } from '../features/submissions/tables.ts';
import type { MethodTable } from '../platform/api/methods.ts';
import { type Actor, newActor } from '../platform/api/testing/actor.ts';
import { testRequest } from '../platform/api/testing/test-request.ts';
import { getDb } from '../platform/db/database.ts';
import { withTestDatabase } from '../platform/db/test-database.ts';
import { scanWaiting } from '../platform/files/late-scans.ts';
import { files } from '../platform/files/tables.ts';
import { png } from '../platform/files/testing/sample-files.ts';
import { cvFile, pdfFile } from '../platform/files/testing/stored-file.ts';
import { eicar, infectedPdf } from '../platform/scanner/testing/eicar.ts';
import { withFakeClamd } from '../platform/scanner/testing/fake-clamd.ts';
import { issueFormToken } from '../platform/security/form-token.ts';

const apply = route(sendJobApplication);
const single = route(uploadFile);
const file = route(downloadFile);
const desk = route(readDeskSubmission);
const deskFile = route(readDeskFile);
const image = route(profileImage, replaceProfileImage);
const profile = route(profileEndpoint);

withTestDatabase();
const clamd = withFakeClamd();
let ada: Actor;
let staff: Actor;
beforeAll(async () => {
  await seedJobs(await getDb());
  ada = await newActor('member');
  staff = await newActor('desk');
});
const scanLate = async () => {
  clamd().fault = undefined;
  await scanWaiting(await getDb());
};

function send(table: MethodTable, fields: Record<string, string | File>, actor?: Actor) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = { cookie: actor?.cookie ?? 'region=USA' };
  return table.POST(testRequest('/api/v1/x', { method: 'POST', headers, body }));
}
const get = (table: MethodTable, { cookie }: Actor, id = '') =>
  table.GET(testRequest('/api/v1/x', { headers: { cookie } }), { params: Promise.resolve({ id }) });

let applicants = 0;
function applyWith(cv: File, isAgain = false) {
  if (!isAgain) applicants += 1;
  return send(apply, {
    jobId: 'web-developer-1',
    name: 'Grace Hopper',
    email: `grace.${applicants}@example.org`,
    phone: '+1 617 555 0142',
    message: '',
    website: '',
    token: issueFormToken(Date.now() - 60_000),
    cv,
  });
}
/** @returns the id of the application that the desk has under the answer's number */
async function idOf(answer: Response): Promise<string> {
  expect(answer.status).toBe(201);
  const { reference } = await answer.json();
  const rows = (await getDb()).select().from(submissions);
  const [row] = await rows.where(eq(submissions.reference, reference));
  return row?.id ?? '';
}

test('an applicant whose CV holds a virus is told so at once, and nothing is stored', async () => {
  const db = await getDb();
  const before = [await db.$count(submissions), await db.$count(files)];
  const answer = await applyWith(infectedPdf());
  expect(answer.status).toBe(422);
  expect((await answer.json()).fields).toEqual({ cv: expect.stringContaining('virus was found') });
  expect([await db.$count(submissions), await db.$count(files)]).toEqual(before);
});

test('the scanner is away: an application is taken, and the desk reads it without its CV until that is clean', async () => {
  clamd().fault = 'closes';
  const id = await idOf(await applyWith(cvFile()));
  expect((await (await get(desk, staff, id)).json()).file).toMatchObject({ state: 'checking' });
  const refused = await get(deskFile, staff, id);
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'FILE_WAITING']);
  expect(refused.headers.get('retry-after')).toBe('60');
  await scanLate();
  expect((await (await get(desk, staff, id)).json()).file).toMatchObject({ state: 'ready' });
  expect((await get(deskFile, staff, id)).status).toBe(200);
});

test('a virus is found late: the desk reads so and never gets the file', async () => {
  clamd().fault = 'closes';
  const id = await idOf(await applyWith(infectedPdf()));
  await scanLate();
  expect((await (await get(desk, staff, id)).json()).file).toMatchObject({ state: 'infected' });
  const refused = await get(deskFile, staff, id);
  expect([refused.status, (await refused.json()).code]).toEqual([410, 'FILE_INFECTED']);
});

test('an application that was taken, and is sent again once the scanner is back, is answered as then', async () => {
  clamd().fault = 'closes';
  const taken = await (await applyWith(infectedPdf())).json();
  clamd().fault = undefined;
  const again = await applyWith(infectedPdf(), true);
  expect([again.status, (await again.json()).reference]).toEqual([201, taken.reference]);
});

test('an owner cannot open a file that waits either, and strangers learn nothing of it', async () => {
  clamd().fault = 'closes';
  const sent = await send(single, { namespace: 'documents', file: pdfFile() }, ada);
  expect(sent.status).toBe(201);
  const { id, state } = await sent.json();
  expect(state).toBe('checking');
  expect((await get(file, ada, id)).status).toBe(409);
  expect((await get(file, await newActor('member'), id)).status).toBe(404);
  await scanLate();
  expect((await get(file, ada, id)).status).toBe(200);
});

test('an owner’s virus is refused on the field', async () => {
  const answer = await send(single, { namespace: 'documents', file: infectedPdf() }, ada);
  expect(answer.status).toBe(422);
  expect((await answer.json()).fields).toEqual({ file: expect.stringContaining('virus') });
});

test('a picture shows once it is clean, and one with a virus leaves the former one where it is', async () => {
  const picture = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'me.png');
  clamd().fault = 'closes';
  const { pictureId } = await (await send(image, { image: picture(png()) }, ada)).json();
  const shown = async () => (await get(profile, ada)).json();
  expect(await shown()).toMatchObject({ pictureId: null, pictureState: 'checking' });
  expect((await get(image, ada)).status).toBe(409);
  await scanLate();
  expect(await shown()).toMatchObject({ pictureId, pictureState: 'ready' });
  expect((await get(image, ada)).status).toBe(200);

  const infected = await send(image, { image: picture(Buffer.concat([png(), eicar])) }, ada);
  expect(infected.status).toBe(422);
  expect(await shown()).toMatchObject({ pictureId, pictureState: 'ready' });
});
