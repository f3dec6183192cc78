/** Settings: none is needed, and a wrong one is named with its mend. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readSettings, unknownSettings } from './read-settings.ts';

test('nothing has to be set', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    API_BASE_URL_USA: '/api/v1',
    DATA_DIR: '.data',
    TRUSTED_PROXIES: [],
  });
  expect(readSettings({}).DATABASE_URL).toBeUndefined();
});

test('each edition is where content/site/brand.yaml says that the website is', () => {
  const { website } = parse(readFileSync('content/site/brand.yaml', 'utf8'));
  const { SITE_ORIGIN_USA, SITE_ORIGIN_INDIA } = readSettings({});
  expect({ USA: SITE_ORIGIN_USA, INDIA: SITE_ORIGIN_INDIA }).toEqual(website);
});

test('an empty value counts as not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toEqual(readSettings({}));
});

test('reads what is set', () => {
  const env = readSettings({
    PORT: '8080',
    SITE_ORIGIN_USA: 'https://example.com/',
    TRUSTED_PROXIES: '10.0.0.1, 192.168.0.0/16,::1',
    DATABASE_URL: 'postgres://user:word@host:5432/name',
  });
  expect(env.PORT).toBe(8080);
  expect(env.SITE_ORIGIN_USA).toBe('https://example.com');
  expect(env.TRUSTED_PROXIES).toEqual(['10.0.0.1', '192.168.0.0/16', '::1']);
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['NODE_ENV', 'prod'],
  ['SITE_ORIGIN_USA', 'www.norvant.com'],
  ['SITE_ORIGIN_INDIA', 'https://norvant.in/path'],
  ['API_BASE_URL_USA', '//evil.example'],
  ['DATABASE_URL', 'mysql://host/name'],
  ['DATABASE_POOL', '0'],
  ['DATABASE_STATEMENT_MS', '3s'],
  ['EMBEDDED_DATABASE', 'yes'],
  ['SMTP_URL', 'mail.example'],
  ['MAIL_DESK_USA', 'desk'],
  ['SECRET_KEY', 'short'],
  ['SECRET_KEY_PREVIOUS', `${'k'.repeat(32)}, short`],
  ['TRUSTED_PROXIES', 'proxy.local'],
  ['PLAIN_HOSTS', 'http://database'],
  ['IP_LOOKUP_URL', 'ftp://host'],
  ['OIDC_ISSUER', 'http://login.example.com'],
  ['OIDC_ISSUER', 'http://localhost.evil.example'],
  ['LOG_LEVEL', 'loud'],
  ['FILES_S3_BUCKET', 'My Bucket'],
  ['FILES_S3_REGION', 'Frankfurt am Main'],
  ['FILES_S3_ENDPOINT', 'storage:9000'],
  ['FILES_S3_PREFIX', '../other'],
  ['FILES_S3_ENCRYPTION', 'rot13'],
  ['CLAMD_URL', 'localhost:3310'],
  ['CLAMD_URL', 'tcp://localhost'],
  ['CLAMD_URL', 'tcp://user@localhost:3310'],
  ['CLAMD_URL', 'tcp://localhost:3310/path'],
  ['CLAMD_URL', 'unix:clamd.ctl'],
  ['METRICS_PORT', 'all'],
  ['ACCESS_LOG', 'yes'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
])('%s=%s is refused by name, with the mend', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(
    new RegExp(`^The environment.*\n${name}: .*leave ${name} out`),
  );
});

test.each([
  ['DATABASE_URL', 'postgres://norvant:CHANGE-ME@127.0.0.1:5432/norvant'],
  ['SMTP_URL', 'smtps://norvant:CHANGE-ME@mail.example.com:465'],
  ['SECRET_KEY', `CHANGE-ME${'-'.repeat(32)}`],
])('a password that stands in a template is none: %s', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name}: still says CHANGE-ME`);
});

test('every wrong setting is told at once, and no secret is shown', () => {
  const wrong = {
    PORT: 'x',
    SECRET_KEY: 'hunter2',
    SECRET_KEY_PREVIOUS: 'hunter2',
    DATABASE_URL: 'http://user:hunter2@host',
  };
  const message = (() => {
    try {
      return String(readSettings(wrong));
    } catch (error) {
      return String(error);
    }
  })();
  for (const name of Object.keys(wrong)) expect(message).toContain(`${name}: `);
  expect(message).not.toContain('hunter2');
});

describe('a storage of files that is set by half stops the start', () => {
  const whole = { FILES_S3_BUCKET: 'files', FILES_S3_REGION: 'eu-central-1' };
  const keys = { AWS_ACCESS_KEY_ID: 'x', AWS_SECRET_ACCESS_KEY: 'hunter2' };
  test.each([
    [{ FILES_S3_BUCKET: 'files' }, 'FILES_S3_REGION: is not set, but FILES_S3_BUCKET is.'],
    [{ FILES_S3_REGION: 'eu-central-1' }, 'FILES_S3_BUCKET: is not set, but FILES_S3_REGION is.'],
    [{ FILES_S3_PREFIX: 'site' }, 'FILES_S3_BUCKET: is not set, but FILES_S3_PREFIX is.'],
    [{ ...whole, AWS_ACCESS_KEY_ID: 'x' }, 'AWS_SECRET_ACCESS_KEY: is not set'],
    [{ ...whole, AWS_SECRET_ACCESS_KEY: 'hunter2' }, 'AWS_ACCESS_KEY_ID: is not set'],
  ])('%j', (given, line) => {
    expect(() => readSettings(given)).toThrow(line);
  });

  test('whole, or with other people’s keys and no bucket, it does not', () => {
    expect(readSettings({ ...whole, FILES_S3_PREFIX: '/site/' })).toMatchObject({
      ...whole,
      FILES_S3_PREFIX: 'site',
    });
    expect(readSettings({ ...whole, ...keys })).toMatchObject(whole);
    expect(readSettings({ AWS_ACCESS_KEY_ID: 'x' })).toEqual(readSettings({}));
    expect(unknownSettings(Object.keys(keys))).toEqual([]);
  });
});

describe('a misspelt setting stops the start', () => {
  test.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['SITE_ORIGIN_US', 'SITE_ORIGIN_USA'],
    ['TRUSTED_PROXY', undefined],
    ['SECRETKEY', 'SECRET_KEY'],
    ['SMPT_URL', 'SMTP_URL'],
    ['database_url', 'DATABASE_URL'],
  ])('%s in the environment', (name, meant) => {
    const read = () => readSettings({ [name]: 'x' });
    if (meant) expect(read).toThrow(`Unknown setting ${name}. Did you mean ${meant}?`);
    else expect(read).not.toThrow();
  });
  test('in a settings file every unknown name is one, near or not', () => {
    expect(unknownSettings(['PROT', 'COLOUR_OF_ROOF', 'PORT', 'NEXT_TELEMETRY_DISABLED'])).toEqual([
      'Unknown setting PROT. Did you mean PORT?',
      'Unknown setting COLOUR_OF_ROOF.',
    ]);
  });
  test('what a machine has of its own is left alone', () => {
    const machine = {
      PATH: 'x',
      HOSTNAME: 'x',
      TEST_DATABASE_URL: 'x',
      npm_config_x: 'x',
      OTEL_SERVICE_NAME: 'x',
    };
    expect(readSettings(machine)).toEqual(readSettings({}));
  });
});

test('.env.example documents every setting and only those', () => {
  const documented = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z\d_]+)=/gm);
  const known = Object.keys(readSettings({})).concat('DATABASE_URL', 'SMTP_URL', 'SECRET_KEY');
  const optional = [
    'EMBEDDED_DATABASE',
    'MAIL_DESK_USA',
    'MAIL_DESK_INDIA',
    'STATIC_DIR',
    'CLAMD_URL',
    'IP_LOOKUP_URL',
    'METRICS_PORT',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
  ].concat(['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']);
  const ofFiles = ['BUCKET', 'REGION', 'ENDPOINT', 'PREFIX', 'ENCRYPTION'].map(
    (name) => `FILES_S3_${name}`,
  );
  expect(new Set([...documented].map(([, name]) => name))).toEqual(
    new Set([...known, ...optional, ...ofFiles]),
  );
});
