/** A running site may read and write rows and nothing else: deploy/postgres/site-role.sql on a real PostgreSQL. */
import { readFileSync, rmSync } from 'node:fs';
import pg from 'pg';
import { newActor, roleOf } from '../platform/api/testing/actor.ts';
import { getDb, openDatabase, resetDatabaseForTest } from '../platform/db/database.ts';
import { temporaryFolder } from '../platform/db/test-folder.ts';
import {
  isPostgresAvailable,
  sayPostgresIsMissing,
  startTestPostgres,
  type TestPostgres,
} from '../platform/db/test-postgres.ts';
import { log } from '../platform/log/log.ts';
import { getOutbox, stopOutbox } from '../platform/mail/outbox.ts';
import { LIMITS } from '../platform/security/rate-limits.ts';
import { changeSettings } from '../platform/settings/settings.ts';
import { endpoints } from './api/endpoint-list.ts';
import { makeCall, prepare } from './api/testing/good-call.ts';
import { goodInput, inputKey } from './api/testing/good-inputs.ts';
import { expiredRows } from './expired-rows.ts';

if (!isPostgresAvailable()) sayPostgresIsMissing();
const describeIfThere = isPostgresAvailable() ? describe : describe.skip;

/** The SQL of the file as psql would send it: its own commands begin with a backslash. */
const GRANTS = readFileSync('deploy/postgres/site-role.sql', 'utf8').replace(/^\\.*$/gm, '');

describeIfThere('the role of a running site', () => {
  let home: string;
  let server: TestPostgres;

  const urlOf = (user: string, database = 'norvant') => {
    const url = new URL(server.url);
    url.username = user;
    url.pathname = `/${database}`;
    return url.href;
  };
  async function say(url: string, text: string): Promise<string> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client
      .query(text)
      .then(
        () => 'done',
        (error: Error) => error.message,
      )
      .finally(() => client.end());
  }
  async function openAs(user: string): Promise<void> {
    await stopOutbox();
    await resetDatabaseForTest();
    changeSettings({ DATABASE_URL: urlOf(user) });
    await openDatabase();
    await getOutbox();
  }

  beforeAll(async () => {
    for (const limit of Object.values(LIMITS)) Object.assign(limit, { points: 1_000_000 });
    home = temporaryFolder();
    changeSettings({ DATA_DIR: home });
    server = await startTestPostgres(true);
    const { url } = server;
    // As deploy/README.md says.
    expect(await say(url, 'CREATE ROLE norvant LOGIN')).toBe('done');
    expect(await say(url, 'CREATE DATABASE norvant OWNER norvant')).toBe('done');
    expect(await say(urlOf('site'), GRANTS)).toBe('done');
    await openAs('norvant');
    await openAs('norvant_site');
  }, 60_000);
  afterAll(async () => {
    await stopOutbox();
    await resetDatabaseForTest();
    changeSettings({ DATABASE_URL: undefined });
    await server?.remove();
    rmSync(home, { recursive: true, force: true });
  });

  test('is enough for every call of the site, for mails and for what is deleted in time', async () => {
    const errors = jest.spyOn(log, 'error');
    const failed: string[] = [];
    for (const call of endpoints) {
      const actor = await newActor(roleOf(call));
      const kind = call.body ? 'body' : call.upload ? 'upload' : 'form';
      const input = await prepare(goodInput(call) ?? {}, kind, actor);
      const { status } = await makeCall(call, kind, actor, input);
      if (status >= 500 && status !== 501) failed.push(`${inputKey(call)}: ${status}`);
    }
    for (const { run } of expiredRows(await getDb())) await run(Date.now());
    expect(failed).toEqual([]);
    expect(errors).not.toHaveBeenCalled();
  }, 180_000);

  test.each([
    ['drop a table', 'DROP TABLE submissions'],
    ['make one', 'CREATE TABLE own (id int)'],
    ['empty one at a stroke', 'TRUNCATE consent_receipts'],
    ['let records be changed', 'ALTER TABLE consent_receipts DISABLE TRIGGER ALL'],
    ['take a guard away', 'DROP FUNCTION refuse_receipt_update CASCADE'],
    ['give itself more', 'ALTER ROLE norvant_site SUPERUSER'],
    ['become the owner', 'SET ROLE norvant'],
    ['read a file of the server', "COPY submissions FROM '/etc/passwd'"],
    ['run a program', "COPY submissions TO PROGRAM 'id'"],
    ['claim that a migration ran', 'DELETE FROM drizzle.__drizzle_migrations'],
  ])('cannot %s', async (_, text) => {
    expect(await say(urlOf('norvant_site'), text)).toMatch(/permission denied|must be/);
  });

  test('is given again without harm, as after a restore', async () => {
    expect(await say(urlOf('site'), GRANTS)).toBe('done');
  });
});
