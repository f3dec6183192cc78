/** Making recovery codes is dear, and nobody asks for two sets of one account at once but to keep the server busy. */
import { ERRORS } from '../../platform/api/error-codes.ts';
import { makeRecoveryCodesOf } from './recovery-codes.ts';

test('an account that asks for more while its codes are being made is told to wait, and no other is', async () => {
  const first = makeRecoveryCodesOf({ id: 'ada' });
  await expect(makeRecoveryCodesOf({ id: 'ada' })).rejects.toThrow(
    ERRORS.TOO_MANY_REQUESTS.message,
  );
  const other = makeRecoveryCodesOf({ id: 'ben' });
  expect(new Set((await first).codes).size).toBe(10);
  expect((await other).hashes).toHaveLength(10);
  expect((await makeRecoveryCodesOf({ id: 'ada' })).codes).toHaveLength(10);
});
