/** What a public site says to its database and other servers, nobody on the way reads. */
import { assertPlainIsMeant } from '../db/plain-meant.ts';

const PUBLIC = { NODE_ENV: 'production', SITE_ORIGIN_USA: 'https://www.norvant.com' };
const DATABASE = 'postgres://site:hunter2@db.example.com:5432/site';

test.each<[string, Record<string, string>]>([
  ['a database without encryption', { DATABASE_URL: DATABASE }],
  ['a certificate that is not looked at', { DATABASE_URL: `${DATABASE}?sslmode=no-verify` }],
  ['encryption that may be left out', { DATABASE_URL: `${DATABASE}?sslmode=prefer` }],
  [
    'encryption that is switched off again',
    { DATABASE_URL: `${DATABASE}?sslmode=verify-full&sslmode=disable` },
  ],
  [
    'another host than the one in front',
    { DATABASE_URL: 'postgres://site@localhost/site?host=db.example.com' },
  ],
  ['a host that only begins like ours', { DATABASE_URL: 'postgres://127.0.0.1.evil.example/site' }],
  [
    'a mail server that is believed',
    { SMTP_URL: 'smtps://m.example?tls.rejectUnauthorized=false' },
  ],
  ['mail that is never encrypted', { SMTP_URL: 'smtp://m.example:587?ignoreTLS=true' }],
  ['a bucket by http', { FILES_S3_ENDPOINT: 'http://storage.example' }],
  ['a look-up by http', { IP_LOOKUP_URL: 'http://lookup.example/ip' }],
  ['traces by http', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318' }],
  ['a scanner on another machine', { CLAMD_URL: 'tcp://scanner.example:3310' }],
  ['another host than the named one', { DATABASE_URL: DATABASE, PLAIN_HOSTS: 'mail, database' }],
])('a public site does not start with %s', (_, given) => {
  const start = () => assertPlainIsMeant({ ...PUBLIC, ...given });
  expect(start).toThrow(/PLAIN_HOSTS/);
  expect(start).toThrow(new RegExp(Object.keys(given)[0] ?? ''));
  expect(start).not.toThrow(/hunter2/);
});

test.each<[string, Record<string, string>]>([
  ['with a checked certificate', { DATABASE_URL: `${DATABASE}?sslmode=verify-full` }],
  [
    'with one of its own authority',
    { DATABASE_URL: `${DATABASE}?sslmode=verify-ca&sslrootcert=/etc/norvant/authority.pem` },
  ],
  ['with servers of this machine', { DATABASE_URL: 'postgres://site@127.0.0.1:5432/site' }],
  ['with a scanner of this machine', { CLAMD_URL: 'tcp://127.0.0.1:3310' }],
  ['by a socket', { DATABASE_URL: 'postgres:///site?host=/run/postgresql' }],
  [
    'on a network that its operator vouches for',
    {
      DATABASE_URL: 'postgres://site@database:5432/site',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://Collector:4318',
      CLAMD_URL: 'tcp://clamav:3310',
      PLAIN_HOSTS: 'database, collector, clamav',
    },
  ],
  ['with a mail server that has to encrypt', { SMTP_URL: 'smtp://user:word@m.example:587' }],
])('a public site starts %s', (_, given) => {
  expect(() => assertPlainIsMeant({ ...PUBLIC, ...given })).not.toThrow();
});

test.each<[string, Record<string, string>]>([
  ['in development', { ...PUBLIC, NODE_ENV: 'development' }],
  ['that nobody from outside uses', { NODE_ENV: 'production' }],
])('a site %s speaks as it likes', (_, given) => {
  expect(() => assertPlainIsMeant({ ...given, DATABASE_URL: DATABASE })).not.toThrow();
});
