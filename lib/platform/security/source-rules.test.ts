/** Rules for all code of the site that no single test can show: what it never does, and where it may do what is delicate. */
import { globSync, readFileSync } from 'node:fs';

/** Code that a server or a browser runs: no tests and what only they use. */
const FILES = globSync([
  '{app,components,lib}/**/*.{ts,tsx}',
  'middleware.ts',
  'instrumentation.ts',
]).filter(
  (file) =>
    !/\.test\.tsx?$|\/testing\/|\/test-children\/|\/(?:prepare-)?test-[\w-]+\.tsx?$/.test(file),
);

/** Where `pattern` stands: files, each once. */
const filesWith = (pattern: RegExp, files = FILES) =>
  files.filter((file) => pattern.test(readFileSync(file, 'utf8'))).sort();

test('there is code to look at', () => {
  expect(FILES.length).toBeGreaterThan(500);
  expect(FILES).toContain('lib/platform/security/keyed-hash.ts');
});

test('no code of the site runs a command or text as a program', () => {
  const pattern = /\beval\(|new Function\(|['"](?:node:)?(?:child_process|vm)['"]/;
  expect(filesWith(pattern)).toEqual([]);
});

/** Where text becomes markup of a page: what was cleaned by content/schemas, what the server rendered, and our own JSON. */
const MARKUP = [
  'app/[region]/layout.tsx',
  'components/islands/kept-markup.ts',
  'components/islands/still-element.tsx',
  'components/layout/structured-data.tsx',
  'components/ui/rich-text.tsx',
];

test('text becomes markup in the listed places and in no other', () => {
  const pattern =
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/;
  expect(filesWith(pattern)).toEqual(MARKUP);
});

/** Who opens connections, and by which setting it is told to whom. docs/security.md says the same in words. */
const CALLERS = {
  'lib/features/address-lookup/client-ip.ts': 'IP_LOOKUP_URL',
  'lib/features/oidc/provider.ts': 'OIDC_ISSUER',
  'lib/features/oidc/sign-in.ts': 'OIDC_ISSUER',
  'lib/platform/db/leader.ts': 'DATABASE_URL',
  'lib/platform/db/open-postgres.ts': 'DATABASE_URL',
  'lib/platform/file-store/ask-bucket.ts': 'FILES_S3_BUCKET',
  'lib/platform/file-store/s3-store.ts': 'FILES_S3_BUCKET',
  'lib/platform/mail/delivery.ts': 'SMTP_URL',
  'lib/platform/mail/outbox.ts': 'DATABASE_URL',
  'lib/platform/scanner/clamd.ts': 'CLAMD_URL',
  'lib/platform/tracing/start-tracing.ts': 'OTEL_EXPORTER_OTLP_ENDPOINT',
} as const;
/** What a visitor's browser asks, and it asks this site. */
const IN_BROWSERS = [
  'components/islands/consent-choice.ts',
  'components/islands/idle-session.ts',
  'components/islands/late-words.ts',
  'components/islands/search-index.ts',
  'lib/platform/api-client/send.ts',
  'lib/site/display/head-script.ts',
];
const CLIENTS =
  /\bfetch\(|\bnew PgBoss\(|\bfrom '(?:pg|nodemailer|openid-client|@aws-sdk\/client-s3|@opentelemetry\/exporter-[\w-]+)'|^import \{[^}]*\b(?:connect|request|get)\b[^}]*\} from 'node:(?:https?|http2|net|tls|dgram)'/m;

test('the server calls nobody but whom a setting names', () => {
  expect(filesWith(CLIENTS)).toEqual([...Object.keys(CALLERS), ...IN_BROWSERS].sort());
  const words = readFileSync('docs/security.md', 'utf8');
  const settings = new Set(Object.values(CALLERS));
  expect([...settings].filter((name) => !words.includes(`\`${name}\``))).toEqual([]);
});

test('no answer opens itself to another origin', () => {
  const files = [...FILES, ...globSync('deploy/nginx/**/*.conf')];
  expect(filesWith(/access-control-allow/i, files)).toEqual([]);
});

test('no folder is listed by the edge', () => {
  expect(filesWith(/autoindex\s+on/, globSync('deploy/nginx/**/*.conf'))).toEqual([]);
});

test('hashes are SHA-256 or better', () => {
  const all = FILES.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/create(?:Hash|Hmac)\(([^,)]*)|hkdfSync\(([^,)]*)/g),
      ([, hash, derived]) => [file, hash ?? derived],
    ),
  );
  expect(all.length).toBeGreaterThan(5);
  expect(all.filter(([, name]) => !/^'sha(?:256|384|512)'$/.test(name ?? ''))).toEqual([]);
});

test('chance comes from the secure source', () => {
  expect(filesWith(/Math\.random/)).toEqual([]);
});
