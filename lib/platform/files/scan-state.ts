/** What is known of a file from the scanner. Browsers read it too; who may open a file says file-state.ts. */

/**
 * `unscanned`: it was taken while there was no scanner, and waits as soon as there is one. `waiting`: the scanner has
 * given no verdict yet, and nobody may open it. `clean`. `infected`: its bytes are gone, and its row stays to say so.
 */
export type ScanState = 'unscanned' | 'waiting' | 'clean' | 'infected';

/** As the answers of endpoints say it. */
export const FILE_STATES = ['ready', 'checking', 'infected'] as const;
export type FileState = (typeof FILE_STATES)[number];
