/** Another user of the machine finds nothing to read in the data folder, not even an older one. */
import { chmodSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Mail } from '../../platform/mail/mail-kind.ts';
import { claimDataFolder } from '../db/data-folder-owner.ts';
import { openEmbedded } from '../db/open-embedded.ts';
import { temporaryFolder } from '../db/test-folder.ts';
import { fileDelivery } from '../mail/delivery.ts';
import { changeSettings } from '../settings/settings.ts';
import { placeFile } from './data-folder.ts';

let folder: string;
beforeEach(() => {
  folder = join(temporaryFolder(), 'data');
});
afterEach(() => {
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

const mail: Mail = {
  kind: 'desk',
  reference: 'NV-1',
  date: new Date(0),
  from: { name: 'Site', address: 'no-reply@example.org' },
  to: 'desk@example.org',
  replyTo: 'visitor@example.org',
  subject: 'A subject',
  headers: {},
  html: 'A message',
  text: 'A message',
  messageId: '<desk.1@example.org>',
};

/** All that is below `path`, with what others may do to it. */
function openToOthers(path: string): string[] {
  const { mode } = lstatSync(path);
  const below = lstatSync(path).isDirectory() ? readdirSync(path) : [];
  return [
    ...((mode & 0o077) === 0 ? [] : [`${path} ${(mode & 0o777).toString(8)}`]),
    ...below.flatMap((name) => openToOthers(join(path, name))),
  ];
}

/** Makes everything that the site keeps: database, its id, lock, secret key and mails. */
async function useAll(): Promise<void> {
  await jest.isolateModulesAsync(async () => {
    const own = await import('../settings/settings.ts');
    own.changeSettings({ DATA_DIR: folder });
    const { keyedHash } = await import('../security/secret-key.ts');
    keyedHash('test', 'value');
  });
  changeSettings({ DATA_DIR: folder });
  const opened = await openEmbedded(folder);
  try {
    await claimDataFolder(opened);
    await fileDelivery(join(folder, 'mail'))(mail);
    const kept = ['database-id', 'db', 'db.lock', 'mail', 'secret-key'];
    expect(readdirSync(folder).sort()).toEqual(kept);
    expect(openToOthers(folder)).toEqual([]);
  } finally {
    await opened.close();
  }
}

test('another user wants to read the messages: a new data folder is closed to them', useAll);

test('another user wants to read the messages: a folder that was open is closed', async () => {
  const widen = (path: string) => {
    const isFolder = lstatSync(path).isDirectory();
    chmodSync(path, isFolder ? 0o777 : 0o666);
    if (isFolder) for (const name of readdirSync(path)) widen(join(path, name));
  };
  await useAll();
  widen(folder);
  await useAll();
});

test('a mail or a lock of this minute is not taken for an old one on a disk with another clock', async () => {
  const now = '2035-01-01T12:00:00.000Z';
  jest.useFakeTimers({ now: new Date(now), doNotFake: ['nextTick', 'setImmediate'] });
  try {
    await fileDelivery(folder)(mail);
    placeFile(join(folder, 'lock'), '');
  } finally {
    jest.useRealTimers();
  }
  const written = readdirSync(folder).map((name) =>
    lstatSync(join(folder, name)).mtime.toISOString(),
  );
  expect(written).toEqual([now, now]);
});
