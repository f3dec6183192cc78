/**
 * `npm run new page|section|endpoint NAME`: makes the files of something new and says what to do next. What
 * it makes passes types, lint and `npm run content`; nothing that is there is ever overwritten.
 */
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { derive } from '../generate/derive.ts';
import type { Made } from './made.ts';
import { newEndpoint } from './new-endpoint.ts';
import { newPage } from './new-page.ts';
import { newSection } from './new-section.ts';

const USAGE = `npm run new page /Company/Retail
npm run new section lead-times
npm run new endpoint support /support/ticket`;

const MAKERS: Record<string, (root: string, name: string, path?: string) => Made | string> = {
  page: newPage,
  section: (_, type) => newSection(type),
  endpoint: newEndpoint,
};

function write(root: string, { files, added, next }: Made): string | undefined {
  const there = Object.keys(files).find((file) => existsSync(join(root, file)));
  if (there) return `${there} is there already. Nothing was made.`;
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    console.log(`made   ${file}`);
  }
  if (added) {
    appendFileSync(join(root, added.file), added.text);
    console.log(`added  an entry to ${added.file}`);
  }
  console.log('\nNext:');
  for (const step of next) console.log(`- ${step}`);
  return undefined;
}

function main([kind = '', name = '', path]: string[]): string | undefined {
  const make = MAKERS[kind];
  if (!make || !name) return `What shall be made?\n${USAGE}`;
  const root = process.cwd();
  const made = make(root, name, path);
  return typeof made === 'string' ? made : (write(root, made) ?? derive(root).join('\n'));
}

const refused = main(process.argv.slice(2));
if (refused) {
  console.error(refused);
  process.exitCode = 1;
}
