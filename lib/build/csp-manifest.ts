/**
 * Lists the hashes of the inline scripts of every built page, so that the middleware can allow
 * exactly these. What a strict policy would block in a browser fails the build instead.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import type { PageCheck } from './page-pass.ts';

export type CspManifest = Record<string, string[]>;

/** Script types that browsers run or obey; others, such as JSON-LD, are mere data. */
const RUN =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

export type PageFindings = { hashes: string[]; problems: string[] };

/** The hashes of the inline scripts in `html`, and what its policy would block. */
export function inspectPage(html: string): PageFindings {
  const hashes = new Set<string>();
  const problems: string[] = [];
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on[a-z]/.test(attribute))
          problems.push(`<${name} ${attribute}> is an inline handler`);
        if (attribute === 'style') problems.push(`<${name} style="${value}"> is an inline style`);
        if (/^\s*javascript:/i.test(value)) problems.push(`<${name} ${attribute}="javascript:…">`);
      }
      if (name === 'style') problems.push('<style> is an inline style');
      const isInline = name === 'script' && !('src' in attributes);
      script = isInline && RUN.test(attributes.type?.trim() ?? '') ? '' : undefined;
    },
    ontext(text) {
      if (script !== undefined) script += text;
    },
    onclosetag(name) {
      if (name !== 'script' || script === undefined) return;
      hashes.add(`sha256-${createHash('sha256').update(script).digest('base64')}`);
      script = undefined;
    },
  });
  parser.end(html);
  return { hashes: [...hashes], problems };
}

/**
 * Writes `<dist>/csp-manifest.json` after the last page.
 * @param expected internal paths that must be prerendered, such as '/USA/Products/HRIS'
 */
export function collectPolicies(dist: string, expected: readonly string[]): PageCheck {
  const manifest: CspManifest = {};
  return {
    look: ({ region, page, html }) => {
      const { hashes, problems } = inspectPage(html);
      manifest[`/${region}${page}`] = hashes;
      return problems;
    },
    finish: () => {
      writeFileSync(join(dist, 'csp-manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
      return expected
        .filter((page) => !manifest[page])
        .map((page) => `${page}: is not prerendered, so it has no policy`);
    },
  };
}
