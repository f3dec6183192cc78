/**
 * Every setting, how it is read, and what is said of a wrong one. Nothing has to be set: each has a
 * default that runs the whole site on one machine. `.env.example` documents each in a line.
 */
import { z } from 'zod';
import { halfSet } from './half-set.ts';
import { nearest } from './nearest.ts';
import { plainHosts } from './plain-hosts.ts';
import { scannerAddress } from './scanner-address.ts';
import { SECRET_FILES, SECRETS, withSecretFiles } from './secret-files.ts';
import { websiteOf } from './website.ts';

const origin = z
  .url({ protocol: /^https?$/, error: 'is not an http(s) origin' })
  .overwrite((value) => value.replace(/\/+$/, ''))
  .refine(
    (value) => !URL.canParse(value) || new URL(value).origin === value,
    'is not an origin alone, like https://www.example.com',
  );

const apiBase = z
  .union([z.string().regex(/^\/[^/\\].*$/), z.url({ protocol: /^https?$/ })], {
    error: 'is neither a path like /api/v1 nor an http(s) address',
  })
  .overwrite((value) => value.replace(/\/+$/, ''));

const wholeNumber = (from: number, to: number) =>
  z.coerce
    .number({ error: `is not a whole number from ${from} to ${to}` })
    .refine(
      (value) => Number.isInteger(value) && value >= from && value <= to,
      `is not a whole number from ${from} to ${to}`,
    );

const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `is not an address like ${example}` });

/** Over http an attacker on the way could sign in to any account. */
const issuer = z
  .url({ protocol: /^https?$/, error: 'is not an address like https://login.example.com' })
  .refine(
    (value) =>
      !URL.canParse(value) ||
      !value.startsWith('http:') ||
      /^http:\/\/(localhost|127(\.\d+){3})([:/]|$)/.test(value),
    'is not an https address; http is for a provider on this machine',
  );

const addressOrRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const addressList = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
  .pipe(z.array(addressOrRange));

const hostList = z
  .string()
  .transform((value) => plainHosts(value))
  .pipe(
    z.array(z.string().regex(/^[a-z\d.-]+$/, 'is not a list of host names like database,mail')),
  );

const bucket = z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is no name of a bucket');
/** Of the keys in a bucket. They stand in headers and messages as they are. */
const keyPrefix = z
  .string()
  .overwrite((value) => value.replace(/^\/+|\/+$/g, ''))
  .regex(/^[\w-]+(\/[\w-]+)*$/, 'is not like site/files: letters, digits, _, - and /');

const scanner = z
  .string()
  .refine(
    (value) => scannerAddress(value) !== undefined,
    'is neither like tcp://127.0.0.1:3310 nor like unix:/run/clamav/clamd.ctl',
  );

const MIN_KEY = 32;
const keyList = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((key) => key.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().min(MIN_KEY, `has a key shorter than ${MIN_KEY} characters`)));

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

export const schema = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  PROCESSES: wholeNumber(1, 64).default(1),
  NODE_ENV: z
    .enum(['development', 'production', 'test'], {
      error: 'is none of development, production, test',
    })
    .default('development'),
  SITE_ORIGIN_USA: origin.default(() => websiteOf('USA')),
  SITE_ORIGIN_INDIA: origin.default(() => websiteOf('INDIA')),
  API_BASE_URL_USA: apiBase.default('/api/v1'),
  API_BASE_URL_INDIA: apiBase.default('/api/v1'),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/name').optional(),
  DATABASE_POOL: wholeNumber(1, 1000).default(10),
  DATABASE_STATEMENT_MS: wholeNumber(100, 600_000).default(3000),
  EMBEDDED_DATABASE: z.enum(['allowed'], { error: 'is not the word allowed' }).optional(),
  DATA_DIR: z.string().default('.data'),
  FILES_S3_BUCKET: bucket.optional(),
  FILES_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'is no region like eu-central-1')
    .optional(),
  FILES_S3_ENDPOINT: url(/^https?$/, 'https://storage.example.com').optional(),
  FILES_S3_PREFIX: keyPrefix.optional(),
  FILES_S3_ENCRYPTION: z
    .enum(['AES256', 'aws:kms'], { error: 'is none of AES256, aws:kms' })
    .optional(),
  CLAMD_URL: scanner.optional(),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  MAIL_DESK_USA: z.email('is not an e-mail address').optional(),
  MAIL_DESK_INDIA: z.email('is not an e-mail address').optional(),
  SECRET_KEY: z.string().min(MIN_KEY, `is shorter than ${MIN_KEY} characters`).optional(),
  SECRET_KEY_PREVIOUS: keyList.default([]),
  TRUSTED_PROXIES: addressList.default([]),
  PLAIN_HOSTS: hostList.default([]),
  IP_LOOKUP_URL: url(/^https?$/, 'https://lookup.example/ip').optional(),
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `is none of ${LOG_LEVELS.join(', ')}` }).default('info'),
  STATIC_DIR: z.string().optional(),
  ACCESS_LOG: z.enum(['on', 'off'], { error: 'is neither on nor off' }).default('off'),
  METRICS_PORT: wholeNumber(0, 65535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?$/, 'http://localhost:4318').optional(),
  NEXT_DIST_DIR: z.string().default('.next'),
});

export type Settings = z.infer<typeof schema>;

const SECRET = new Set<string>(SECRETS);

const KNOWN = Object.keys(schema.shape);
/** Settings of Node, of Next, of the AWS SDK, of OpenTelemetry and of the tests. They stand in no schema. */
const OF_OTHERS = /^(NODE_|AWS_|OTEL_|NEXT_(?!DIST)|TEST_|FAULT_ROUNDS$|CHROME_PATH$|TZ$)/;
/** Shorter names are like too many others to be taken for ours. */
const LIKE_OURS = 6;

/** 'Unknown setting DATABSE_URL. Did you mean DATABASE_URL?' */
function unknownSetting(name: string): string {
  const meant = nearest(name, KNOWN);
  return `Unknown setting ${name}.${meant ? ` Did you mean ${meant}?` : ''}`;
}

/** What a template has where an operator's own value belongs: whoever reads the template knows it. */
const OF_TEMPLATES = 'CHANGE-ME';

const unchanged = (given: Record<string, string | undefined>): string[] =>
  SECRETS.filter((name) => given[name]?.includes(OF_TEMPLATES)).map(
    (name) =>
      `${name}: still says ${OF_TEMPLATES}, as the template does. Put your own in its place.`,
  );

/** Names in a settings file that mean nothing here, one line each. */
export function unknownSettings(names: string[]): string[] {
  return names
    .filter((name) => ![...KNOWN, ...SECRET_FILES].includes(name) && !OF_OTHERS.test(name))
    .map(unknownSetting);
}

/** The environment holds a machine's own names too, so only what looks like ours is a mistake. */
function misspeltSettings(names: string[]): string[] {
  return unknownSettings(names.filter((name) => name.length >= LIKE_OURS && nearest(name, KNOWN)));
}

/**
 * Reads the settings from `source`, secrets also from the files that it names. An empty value counts as not set.
 * @throws Error that names every wrong variable, what is wrong with it and the mend.
 */
export function readSettings(source: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(withSecretFiles(source)).filter(([, value]) => value?.trim()),
  );
  const result = schema.safeParse(given);
  const wrong = (result.error?.issues ?? []).map((issue) => {
    const name = String(issue.path[0]);
    const value = SECRET.has(name) ? '(value hidden)' : JSON.stringify(given[name]);
    const reason =
      name === 'TRUSTED_PROXIES' ? 'is not a list like 10.0.0.1,192.168.0.0/16' : issue.message;
    return `${name}: ${value} ${reason}. Correct it, or leave ${name} out to use the default.`;
  });
  const lines = [
    ...misspeltSettings(Object.keys(given)),
    ...wrong,
    ...unchanged(given),
    ...halfSet(given),
  ];
  if (result.success && lines.length === 0) return result.data;
  throw new Error(`The environment is not right:\n${lines.join('\n')}\nSee .env.example.`);
}
