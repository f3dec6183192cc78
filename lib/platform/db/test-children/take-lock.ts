/** A process of the lock tests: takes the lock of the folder it is given, says so, and stays. */
import { takeLock } from '../lock.ts';

try {
  await takeLock(process.argv[2] ?? '');
  console.log('taken');
  setInterval(() => undefined, 1000);
} catch (error) {
  console.log(`refused: ${error instanceof Error ? error.message : error}`);
}
