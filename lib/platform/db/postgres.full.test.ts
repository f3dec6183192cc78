/** What only PostgreSQL can suffer: two instances at once, a failing migration, an outage. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { contactUs as contactUsEndpoint } from '@/lib/features/contact/endpoints/contact-us';
import { ready as readyEndpoint } from '@/lib/features/health/endpoints/ready';
import { route } from '@/lib/platform/api/route';
import { startServices } from '../../composition/services.ts';
import { stopOutbox } from '../mail/outbox.ts';
import { issueFormToken } from '../security/form-token.ts';
import { changeSettings } from '../settings/settings.ts';
import { openDatabase, resetDatabaseForTest } from './database.ts';
import { allMigrations, MIGRATIONS } from './migrations.ts';
import { openPostgres } from './open-postgres.ts';
import { temporaryFolder } from './test-folder.ts';
import {
  isPostgresAvailable,
  sayPostgresIsMissing,
  startTestPostgres,
  type TestPostgres,
} from './test-postgres.ts';
import { isUnavailable } from './unavailable.ts';

const { GET: ready } = route(readyEndpoint);
const { POST: contactUs } = route(contactUsEndpoint);

if (!isPostgresAvailable()) sayPostgresIsMissing();
const describeIfThere = isPostgresAvailable() ? describe : describe.skip;

describeIfThere('on PostgreSQL', () => {
  let home: string;
  const folder = MIGRATIONS.migrationsFolder;
  /** Of this file alone; each test has a database of its own on it. */
  let shared: TestPostgres;
  let postgres: TestPostgres;
  let count = 0;

  beforeAll(async () => {
    shared = await startTestPostgres(true);
  }, 60_000);
  afterAll(() => shared?.remove());

  beforeEach(async () => {
    home = temporaryFolder();
    changeSettings({ DATA_DIR: home });
    count += 1;
    const name = `outage_${process.pid}_${count}`;
    const own = new URL(shared.url);
    own.pathname = `/${name}`;
    const sayTo = async (text: string) => {
      const client = new pg.Client({ connectionString: shared.url });
      await client.connect();
      await client.query(text).finally(() => client.end());
    };
    await sayTo(`CREATE DATABASE ${name}`);
    const remove = () => sayTo(`DROP DATABASE ${name} WITH (FORCE)`);
    postgres = { ...shared, url: own.href, remove };
    changeSettings({ DATABASE_URL: postgres.url });
  });
  afterEach(async () => {
    MIGRATIONS.migrationsFolder = folder;
    await stopOutbox();
    await resetDatabaseForTest();
    changeSettings({ DATABASE_URL: undefined });
    await postgres.remove();
    rmSync(home, { recursive: true, force: true });
  });

  const readiness = async () => {
    const answer = await ready(new Request('http://localhost/api/health/ready'));
    return { http: answer.status, ...(await answer.json()) };
  };
  const UP = { http: 200, status: 'ready', database: 'up' };
  const DOWN = { http: 200, status: 'ready', database: 'down' };

  const ask = async (text: string) => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    return client.query(text).finally(() => client.end());
  };

  test('instances that start together migrate once', async () => {
    const opened = await Promise.all(Array.from({ length: 4 }, () => openPostgres(postgres.url)));
    await Promise.all(opened.map(({ close }) => close()));
    // One of them says so, for the operator's record.
    const ran = opened.map(({ migrated }) => migrated).filter(({ length }) => length > 0);
    expect(ran).toEqual([allMigrations().map(({ tag }) => tag)]);
    const done = await ask('SELECT hash FROM drizzle.__drizzle_migrations');
    const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));
    expect(done.rows).toHaveLength(journal.entries.length);
  });

  test('a migration that fails leaves nothing, and the site is not ready', async () => {
    const broken = join(home, 'broken');
    cpSync(folder, broken, { recursive: true });
    const file = join(broken, '0001_append-only-receipts.sql');
    writeFileSync(file, 'CREATE TABLE half_done (id int);\n--> statement-breakpoint\nNONSENSE;');
    MIGRATIONS.migrationsFolder = broken;
    expect(await readiness()).toMatchObject({ http: 503, code: 'DATABASE' });
    await expect(openDatabase()).rejects.toThrow();
    const tables = await ask(
      "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
    );
    expect(tables.rows).toEqual([]);
    // Nor is it when the database is away afterwards: it has never been the one that the site needs.
    postgres.server?.stop();
    expect(await readiness()).toMatchObject({ http: 503, code: 'DATABASE' });
    postgres.server?.start();
    // Mended, the very same process becomes ready.
    MIGRATIONS.migrationsFolder = folder;
    expect(await readiness()).toMatchObject(UP);
  });

  test('an instance opens no more connections than its operator allows, and ends what takes longer', async () => {
    changeSettings({ DATABASE_POOL: 2, DATABASE_STATEMENT_MS: 300 });
    try {
      const { db, close } = await openPostgres(postgres.url);
      const pids = await Promise.all(
        Array.from({ length: 6 }, () =>
          db.execute(sql`SELECT pg_backend_pid() AS pid, pg_sleep(0.05)`),
        ),
      );
      expect(new Set(pids.map(({ rows }) => rows[0]?.pid)).size).toBe(2);
      const tooLong = await db.execute(sql`SELECT pg_sleep(5)`).catch((error) => error);
      expect(isUnavailable(tooLong)).toBe(true);
      // The server does it. A busy machine may hear of that after the driver has given up by itself.
      const { rows } = await db.execute(sql`SHOW statement_timeout`);
      expect(rows).toEqual([{ statement_timeout: '300ms' }]);
      await close();
    } finally {
      changeSettings({ DATABASE_POOL: 10, DATABASE_STATEMENT_MS: 3000 });
    }
  });

  const send = (marker: string) =>
    contactUs(
      new Request('http://localhost/api/v1/registration/contact-us', {
        method: 'POST',
        headers: {
          host: 'localhost',
          'content-type': 'application/json',
          'x-forwarded-for': '203.0.113.9',
        },
        body: JSON.stringify({
          name: 'Visitor',
          email: `${marker}@example.org`,
          topic: 'demo',
          message: 'Is the database there? We shall see.',
          token: issueFormToken(Date.now() - 10_000),
        }),
      }),
    );

  test('an outage gives 503 within seconds, and the end of it needs no restart', async () => {
    expect((await send('before')).status).toBe(201);
    const { server } = postgres;
    if (!server) return;

    server.stop();
    const start = Date.now();
    const refused = await send('during');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await readiness()).toMatchObject(DOWN);
    expect(Date.now() - start).toBeLessThan(10_000);

    server.start();
    expect(await readiness()).toMatchObject(UP);
    expect((await send('after')).status).toBe(201);
  }, 60_000);

  test('an instance that starts before its database serves as soon as that is there', async () => {
    const { server } = postgres;
    if (!server) return;
    server.stop();
    await startServices();
    expect((await send('early')).status).toBe(503);
    expect(await readiness()).toMatchObject(DOWN);
    server.start();
    expect((await send('in-time')).status).toBe(201);
    const mail = join(home, 'mail');
    const end = Date.now() + 10_000;
    while (!existsSync(mail) || readdirSync(mail).length < 2) {
      if (Date.now() > end) throw new Error('No mail was sent.');
      await wait(50);
    }
  }, 60_000);

  test('the database was away at the start, and is another one when it comes: the process ends', async () => {
    const { server } = postgres;
    if (!server) return;
    server.stop();
    const exit = jest.spyOn(process, 'exit').mockImplementation();
    const said = jest.spyOn(console, 'error').mockImplementation();
    try {
      await startServices();
      writeFileSync(join(home, 'database-id'), '4c9c2e0e-0000-4000-8000-000000000000');
      server.start();
      const end = Date.now() + 15_000;
      while (exit.mock.calls.length === 0) {
        if (Date.now() > end) throw new Error('The process did not end.');
        expect((await send('to-another')).status).not.toBe(201);
        await wait(50);
      }
      expect(exit).toHaveBeenCalledWith(1);
      expect(said.mock.calls.join()).toMatch(/belongs to another database.*DATABASE_URL/);
      expect((await ask('SELECT reference FROM submissions')).rows).toEqual([]);
    } finally {
      exit.mockRestore();
      said.mockRestore();
    }
  }, 60_000);

  test('a server that no longer answers is given up on, and taken back when it does', async () => {
    expect((await send('lively')).status).toBe(201);
    const { server } = postgres;
    if (!server) return;
    const workers = (await ask('SELECT pid FROM pg_stat_activity')).rows.map(({ pid }) => pid);
    const all: number[] = [server.pid(), ...workers];
    const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
      for (const pid of all) {
        try {
          process.kill(pid, name);
        } catch {
          // A worker that has ended since.
        }
      }
    };
    signal('SIGSTOP');
    try {
      const start = Date.now();
      expect((await send('frozen')).status).toBe(503);
      expect(await readiness()).toMatchObject(DOWN);
      expect(Date.now() - start).toBeLessThan(12_000);
    } finally {
      signal('SIGCONT');
    }
    const end = Date.now() + 5_000;
    let status = 0;
    while (status !== 201 && Date.now() < end) status = (await send(`thawed-${end}`)).status;
    expect(status).toBe(201);
  }, 60_000);
});
