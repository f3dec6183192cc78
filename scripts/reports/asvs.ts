/** `npm run report:asvs`: writes docs/asvs.md from docs/asvs.yaml. */
import { writeFileSync } from 'node:fs';
import { REPORT_FILE, readList } from './asvs-list.ts';
import { asvsReport } from './asvs-report.ts';

const list = readList();
writeFileSync(REPORT_FILE, asvsReport(list));
const open = list.filter(({ state }) => state === 'open');
console.log(`${REPORT_FILE}: ${list.length} requirements, ${open.length} open.`);
for (const { number, reason } of open) console.log(`  ${number}  ${reason}`);
