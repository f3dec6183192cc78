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

/**
 * The password in what a pipe gave: its one line, or the first of two that are the same, as a terminal asks twice.
 * @throws Error when the second line is another, and when there are more
 */
export function passwordIn(piped: string): string {
  const lines = piped.replace(/\r?\n$/, '').split(/\r?\n/);
  const [password = '', again = password] = lines;
  if (lines.length > 2)
    throw new Error(`A pipe gives the password in one line, or twice; there were ${lines.length}.`);
  if (password !== again) throw new Error('The two were not the same.');
  return password;
}

/** @throws Error when the password was given twice and differed */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return passwordIn(await text(process.stdin));
  const password = await askHidden('Password: ');
  if (password !== (await askHidden('Once more: '))) throw new Error('The two were not the same.');
  return password;
}
