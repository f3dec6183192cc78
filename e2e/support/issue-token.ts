/**
 * Prints form tokens, one a line, that were issued some milliseconds ago by the site whose DATA_DIR
 * is set: `issue-token.ts <age in ms> <how many>`. A process of its own, started with
 * --conditions=react-server: it reads the site's secret.
 */
import { issueFormToken } from '../../lib/platform/security/form-token.ts';

const [age, many] = process.argv.slice(2).map(Number);
for (let number = 0; number < (many ?? 1); number += 1)
  console.log(issueFormToken(Date.now() - (age ?? 0)));
