/**
 * A process of the durability test: sends contact messages one after the other and prints each
 * reference once it has it, until the test kills it. DATA_DIR says where.
 */
import { submitContact } from '../../../features/contact/submit.ts';
import { issueFormToken } from '../../security/form-token.ts';
import { LIMITS } from '../../security/rate-limits.ts';
import { openDatabase } from '../database.ts';

// A long run writes more than all visitors together may.
Object.assign(LIMITS.formsOverall, { points: 1_000_000 });

try {
  await openDatabase();
} catch (error) {
  console.log(`refused: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
console.log('open');
for (let number = 0; ; number += 1) {
  const marker = `${process.pid}-${number}`;
  const { reference } = await submitContact({
    body: {
      name: 'A visitor',
      email: `${marker}@example.org`,
      topic: 'demo',
      message: `This message must not be lost, whatever happens. ${marker}`,
      token: issueFormToken(Date.now() - 60_000),
    },
    region: 'USA',
    // Of its own for every message, as no limit is to be tested here.
    address: `process-${marker}`,
  }).catch((error: unknown) => {
    console.log(`failed: ${error}`);
    process.exit(1);
  });
  console.log(`acknowledged ${reference}`);
}
