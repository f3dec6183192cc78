/** The scanner that the settings name, if they name one: what it says of a file, counted. */
import 'server-only';
import { describeError, log } from '../log/log.ts';
import { metrics } from '../metrics/metrics.ts';
import type { ScanOutcome } from '../metrics/outcomes.ts';
import { scannerAddress } from '../settings/scanner-address.ts';
import { settings } from '../settings/settings.ts';
import { askClamd, ScanFailedError, type Verdict } from './clamd.ts';

const count = (outcome: ScanOutcome) => metrics()?.scans.inc({ outcome });

/** Whether the operator has set one. Without it nothing waits for a verdict. */
export const hasScanner = () => settings().CLAMD_URL !== undefined;

/**
 * What the scanner says of `bytes`.
 * @param facts about the file for the log, nothing personal
 * @param limitMs for all of it
 * @returns undefined when it gives no verdict: the file is to be taken for dangerous then
 */
export async function scan(
  bytes: Buffer,
  limitMs: number,
  facts: Record<string, unknown> = {},
): Promise<Verdict | undefined> {
  try {
    const address = scannerAddress(settings().CLAMD_URL ?? '');
    if (!address) throw new ScanFailedError('There is no scanner.');
    const verdict = await askClamd(address, bytes, limitMs);
    count(verdict.isClean ? 'clean' : 'infected');
    if (!verdict.isClean) log.warn({ ...facts, found: verdict.found }, 'a file is infected');
    return verdict;
  } catch (error) {
    count('failed');
    log.warn({ ...facts, ...describeError(error) }, 'the scanner gave no verdict');
    return undefined;
  }
}
