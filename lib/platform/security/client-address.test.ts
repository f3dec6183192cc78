/** The client's address, whatever the headers claim. */
import fc from 'fast-check';
import { addressGroup, clientAddress, UNKNOWN_ADDRESS } from './client-address.ts';

const from = (value?: string) =>
  clientAddress(new Headers(value === undefined ? {} : { 'x-forwarded-for': value }));

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  [' 192.0.2.1 ', '192.0.2.1'],
  ['2001:0DB8::0001', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['::1', '::1'],
])('%s is %s', (header, address) => {
  expect(from(header)).toBe(address);
});

test.each([
  undefined,
  '',
  'unknown',
  '1',
  '0x7f.1',
  '192.0.2',
  '<script>',
  '192.0.2.1:80',
  '999.1.1.1',
  'fe80::1%eth0',
  '2001:db8::1%25a',
])('%s is nobody we know', (header) => {
  expect(from(header)).toBe(UNKNOWN_ADDRESS);
});

test('a hundred made-up addresses in front do not change the one that counts', () => {
  const seen = Array.from({ length: 100 }, (_, i) => from(`203.0.113.${i}, 192.0.2.7`));
  expect(new Set(seen)).toEqual(new Set(['192.0.2.7']));
});

test('the addresses of one IPv6 customer share their limits', () => {
  expect(addressGroup('2001:db8:1:2:3:4:5:6')).toBe(addressGroup('2001:db8:1:2::1'));
  expect(addressGroup('2001:db8:1:3::1')).not.toBe(addressGroup('2001:db8:1:2::1'));
  expect(addressGroup('192.0.2.1')).toBe('192.0.2.1');
});

test('a visitor by IPv4 has the same limits however a socket writes the address', () => {
  for (const same of ['::ffff:192.0.2.1', '::ffff:c000:201', '0:0:0:0:0:FFFF:192.0.2.1'])
    expect(addressGroup(same)).toBe('192.0.2.1');
  expect(addressGroup('::ffff:192.0.2.2')).not.toBe('192.0.2.1');
});

test('no zone makes another visitor of somebody', () => {
  for (const zone of ['eth0', 'a', '1', 'x'.repeat(50)])
    expect(addressGroup(`2001:db8:1:2::1%${zone}`)).toBe(addressGroup('2001:db8:1:2::1'));
});

test('however an address of one network is written, its limits are the same', () => {
  const group = fc.array(fc.nat(0xffff), { minLength: 4, maxLength: 4 });
  const spelled = (part: number, isUpper: boolean) => {
    const text = part.toString(16).padStart(4, '0');
    return isUpper ? text.toUpperCase() : text;
  };
  fc.assert(
    fc.property(group, group, fc.boolean(), (network, host, isUpper) => {
      // Those that stand for IPv4 have a test of their own.
      fc.pre(network.some((part) => part !== 0));
      const address = [...network, ...host].map((part) => spelled(part, isUpper)).join(':');
      const first = [...network, 0, 0, 0, 1].map((part) => part.toString(16)).join(':');
      expect(addressGroup(address)).toBe(addressGroup(first));
    }),
  );
});
