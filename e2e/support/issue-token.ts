/**
 * Prints a form token that was issued some milliseconds ago by the site whose DATA_DIR is set.
 * A process of its own, started with --conditions=react-server: it reads the site's secret.
 */
import { issueFormToken } from '../../lib/security/form-token.ts';

console.log(issueFormToken(Date.now() - Number(process.argv[2])));
