/**
 * The visitor's address. Our own server has already decided it: it drops what a client claims,
 * believes only configured proxies, and leaves one address in `x-forwarded-for`.
 */
import ipaddr from 'ipaddr.js';

/** Stands for an address that we were not told; all such visitors share one set of limits. */
export const UNKNOWN_ADDRESS = '0.0.0.0';

/** `::ffff:192.0.2.1` → `192.0.2.1`; an IPv6 address in its one short form. */
export function normaliseAddress(value: string): string | undefined {
  const bare = value.trim().replace(/^\[(.*)\]$/, '$1');
  // ipaddr.js also reads '1' and '0x7f.1' as addresses; no server writes them. A zone (fe80::1%eth0) means nothing
  // beyond its machine, and a visitor who could choose one would be a new visitor each time.
  const isPlain =
    (bare.includes(':') && !bare.includes('%')) || ipaddr.IPv4.isValidFourPartDecimal(bare);
  return isPlain && ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : undefined;
}

export function clientAddress(headers: Pick<Headers, 'get'>): string {
  const forwarded = headers.get('x-forwarded-for') ?? '';
  // A list can only come from a server that is not ours. Its last entry is the one hop that the
  // client could not write itself.
  return normaliseAddress(forwarded.split(',').at(-1) ?? '') ?? UNKNOWN_ADDRESS;
}

/** What limits count by: an IPv4 address, or the /64 network that one IPv6 customer is given. */
export function addressGroup(address: string): string {
  const [withoutZone = ''] = address.split('%');
  const one = normaliseAddress(withoutZone) ?? address;
  if (!ipaddr.IPv6.isValid(one)) return one;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${one}/64`)}/64`;
}
