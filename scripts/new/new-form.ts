/** `npm run new form trial-request`: a form on a page of its own that is stored, mailed and answered by a desk. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEBAB_CASE, RESERVED, variableName } from '../generate/names.ts';
import { cutToName, type Made, quoted, REPLACE, titled } from './made.ts';
import { mailFiles } from './new-form-mail.ts';
import { MESSAGES, withWords } from './new-form-words.ts';
import { fileWith, ROUTES, routeAt } from './taken.ts';

const formsFile = (
  id: string,
  form: string,
) => `/** The form of /${id}. Its words are \`${form}\` in content/messages. */
import { EMAIL, NAME } from '../../site/forms/fields.ts';
import type { FormDefinition } from '../../site/forms/form.ts';

export const ${form}: FormDefinition = {
  id: '${id}',
  words: '${form}',
  page: '/${id}',
  path: '/registration/${id}',
  isPublic: true,
  submissionKind: '${id}',
  draft: '${id}',
  fields: [NAME, EMAIL, { name: 'message', kind: 'textarea', isRequired: true, maxLength: 4000 }],
};
`;

const schemaFile = (
  id: string,
  name: string,
) => `/** What the form of /${id} asks for. Every message says what to do. */
import { z } from 'zod';
import { email, manyLines, personName } from '../../platform/validation/text-fields.ts';
import { guardFields } from '../../site/forms/guard-fields.ts';

export const ${name}Schema = z.strictObject({
  name: personName(),
  email: email(),
  message: manyLines()
    .min(20, 'Tell us a little more: at least 20 characters.')
    .max(4000, 'Shorten your message to 4,000 characters.'),
  ...guardFields,
});
`;

/** In the order that lint asks for. */
const importsOf = (id: string, name: string) =>
  [
    [`@/lib/features/${id}/schema`, `${name}Schema`],
    ['@/lib/features/submissions/submission', 'submission'],
  ]
    .sort()
    .map(([file, imported]) => `import { ${imported} } from '${file}';`)
    .join('\n');

const endpointFile = (
  id: string,
  name: string,
) => `/** POST /api/v1/registration/${id}: what the form of /${id} sends. */
import 'server-only';
${importsOf(id, name)}
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { referenceAnswer } from '@/lib/site/forms/guard-fields';

export const ${name} = defineEndpoint(
  {
    method: 'POST',
    path: '/registration/${id}',
    summary: 'Store what the form of /${id} sends.',
    body: ${name}Schema,
    status: 201,
    answer: referenceAnswer,
    isIdempotent: true,
  },
  submission({ kind: '${id}' }),
);
`;

const inputsFile = (
  id: string,
) => `/** Right inputs of the endpoints beside it, for the contract test and the fuzz run. */
import { formToken, type GoodInputs } from '../../../platform/api/testing/good-input.ts';

export const goodInputs: GoodInputs = {
  'POST /registration/${id}': {
    body: ({ user }) => ({
      name: 'Ada Lovelace',
      email: user.email,
      message: 'A message of more than twenty characters.',
      token: formToken(),
    }),
  },
};
`;

const readmeFile = (id: string) => `# lib/features/${id}

**Purpose.** The form of \`/${id}\`: \`forms.ts\`, \`schema.ts\`, \`endpoints/\`; kept by \`lib/features/submissions\`.

**Inputs.** \`POST /registration/${id}\`, or the form of the page without scripts.

**Outputs.** A reference number, a row of kind '${id}', a mail to the sender and one to the desk.

**Limits.** Deleted two years after it was sent, with all submissions.
`;

const pageFile = (id: string, name: string) => `# ${name}.
name: ${quoted(name)}
description: ${REPLACE} one or two sentences of 70 to 165 characters for search engines.
schema: ContactPage
sections:
  - type: page-intro
    id: overview
    label: ${REPLACE} a short label
    heading: ${REPLACE} what visitors may send, as the main heading
    intro: ${REPLACE} one paragraph that says what visitors get when they send this form.

  - type: form
    id: send
    form: ${id}
    label: The form
    heading: ${REPLACE} what is sent
    next:
      - ${REPLACE} what happens first.
      - ${REPLACE} what happens then.
`;

/** Who has the name already, where files and routes do not say so. */
function holderOf(root: string, id: string, name: string): string | undefined {
  return (
    fileWith(root, 'lib/**/forms.ts', [`id: '${id}'`, `submissionKind: '${id}'`]) ??
    fileWith(root, 'lib/**/endpoints/*.ts', [`'/registration/${id}'`, `export const ${name} `])
  );
}

/** @returns the form `id` with its feature, words, mails and page, or why there can be none */
export function newForm(root: string, id: string): Made | string {
  if (!KEBAB_CASE.test(id) || RESERVED.has(id) || titled(id) !== cutToName(titled(id)))
    return `"${id}" is no name of a form: lower case words with hyphens, such as trial-request, 40 characters at most.`;
  const name = variableName(id);
  const form = `${name}Form`;
  const folder = `lib/features/${id}`;
  const there = existsSync(join(root, folder))
    ? folder
    : (routeAt(root, `/${id}`) ?? holderOf(root, id, name));
  if (there) return `${there} has the name ${id} already. Nothing was made.`;
  const messages = withWords(readFileSync(join(root, MESSAGES), 'utf8'), id, form);
  if (!messages) return `${MESSAGES} has words of ${id} already. Nothing was made.`;
  return {
    files: {
      [`${folder}/README.md`]: readmeFile(id),
      [`${folder}/forms.ts`]: formsFile(id, form),
      [`${folder}/schema.ts`]: schemaFile(id, name),
      [`${folder}/endpoints/${id}.ts`]: endpointFile(id, name),
      [`${folder}/testing/good-inputs.ts`]: inputsFile(id),
      ...mailFiles(id),
      [`content/pages/${id}.yaml`]: pageFile(id, titled(id)),
    },
    added: {
      file: ROUTES,
      text: `- path: /${id}\n  page: /${id}\n  guarded: true\n  takesForm: true\n`,
    },
    changed: { [MESSAGES]: messages },
    next: [
      `Say in ${folder}/forms.ts, schema.ts and testing/good-inputs.ts what is asked; each field has its words in ${MESSAGES}.`,
      'A file wants `upload` in the endpoint (lib/features/support) and "takesFiles: true" in the route.',
      `A table of its own is ${folder}/tables.ts, then npx drizzle-kit generate --name ${id}; further mails, ages and personal data stand in a feature.ts (lib/site/feature/define-feature.ts).`,
      'Say in content/pages/privacy.yaml what is kept, and link to the page.',
      'npm run content names what is left to write; npx jest lib/composition sends the form.',
    ],
  };
}
