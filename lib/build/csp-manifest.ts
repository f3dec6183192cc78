/**
 * Reads every prerendered page and lists the hashes of its inline scripts, so that the middleware
 * can allow exactly these. What a strict policy would block in a browser fails the build instead.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { Parser } from 'htmlparser2';

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

/** `Products/HRIS.html` → `/Products/HRIS`; names that Next wrote percent-encoded are decoded. */
function pagePath(file: string): string {
  return `/${decodeURIComponent(
    file
      .split(sep)
      .join('/')
      .replace(/\.html$/, ''),
  )}`;
}

/**
 * Writes `<dist>/csp-manifest.json`.
 * @param expected internal paths that must be prerendered, such as '/USA/Products/HRIS'
 * @returns what is wrong, one line each; nothing is written unless it is empty
 */
export function writeCspManifest(dist: string, expected: readonly string[]): string[] {
  const folder = join(dist, 'server', 'app');
  const manifest: CspManifest = {};
  const problems: string[] = [];
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    const page = pagePath(file);
    const found = inspectPage(readFileSync(join(folder, file), 'utf8'));
    manifest[page] = found.hashes;
    // Next's own last-resort page (`/_global-error`) is plain text with inline style: it loses
    // its look under the policy, not its words.
    if (!page.startsWith('/_')) problems.push(...found.problems.map((text) => `${page}: ${text}`));
  }
  for (const page of expected)
    if (!manifest[page]) problems.push(`${page}: is not prerendered, so it has no policy`);
  if (problems.length === 0)
    writeFileSync(join(dist, 'csp-manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  return problems;
}
