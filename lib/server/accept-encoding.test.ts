import { chooseEncoding } from './accept-encoding.ts';

describe('chooseEncoding', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['BR', 'br'],
    ['deflate', undefined],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['br;q=0.5, gzip', 'gzip'],
    ['br; q=0.5, gzip; q=0.5', 'br'],
    ['identity, br;q=0.5', undefined],
    ['identity;q=0.1, br;q=0.5', 'br'],
    ['br;q=lots, gzip', 'gzip'],
    ['br;q=2', undefined],
  ])('%j means %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });

  it('stays right when many different values were seen', () => {
    for (let i = 0; i < 300; i++) chooseEncoding(`gzip;q=0.5, x${i}`);
    expect(chooseEncoding('gzip;q=0.5, x299')).toBe('gzip');
  });
});
