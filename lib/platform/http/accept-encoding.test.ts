import { acceptedEncodings } from './accept-encoding.ts';

describe('acceptedEncodings', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br gzip identity'],
    ['gzip', 'gzip identity'],
    ['x-gzip', 'gzip identity'],
    ['BR', 'br identity'],
    ['deflate', 'identity'],
    ['*', 'br gzip identity'],
    ['br;q=0, *', 'gzip identity'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['br;q=0.5, gzip', 'gzip br identity'],
    ['br; q=0.5, gzip; q=0.5', 'br gzip identity'],
    ['identity, br;q=0.5', 'identity br'],
    ['identity;q=0.1, br;q=0.5', 'br identity'],
    ['br;q=lots, gzip', 'gzip identity'],
    ['br;q=2', 'identity'],
    ['identity;q=0, gzip', 'gzip'],
    ['*;q=0, gzip', 'gzip'],
    ['*;q=0', 'identity'],
    ['identity;q=0', 'identity'],
  ])('%j takes %s', (header, encodings) => {
    expect(acceptedEncodings(header).join(' ')).toBe(encodings);
  });

  it('stays right when many different values were seen', () => {
    for (let i = 0; i < 300; i++) acceptedEncodings(`gzip;q=0.5, x${i}`);
    expect(acceptedEncodings('gzip;q=0.5, x299')[0]).toBe('gzip');
  });
});
