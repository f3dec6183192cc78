/**
 * `npm run new page|section|endpoint|form|job|article|office NAME`: makes the files of something new and says
 * what to do next. What it makes passes types and lint, and `npm run content` names what nobody has written yet;
 * no file that is there is ever overwritten.
 */
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { derive } from '../generate/derive.ts';
import type { Made } from './made.ts';
import { newArticle } from './new-article.ts';
import { newEndpoint } from './new-endpoint.ts';
import { newForm } from './new-form.ts';
import { newJob } from './new-job.ts';
import { newOffice } from './new-office.ts';
import { newPage } from './new-page.ts';
import { newSection } from './new-section.ts';

const USAGE = `npm run new page /Company/Retail
npm run new section lead-times
npm run new endpoint support /support/ticket
npm run new form trial-request
npm run new job web-developer-4
npm run new article price-of-waiting
npm run new office chicago USA`;

/** ISO date. */
const today = () => new Date().toISOString().slice(0, 10);

const MAKERS: Record<string, (root: string, name: string, path?: string) => Made | string> = {
  page: newPage,
  section: (_, type) => newSection(type),
  endpoint: newEndpoint,
  form: newForm,
  job: (root, id) => newJob(root, id, today()),
  article: (root, id) => newArticle(root, id, today()),
  office: newOffice,
};

function write(root: string, { files, added, changed = {}, next }: Made): string | undefined {
  const there = Object.keys(files).find((file) => existsSync(join(root, file)));
  if (there) return `${there} is there already. Nothing was made.`;
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    console.log(`made   ${file}`);
  }
  for (const [file, text] of Object.entries(changed)) {
    writeFileSync(join(root, file), text);
    console.log(`added  words to ${file}`);
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
