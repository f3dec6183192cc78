/** Whether a file may be opened, by what the scanner has said of it. */
import 'server-only';
import { hasScanner } from '../scanner/scan.ts';
import type { FileState, ScanState } from './scan-state.ts';

/** Of files that nobody can open yet. What was stored before there was a scanner is none while there is no scanner. */
export const closedStates = (): ScanState[] =>
  hasScanner() ? ['waiting', 'unscanned'] : ['waiting'];

/** A state that is not known, as a newer release may write one, opens nothing. */
export function fileState(scan: ScanState): FileState {
  if (scan === 'infected') return 'infected';
  if (scan === 'clean' || (scan === 'unscanned' && !hasScanner())) return 'ready';
  return 'checking';
}
