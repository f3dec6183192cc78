import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../db/test-folder.ts';
import { deleteOldMails } from './old-mails.ts';

test('to read what was to be deleted long ago: mails kept as files end with their messages', async () => {
  const folder = temporaryFolder();
  try {
    const end = new Date('2028-06-15T12:00:00Z');
    for (const [name, seconds] of [
      ['over.eml', -1],
      ['kept.eml', 1],
      ['other.txt', -1],
    ] as const) {
      writeFileSync(join(folder, name), '');
      const written = new Date(end.getTime() + seconds * 1000);
      utimesSync(join(folder, name), written, written);
    }
    await deleteOldMails(folder, end);
    expect(readdirSync(folder).sort()).toEqual(['kept.eml', 'other.txt']);
    await deleteOldMails(join(folder, 'none yet'), end);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a mail that a killed process had begun to write goes after an hour, one that is being written stays', async () => {
  const folder = temporaryFolder();
  try {
    const now = Date.now();
    for (const [name, minutes] of [
      ['left.eml.part', 61],
      ['new.eml.part', 1],
      ['kept.eml', 61],
    ] as const) {
      writeFileSync(join(folder, name), '');
      const written = new Date(now - minutes * 60_000);
      utimesSync(join(folder, name), written, written);
    }
    await deleteOldMails(folder, new Date(0), now);
    expect(readdirSync(folder).sort()).toEqual(['kept.eml', 'new.eml.part']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
