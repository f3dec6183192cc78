/** An operator changes the secret key: what visitors hold goes on where it should, and nowhere else. */
import type { CodePurpose } from './mailed-code.ts';

const [FORMER, OTHER, OWN] = ['former', 'other', 'own'].map((word) => word.padEnd(32, '-'));
const ID = '4c9c2e0e-0000-4000-8000-000000000000';
const PURPOSES: CodePurpose[] = [
  'newsletter-confirm',
  'newsletter-unsubscribe',
  'invite',
  'reset-password',
];

/** What an instance with these keys makes, or reads. */
async function withKeys<T>(
  SECRET_KEY: string | undefined,
  SECRET_KEY_PREVIOUS: (string | undefined)[],
  use: (modules: {
    tokens: typeof import('./form-token.ts');
    codes: typeof import('./mailed-code.ts');
  }) => T,
): Promise<T> {
  let result: T | undefined;
  await jest.isolateModulesAsync(async () => {
    const { changeSettings } = await import('../settings/settings.ts');
    const previous = SECRET_KEY_PREVIOUS.filter((key) => key !== undefined);
    changeSettings({ SECRET_KEY, SECRET_KEY_PREVIOUS: previous });
    result = use({
      tokens: await import('./form-token.ts'),
      codes: await import('./mailed-code.ts'),
    });
  });
  return result as T;
}

const make = () =>
  withKeys(FORMER, [], ({ tokens, codes }) => ({
    token: tokens.issueFormToken(),
    codes: PURPOSES.map((purpose) => codes.issueMailedCode(purpose, ID)),
  }));

test('a form that is open and the links in mails go on; that to a new password is asked for anew', async () => {
  const made = await make();
  await withKeys(OWN, [OTHER, FORMER], ({ tokens, codes }) => {
    expect(tokens.readFormToken(made.token)).toBeDefined();
    const read = PURPOSES.map((purpose, at) => codes.readMailedCode(purpose, made.codes[at] ?? ''));
    expect(read).toEqual([ID, ID, ID, undefined]);
  });
});

test('a key that is not named any more is good for nothing', async () => {
  const made = await make();
  await withKeys(OWN, [OTHER], ({ tokens, codes }) => {
    expect(tokens.readFormToken(made.token)).toBeUndefined();
    const read = PURPOSES.map((purpose, at) => codes.readMailedCode(purpose, made.codes[at] ?? ''));
    expect(read).toEqual([undefined, undefined, undefined, undefined]);
  });
});

test('what is made from now on is made with the new key', async () => {
  const made = await withKeys(OWN, [FORMER], ({ tokens }) => tokens.issueFormToken());
  await withKeys(OWN, [], ({ tokens }) => expect(tokens.readFormToken(made)).toBeDefined());
  await withKeys(FORMER, [], ({ tokens }) => expect(tokens.readFormToken(made)).toBeUndefined());
});
