/** The client's address, whatever the headers claim. */
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
