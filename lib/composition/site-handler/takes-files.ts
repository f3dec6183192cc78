/** Which pages have a form with files: `takesFiles` in content/site/routes.yaml. */
import { findRoute } from '../../site/content/routes.ts';
import { decodePath } from '../../site/routing/visit.ts';

/** @param path as it stands in the address */
export function takesFiles(path: string): boolean {
  const decoded = decodePath(path);
  return decoded !== undefined && findRoute(decoded)?.takesFiles === true;
}
