import { clientReader } from './client-address.ts';

const read = clientReader(['10.0.0.0/8', '127.0.0.1', 'fd00::/8']);
const from = (remoteAddress: string, headers: Record<string, string>) =>
  read({ remoteAddress }, { host: 'www.norvant.com', ...headers });

describe('the client', () => {
  it('is the socket when nobody is trusted', () => {
    const trustNobody = clientReader([]);
    const headers = { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'https' };
    expect(trustNobody({ remoteAddress: '127.0.0.1' }, headers)).toEqual({
      address: '127.0.0.1',
      protocol: 'http',
    });
  });

  it('is the socket when a stranger claims to be a proxy', () => {
    const client = from('203.0.113.9', {
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
    });
    expect(client).toEqual({ address: '203.0.113.9', protocol: 'http' });
  });

  it('is whom the trusted proxy saw, whatever stands left of that', () => {
    const client = from('10.1.2.3', {
      'x-forwarded-for': '6.6.6.6, 203.0.113.9',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'www.norvant.in',
    });
    expect(client).toEqual({ address: '203.0.113.9', protocol: 'https' });
  });

  it.each([
    ['skips several trusted proxies', '6.6.6.6, 203.0.113.9, 10.0.0.7', '203.0.113.9'],
    ['ends at a broken entry', '203.0.113.9, unknown', '10.1.2.3'],
    ['does not read odd number forms', '0x7f.1', '10.1.2.3'],
    ['is the farthest one when all are trusted', '10.9.9.9, 10.0.0.7', '10.9.9.9'],
    ['drops a port', '203.0.113.9:51234', '203.0.113.9'],
    ['reads IPv6 in brackets', '[2001:db8::1]:443', '2001:db8::1'],
    ['unwraps IPv4 in IPv6', '::ffff:203.0.113.9', '203.0.113.9'],
    ['stays the proxy without the header', '', '10.1.2.3'],
    ['believes no zone', 'fe80::1%eth0', '10.1.2.3'],
    ['skips a proxy that is written as IPv6', '203.0.113.9, ::ffff:10.0.0.7', '203.0.113.9'],
  ])('%s', (_, forwardedFor, address) => {
    expect(from('10.1.2.3', { 'x-forwarded-for': forwardedFor }).address).toBe(address);
  });

  it('matches proxies on dual-stack sockets and IPv6 ranges', () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    expect(from('::ffff:10.1.2.3', headers).address).toBe('203.0.113.9');
    expect(from('fd12::1', headers).address).toBe('203.0.113.9');
    expect(from('fe80::1%eth0', headers).address).toBe('fe80::1');
  });

  it('matches a range of IPv4 that its operator writes as IPv6', () => {
    const mapped = clientReader(['::ffff:10.0.0.0/104']);
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const seen = (remoteAddress: string) => mapped({ remoteAddress }, headers).address;
    expect(seen('10.1.2.3')).toBe('203.0.113.9');
    expect(seen('::ffff:10.1.2.3')).toBe('203.0.113.9');
    expect(seen('11.1.2.3')).toBe('11.1.2.3');
  });

  it('says which setting is wrong', () => {
    expect(() => clientReader(['10.0.0.0/99'])).toThrow('TRUSTED_PROXIES: "10.0.0.0/99"');
  });
});
