/**
 * The client's address. The socket's own, unless it belongs to a proxy that the operator has
 * named: then what that proxy says. Everything else that a client may claim is ignored, and so is
 * X-Forwarded-Host, which proxies hand on from clients: the host is what Host says.
 */
import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = [Address, number];

export type Client = { address: string; protocol: 'http' | 'https' };
export type Connection = { remoteAddress?: string | undefined; encrypted?: boolean };

/** A range of IPv4 that is written as IPv6 (`::ffff:10.0.0.0/104`): the addresses that it meets are IPv4. */
const plainRange = (address: Address, bits: number): Range =>
  address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && bits >= 96
    ? [address.toIPv4Address(), bits - 96]
    : [address, bits];

function parseRange(text: string): Range {
  if (text.includes('/')) return plainRange(...ipaddr.parseCIDR(text));
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

/** `10.0.0.1`, `::ffff:10.0.0.1`, `10.0.0.1:4711` or `[2001:db8::1]:4711`. */
function parseAddress(text: string): Address | undefined {
  const bare = text
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  // Stricter than ipaddr.js, which also reads `1`, `0x7f.1` and zone ids.
  if (!ipaddr.IPv6.isValid(bare) && !ipaddr.IPv4.isValidFourPartDecimal(bare)) return undefined;
  return bare.includes('%') ? undefined : ipaddr.process(bare);
}

/** A list header's entries. Proxies append, so the right-most one is the nearest to us. */
function entries(header: string | string[] | undefined): string[] {
  return (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** The socket's own address. A zone id (`fe80::1%eth0`) names an interface of this machine. */
const nearestAddress = ({ remoteAddress = '' }: Connection) =>
  parseAddress(remoteAddress.replace(/%.*$/, ''));

/** @throws Error naming an entry that is neither an address nor a range */
function trustOf(trustedProxies: readonly string[]): (address: Address) => boolean {
  const ranges = trustedProxies.map((text) => {
    try {
      return parseRange(text);
    } catch {
      throw new Error(
        `TRUSTED_PROXIES: "${text}" is neither an address nor a range like 10.0.0.0/8`,
      );
    }
  });
  return (address) =>
    ranges.some((range) => range[0].kind() === address.kind() && address.match(range));
}

/**
 * @param trustedProxies addresses and CIDR ranges of the operator's own proxies
 * @returns whether a connection comes from one of them
 */
export function proxyChecker(trustedProxies: readonly string[]) {
  const isTrusted = trustOf(trustedProxies);
  return (connection: Connection): boolean => {
    const nearest = nearestAddress(connection);
    return nearest !== undefined && isTrusted(nearest);
  };
}

/**
 * @param trustedProxies addresses and CIDR ranges of the operator's own proxies
 * @returns a function from a request's connection and headers to its client
 * @throws Error naming an entry that is neither an address nor a range
 */
export function clientReader(trustedProxies: readonly string[]) {
  const isTrusted = trustOf(trustedProxies);

  /** The first address from the right that is not ours; a broken entry ends the walk. */
  const walk = (nearest: Address, forwardedFor: string[]): Address => {
    let believed = nearest;
    for (const entry of forwardedFor.toReversed()) {
      if (!isTrusted(believed)) break;
      const address = parseAddress(entry);
      if (!address) break;
      believed = address;
    }
    return believed;
  };

  return (connection: Connection, headers: IncomingHttpHeaders): Client => {
    const nearest = nearestAddress(connection);
    const direct: Client = {
      address: nearest?.toString() ?? '0.0.0.0',
      protocol: connection.encrypted ? 'https' : 'http',
    };
    if (!nearest || !isTrusted(nearest)) return direct;
    const protocol = entries(headers['x-forwarded-proto']).at(-1)?.toLowerCase();
    return {
      address: walk(nearest, entries(headers['x-forwarded-for'])).toString(),
      protocol: protocol === 'https' || protocol === 'http' ? protocol : direct.protocol,
    };
  };
}
