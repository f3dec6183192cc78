/**
 * Which connections to other machines would be readable on the way. A host of this machine needs no encryption, and
 * one that PLAIN_HOSTS names is on a network that its operator vouches for.
 */
import { scannerAddress } from './scanner-address.ts';

type Given = Record<string, string | undefined>;

/** Settings that are addresses of the web. */
const OF_THE_WEB = ['FILES_S3_ENDPOINT', 'IP_LOOKUP_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT'] as const;
/** With others PostgreSQL's certificate is not looked at, or its driver may stop looking in a later version. */
const VERIFIED = new Set(['verify-full', 'verify-ca']);
/** Parts of SMTP_URL by which the mail server would be believed whatever it shows. */
const UNSAFE_MAIL = ['ignoreTLS', 'tls.rejectUnauthorized'];

/** A name or number of this machine, as the host of an address has it; none is a socket in the file system. */
const isThisMachine = (host: string): boolean =>
  host === '' ||
  host.startsWith('/') ||
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** @param hosts what PLAIN_HOSTS names */
export const mayBePlain = (host: string, hosts: readonly string[]): boolean =>
  isThisMachine(host) || hosts.includes(host.toLowerCase());

/** The names of PLAIN_HOSTS. */
export const plainHosts = (value = ''): string[] =>
  value
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);

function databaseLine(value: string, hosts: readonly string[]): string | undefined {
  const { hostname, searchParams } = new URL(value);
  // The driver takes the last of a name, and `host` before the one in front.
  const last = (name: string) => searchParams.getAll(name).at(-1);
  const host = last('host') ?? decodeURIComponent(hostname);
  if (mayBePlain(host, hosts) || VERIFIED.has(last('sslmode') ?? '')) return undefined;
  return `DATABASE_URL reaches ${host} without a checked certificate: add ?sslmode=verify-full, and sslrootcert=FILE for an authority of your own`;
}

function mailLine(value: string, hosts: readonly string[]): string | undefined {
  const { hostname, searchParams } = new URL(value);
  if (mayBePlain(hostname, hosts)) return undefined;
  const unsafe = UNSAFE_MAIL.filter((name) => searchParams.has(name));
  return unsafe.length > 0 ? `SMTP_URL says ${unsafe.join(' and ')}: leave that out` : undefined;
}

function webLine(name: string, value: string, hosts: readonly string[]): string | undefined {
  const { protocol, hostname } = new URL(value);
  if (protocol === 'https:' || mayBePlain(hostname, hosts)) return undefined;
  return `${name} reaches ${hostname} by http: write https`;
}

/** clamd speaks no TLS: on another machine it is reached through a tunnel, or on a network that is the operator's. */
function scannerLine(value: string, hosts: readonly string[]): string | undefined {
  const address = scannerAddress(value);
  if (!address || 'path' in address || mayBePlain(address.host, hosts)) return undefined;
  return `CLAMD_URL reaches ${address.host} without encryption, which clamd has none of: use a socket or a tunnel of this machine`;
}

/**
 * @param given the environment as it was set, parsed by read-settings.ts already
 * @returns a line for each connection that somebody on the way could read or change, with its mend. A mail server that
 *   is reached by smtp:// is none: lib/platform/mail/delivery.ts sends nothing before the connection is encrypted
 */
export function plainConnections(given: Given): string[] {
  const hosts = plainHosts(given.PLAIN_HOSTS);
  const { DATABASE_URL, SMTP_URL, CLAMD_URL } = given;
  return [
    DATABASE_URL?.trim() && databaseLine(DATABASE_URL, hosts),
    SMTP_URL?.trim() && mailLine(SMTP_URL, hosts),
    CLAMD_URL?.trim() && scannerLine(CLAMD_URL, hosts),
    ...OF_THE_WEB.map((name) => given[name]?.trim() && webLine(name, given[name] ?? '', hosts)),
  ].filter((line): line is string => Boolean(line));
}
