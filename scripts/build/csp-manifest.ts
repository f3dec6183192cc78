/**
 * Lists the hashes of the inline scripts and styles of every built page, so that the middleware can
 * allow exactly these. What a strict policy would block in a browser fails the build instead.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { type InlineHashes, inlineHash } from '../../lib/platform/security/csp.ts';
import type { PageCheck } from './page-pass.ts';
import { replaceFile } from './replace-file.ts';

export type CspManifest = Record<string, InlineHashes>;

const policiesFile = (dist: string) => join(dist, 'csp-manifest.json');

/** What the build in `dist` has found. @throws Error where there is none */
export const readPolicies = (dist: string): CspManifest =>
  JSON.parse(readFileSync(policiesFile(dist), 'utf8'));

/** Script types that browsers run or obey; others, such as JSON-LD, are mere data. */
const RUN =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

export type PageFindings = { hashes: InlineHashes; problems: string[] };

/** The hashes of the inline scripts and styles in `html`, and what its policy would block. */
export function inspectPage(html: string): PageFindings {
  const hashes = { scripts: new Set<string>(), styles: new Set<string>() };
  const problems: string[] = [];
  let inline: keyof InlineHashes | undefined;
  let content = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on[a-z]/.test(attribute))
          problems.push(`<${name} ${attribute}> is an inline handler`);
        if (attribute === 'style') problems.push(`<${name} style="${value}"> is an inline style`);
        if (/^\s*javascript:/i.test(value)) problems.push(`<${name} ${attribute}="javascript:…">`);
      }
      const isRun = !('src' in attributes) && RUN.test(attributes.type?.trim() ?? '');
      inline = name === 'style' ? 'styles' : name === 'script' && isRun ? 'scripts' : undefined;
      content = '';
    },
    ontext(text) {
      if (inline) content += text;
    },
    onclosetag() {
      if (inline) hashes[inline].add(inlineHash(content));
      inline = undefined;
    },
  });
  parser.end(html);
  return {
    hashes: { scripts: [...hashes.scripts], styles: [...hashes.styles] },
    problems,
  };
}

/**
 * Writes `<dist>/csp-manifest.json` after the last page.
 * @param expected internal paths that must be prerendered, such as '/USA/Products/HRIS'
 * @param former what is known of pages that are not looked at
 */
export function collectPolicies(
  dist: string,
  expected: readonly string[],
  former: CspManifest = {},
): PageCheck {
  const manifest: CspManifest = { ...former };
  return {
    look: ({ region, page, html }) => {
      const { hashes, problems } = inspectPage(html);
      manifest[`/${region}${page}`] = hashes;
      return problems;
    },
    finish: () => {
      replaceFile(policiesFile(dist), `${JSON.stringify(manifest, null, 1)}\n`);
      return expected
        .filter((page) => !manifest[page])
        .map((page) => `${page}: is not prerendered, so it has no policy`);
    },
  };
}
