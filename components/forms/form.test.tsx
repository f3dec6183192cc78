/** A further form: what its definition alone brings about, on the page and in what is sent. */
import { renderToString } from 'react-dom/server';
import { type FormDefinition, hasFiles, readValues } from '@/lib/site/forms/form';
import { keptValues, refuse, taken } from '@/lib/site/forms/state';
import Form from './form';
import { Sent } from './sent';

jest.mock('@/lib/composition/submit-form', () => ({ submitForm: () => undefined }));

const support: FormDefinition = {
  id: 'support',
  words: 'contactForm',
  page: '/support',
  path: '/registration/support-request',
  isPublic: true,
  draft: 'support',
  fieldOf: { FORBIDDEN: 'product' },
  fields: [
    { name: 'email', kind: 'email', autoComplete: 'email', isRequired: true, maxLength: 254 },
    { name: 'product', kind: 'select', isRequired: true },
    { name: 'text', kind: 'textarea', isRequired: true, maxLength: 4000 },
    { name: 'picture', kind: 'file', takes: 'picture' },
    { name: 'isUrgent', kind: 'checkbox' },
    { name: 'password', kind: 'password' },
    { name: 'version', kind: 'hidden' },
  ],
};
const words = {
  email: 'E-mail',
  emailHelp: 'We answer here.',
  product: 'Product',
  productChoose: 'Choose a product',
  text: 'What happens?',
  picture: 'A picture of it',
  isUrgent: 'Nobody can work',
  password: 'Password',
  optional: 'optional',
  website: 'Leave this empty',
  send: 'Send',
};
const options = { product: [{ value: 'hris', label: 'HRIS' }] };
const page = () =>
  renderToString(<Form form={support} words={words} options={options} />).replaceAll(
    '<!-- -->',
    '',
  );

test('every field has its label, its help and what the browser should know of it', () => {
  const html = page();
  expect(html).toContain('<form id="support"');
  expect(html).toContain('data-draft="support"');
  expect(html).toMatch(/<label for="field-email">E-mail<\/label>/);
  expect(html).toMatch(/<input[^>]*aria-describedby="field-email-help"[^>]*type="email"/);
  expect(html).toMatch(/<option value=""[^>]*>Choose a product<\/option><option value="hris">/);
  expect(html).toMatch(/<textarea[^>]*id="field-text"[^>]*required=""[^>]*maxLength="4000"/i);
  expect(html).toMatch(/Nobody can work<span[^>]*> \(optional\)<\/span>/);
  expect(html).toMatch(/<input[^>]*type="file"[^>]*accept=".png,.jpg,.jpeg,.webp"/);
  expect(html).toMatch(/<input type="hidden" name="version"/);
  expect(html).toMatch(
    /class="honeypot" aria-hidden="true">Leave this empty<input[^>]*name="website"/,
  );
});

test('what was typed is read by name and kind, and nothing else', () => {
  const data = new FormData();
  for (const [name, value] of Object.entries({
    email: 'asha@example.org',
    isUrgent: 'on',
    password: 'secret words',
    picture: 'no file',
    website: '',
    role: 'admin',
  }))
    data.set(name, value);
  const values = readValues(support, data);
  expect(values).toEqual({
    email: 'asha@example.org',
    isUrgent: true,
    password: 'secret words',
    website: '',
  });
  expect(keptValues(support, values)).toEqual({ email: 'asha@example.org', isUrgent: true });
  expect(hasFiles(support)).toBe(true);
});

test('every error becomes words in their place, and what was typed stays', () => {
  const values = { email: 'asha@example.org', password: 'x' };
  const kept = { email: 'asha@example.org' };
  expect(
    refuse(support, values, { code: 'INVALID_FIELDS', fields: { text: 'Say more.' } }),
  ).toEqual({ status: 'invalid', values: kept, errors: { text: 'Say more.' } });
  expect(refuse(support, values, { code: 'FORBIDDEN', message: 'Not yours.' })).toEqual({
    status: 'invalid',
    values: kept,
    errors: { product: 'Not yours.' },
  });
  expect(refuse(support, values, { code: 'UNAVAILABLE', message: 'Later.' })).toEqual({
    status: 'failed',
    values: kept,
    errors: {},
    message: 'Later.',
  });
  const quick = { code: 'INVALID_FIELDS', fields: { token: 'That was quick.' } } as const;
  expect(refuse(support, values, quick)).toMatchObject({
    status: 'failed',
    message: 'That was quick.',
  });
});

test('a form that was taken names its file, and leads to what was sent under the account', () => {
  const picture = new File(['x'], 'screen $& 1.png');
  const state = taken(support, { email: 'asha@example.org', picture }, 'NV-7F3K-92QD');
  expect(state).toMatchObject({ status: 'sent', files: ['screen $& 1.png'] });
  const props = { another: '/support', outcome: { current: null }, email: '', reference: 'NV-1' };
  const said = { ...words, sentFile: 'Received: {name}.', sentThread: 'See it' };
  const html = renderToString(<Sent {...props} files={['screen $& 1.png']} words={said} />);
  expect(html).toContain('Received: screen $&amp; 1.png.');
  expect(html).toMatch(/<a href="\/profile\?message=NV-1"[^>]*>See it/);
  const without = renderToString(<Sent {...props} files={[]} words={words} />);
  expect(without).not.toMatch(/Received|\/profile/);
});

test('a password can be looked at, and its button says so', () => {
  const more = { ...words, show: 'Show', showPassword: 'Show what is typed' };
  const html = renderToString(<Form form={support} words={more} options={options} />);
  expect(html).toMatch(
    /<input[^>]*type="password"[^>]*\/><button[^>]*aria-label="Show what is typed"/,
  );
  // It needs scripts, and is not there without them.
  expect(html).toMatch(/<button[^>]*class="[^"]*js-only/);
});

test('a button that destroys looks it, and no other does', () => {
  const html = renderToString(
    <Form form={{ ...support, isDestructive: true }} words={words} options={options} />,
  );
  expect(html).toContain('button-danger');
  expect(page()).not.toContain('button-danger');
});

describe('a form for accounts', () => {
  const { isPublic: _, ...rest } = support;
  const ofAccounts: FormDefinition = { ...rest, needsSession: true };
  const more = { ...words, signInFirst: 'For customers with an account.', signIn: 'Sign in first' };

  test('says so above its fields and leads to the login and back, also without scripts', () => {
    const html = renderToString(<Form form={ofAccounts} words={more} options={options} />);
    expect(html).toMatch(
      /For customers with an account\..*<a href="\/auth\/login\?next=%2Fsupport"/,
    );
    expect(html.indexOf('Sign in first')).toBeLessThan(html.indexOf('E-mail'));
    expect(page()).not.toContain('/auth/login');
  });

  test.each(['UNAUTHORIZED', 'INVALID_TOKEN', 'ACCESS_NOT_GRANTED', 'TOKEN_MISSING'] as const)(
    'after %s shows the way to the login in place of a code, and keeps what was typed',
    (code) => {
      const values = { text: 'A long story.' };
      expect(refuse(ofAccounts, values, { code, message: code })).toEqual({
        status: 'failed',
        values,
        errors: {},
        needsLogin: true,
      });
      expect(refuse(support, values, { code, message: code })).toMatchObject({ message: code });
    },
  );
});

describe('a group of boxes', () => {
  const modules: FormDefinition = {
    ...support,
    fields: [{ name: 'modules', kind: 'checkboxes', isRequired: true }],
  };
  const both = { modules: ['hris', 'pay'].map((value) => ({ value, label: value.toUpperCase() })) };

  test('is one question, and its first box is where an error leads', () => {
    const html = renderToString(
      <Form form={modules} words={{ ...words, modules: 'Modules' }} options={both} />,
    );
    expect(html).toMatch(/<fieldset[^>]*><legend>Modules<\/legend>/);
    expect(html.match(/<input type="checkbox"/g)).toHaveLength(2);
    expect(html.match(/id="field-modules"/g)).toHaveLength(1);
  });

  test('gives the values that are ticked, perhaps none, and keeps them', () => {
    const data = new FormData();
    expect(readValues(modules, data)).toEqual({ modules: [] });
    for (const value of ['hris', 'pay']) data.append('modules', value);
    const values = readValues(modules, data);
    expect(values).toEqual({ modules: ['hris', 'pay'] });
    expect(keptValues(modules, values)).toEqual(values);
  });
});
