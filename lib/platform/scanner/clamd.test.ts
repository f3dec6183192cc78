/** What the scanner says counts; what it does not say, or says wrongly, is never taken for 'clean'. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../db/test-folder.ts';
import { scannerAddress } from '../settings/scanner-address.ts';
import { askClamd, ScanFailedError } from './clamd.ts';
import { eicar } from './testing/eicar.ts';
import { type ClamdFault, type FakeClamd, startFakeClamd } from './testing/fake-clamd.ts';

const clean = Buffer.from('An application');
/** More than the scanner's socket takes at once, so that the chunks come one after the other. */
const large = Buffer.alloc(5_000_000, 'x');

let clamd: FakeClamd;
beforeEach(async () => {
  clamd = await startFakeClamd();
});
afterEach(() => clamd.close());

function ask(bytes: Buffer, limitMs = 20_000) {
  const address = scannerAddress(clamd.url);
  if (!address) throw new Error(`${clamd.url} is no address of a scanner`);
  return askClamd(address, bytes, limitMs);
}

test('a clean file is clean, and a virus bears its name', async () => {
  expect(await ask(clean)).toEqual({ isClean: true });
  expect(await ask(Buffer.concat([clean, eicar]))).toEqual({
    isClean: false,
    found: 'Win.Test.EICAR_HDB-1',
  });
});

test('the scanner gets every byte of a file, however large', async () => {
  expect(await ask(large)).toEqual({ isClean: true });
  expect(clamd.asked[0]?.equals(large)).toBe(true);
  const infected = Buffer.concat([large, eicar]);
  expect(await ask(infected)).toMatchObject({ isClean: false });
});

test('a scanner may listen on a socket of this machine', async () => {
  const folder = temporaryFolder();
  const local = await startFakeClamd(join(folder, 'clamd.ctl'));
  try {
    const address = scannerAddress(local.url);
    expect(address).toEqual({ path: join(folder, 'clamd.ctl') });
    if (address) expect(await askClamd(address, eicar, 20_000)).toMatchObject({ isClean: false });
  } finally {
    await local.close();
    rmSync(folder, { recursive: true });
  }
});

test.each<ClamdFault>([
  'closes',
  'closes early',
  'errs',
  'says nonsense',
  'says it twice',
  'never ends',
])('a scanner that %s gives no verdict', async (fault) => {
  clamd.fault = fault;
  await expect(ask(clean)).rejects.toThrow(ScanFailedError);
  clamd.fault = undefined;
  expect(await ask(clean)).toEqual({ isClean: true });
});

test('a scanner that answers before it has the file gives no verdict', async () => {
  clamd.fault = 'does not wait';
  await expect(ask(large)).rejects.toThrow('before it had the whole file');
});

test('a scanner that does not answer is given up after the limit', async () => {
  clamd.fault = 'stalls';
  await expect(ask(clean, 100)).rejects.toMatchObject({ cause: { code: 'ETIMEDOUT' } });
});

test('a scanner that is away gives no verdict', async () => {
  await clamd.close();
  await expect(ask(clean)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  clamd = await startFakeClamd();
});

test('what no scanner would take is not sent at all', async () => {
  await expect(ask(Buffer.alloc(10_000_001))).rejects.toThrow('too large');
  expect(clamd.asked).toEqual([]);
});

test.each([
  ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['tcp://clamav:3310/', { host: 'clamav', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['http://clamav:3310', undefined],
  ['unix:run/clamd.ctl', undefined],
])('%s is where the operator means', (value, address) => {
  expect(scannerAddress(value)).toEqual(address);
});
