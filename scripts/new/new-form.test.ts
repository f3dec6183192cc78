/** `npm run new form`: a feature that the derived lists take, its words, its mails and its page. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { page } from '../../content/schemas/page.ts';
import { deriveEndpoints } from '../generate/endpoints.ts';
import { deriveForms } from '../generate/forms.ts';
import { REPLACE } from './made.ts';
import { newForm } from './new-form.ts';
import { copiedRoot, put } from './testing/copied-root.ts';

let root: string;
beforeEach(() => {
  root = copiedRoot();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('a new form is a feature with an endpoint and a kind of its own', () => {
  put(root, newForm(root, 'trial-request'));
  expect(deriveForms(root).modules['submission-kinds.ts']).toContain("['trial-request']");
  const endpoint = '@/lib/features/trial-request/endpoints/trial-request';
  expect(deriveEndpoints(root).modules['endpoints.ts']).toContain(endpoint);
  expect(parse(read('content/site/routes.yaml')).at(-1)).toEqual({
    ...{ path: '/trial-request', page: '/trial-request', guarded: true, takesForm: true },
  });
});

test('of its page nothing is wrong but the form, which only the derived list knows', () => {
  const { files } = put(root, newForm(root, 'trial-request'));
  const result = page.safeParse(parse(files['content/pages/trial-request.yaml'] ?? ''));
  expect(result.error?.issues.map(({ path }) => path)).toEqual([['sections', 1, 'form']]);
});

test('its words stand beside those of the others, and its mails say what is to be written', () => {
  const before = JSON.parse(read('content/messages/USA.json'));
  const { files } = put(root, newForm(root, 'trial-request'));
  const { trialRequestForm, ...after } = JSON.parse(read('content/messages/USA.json'));
  expect(trialRequestForm.send).toContain(REPLACE);
  expect(after.submissions['trial-request'].due).toBe(`${REPLACE} when the desk answers.`);
  delete after.submissions['trial-request'];
  delete after.desk.mailFiles['acknowledgement-trial-request'];
  expect(after).toEqual(before);
  for (const ending of ['txt', 'html'])
    expect(files[`content/mail/acknowledgement-trial-request.${ending}`]).toContain(REPLACE);
});

test.each(['ask', 'trial-request', 'a-request-for-a-visit-of-our-engineers'])(
  'lint finds nothing in the files of %s',
  (id) => {
    put(root, newForm(root, id));
    const project = process.cwd();
    const biome = join(project, 'node_modules/@biomejs/biome/bin/biome');
    const options = [`--config-path=${project}/biome.json`, '--vcs-enabled=false'];
    const run = () =>
      execFileSync(process.execPath, [biome, 'check', ...options, '.'], {
        cwd: root,
        stdio: 'pipe',
      });
    expect(run).not.toThrow();
  },
);

test('a name that is taken anywhere is refused, and says by what', () => {
  const file = 'lib/features/tours/endpoints/book.ts';
  mkdirSync(join(root, 'lib/features/tours/endpoints'), { recursive: true });
  writeFileSync(join(root, file), 'export const bookTour = 1;');
  expect(newForm(root, 'tours')).toContain('lib/features/tours');
  expect(newForm(root, 'book-tour')).toContain(file);
  expect(newForm(root, 'contact-us')).toContain('/contact-us');
  expect(newForm(root, 'outage')).toContain('content/messages/USA.json');
});

test('where one of its files is there already, nothing is made', () => {
  const mail = 'content/mail/acknowledgement-trial-request.txt';
  const before = read('content/messages/USA.json');
  mkdirSync(join(root, 'content/mail'));
  writeFileSync(join(root, mail), 'Hello');
  const command = [join(process.cwd(), 'scripts/new/new.ts'), 'form', 'trial-request'];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, `${mail} is there already. Nothing was made.\n`]);
  expect(existsSync(join(root, 'lib'))).toBe(false);
  expect(read('content/messages/USA.json')).toBe(before);
});

test.each(['Trial', 'trial_request', '../x', 'delete', '4', 'a'.repeat(41), ''])(
  '"%s" is no name of a form',
  (id) => {
    expect(newForm(root, id)).toContain('is no name of a form');
  },
);
