/** Asks for a password on a terminal without showing it, or reads it from a pipe. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Takes what the terminal would show of the typing. */
const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });

async function askHidden(question: string): Promise<string> {
  process.stderr.write(question);
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}

/** @throws Error when the password was typed twice and differed */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  const password = await askHidden('Password: ');
  if (password !== (await askHidden('Once more: '))) throw new Error('The two were not the same.');
  return password;
}
