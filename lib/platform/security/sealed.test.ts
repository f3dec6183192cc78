/** Sealed secrets: readable to us, also after a change of the key, and to nobody else. */
import { seal, unseal } from './sealed.ts';

const SECRET = 'JBSWY3DPEHPK3PXP';

test('a sealed secret is read by its purpose and its owner alone', () => {
  const sealed = seal('app', 'ada', SECRET);
  expect(sealed).not.toContain(SECRET);
  expect(unseal('app', 'ada', sealed)).toBe(SECRET);
  expect(unseal('app', 'ben', sealed)).toBeUndefined();
  expect(unseal('other', 'ada', sealed)).toBeUndefined();
});

test('it looks different each time, and one that was changed is not read', () => {
  const [sealed, other] = [seal('app', 'ada', SECRET), seal('app', 'ada', SECRET)];
  expect(sealed).not.toBe(other);
  const bytes = Buffer.from(sealed, 'base64url');
  for (const at of [0, 14, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(unseal('app', 'ada', changed.toString('base64url'))).toBeUndefined();
  }
  expect(unseal('app', 'ada', 'short')).toBeUndefined();
});

/** What an instance with these keys makes of `use`. */
async function withKeys<T>(
  SECRET_KEY: string,
  SECRET_KEY_PREVIOUS: string[],
  use: (sealed: typeof import('./sealed.ts')) => T,
): Promise<T> {
  let result: T | undefined;
  await jest.isolateModulesAsync(async () => {
    const { changeSettings } = await import('../settings/settings.ts');
    changeSettings({ SECRET_KEY, SECRET_KEY_PREVIOUS });
    result = use(await import('./sealed.ts'));
  });
  return result as T;
}

test('it is read after a change of the key while the former one is named, and not afterwards', async () => {
  const [FORMER, OWN] = ['former', 'own'].map((word) => word.padEnd(32, '-')) as [string, string];
  const sealed = await withKeys(FORMER, [], (own) => own.seal('app', 'ada', SECRET));
  const read = (previous: string[]) =>
    withKeys(OWN, previous, (own) => own.unseal('app', 'ada', sealed));
  expect(await read([FORMER])).toBe(SECRET);
  expect(await read([])).toBeUndefined();
});
