/**
 * Writes the JSON Schemas of all content into generated/schemas, where .vscode/settings.json and the
 * YAML language server of other editors find them: generated/schemas/page.json for every page.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchemas } from '../../lib/site/content/json-schemas.ts';

export function writeSchemas(root: string): void {
  const folder = join(root, 'generated/schemas');
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of Object.entries(jsonSchemas()))
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(schema)}\n`);
}
