/** Where a visitor is taken after a detour: always to this site, whatever the address bar says. */
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { safeReturnPath } from './return-path.ts';

describe('a path of this site is kept', () => {
  test.each([
    '/',
    '/Products/HRIS',
    '/Products/HRIS?plan=Premium&years=3',
    '/Products/HRIS#parts',
    '/blog/a?b=c#d',
    '/Company/Energy_&_Resources',
    '/Solutions/Comprehensive%20Solutions',
    '/a?next=https://evil.example/',
    '/a#//evil.example',
    '/a?b=//evil.example',
    '/Products//HRIS',
  ])('%s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });
  test('letters beyond ASCII are percent-encoded, dots resolved', () => {
    expect(safeReturnPath('/über')).toBe('/%C3%BCber');
    expect(safeReturnPath('/Products/../contact-us')).toBe('/contact-us');
  });
});

describe('anything else is refused', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['empty', ''],
    ['another host', '//evil.example'],
    ['another host, three slashes', '///evil.example'],
    ['another host by a backslash', '/\\evil.example'],
    ['another host by two backslashes', '\\\\evil.example'],
    ['a backslash further on', '/a\\..\\b'],
    ['an address', 'https://evil.example/'],
    ['an address in capitals', 'HTTPS://evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['no slash in front', 'Products'],
    ['a space in front', ' /Products'],
    ['a tab between the slashes', '/\t/evil.example'],
    ['a new line between the slashes', '/\n/evil.example'],
    ['a header after a line break', '/a\r\nSet-Cookie: a=b'],
    ['NUL', '/a\0'],
    ['delete', '/a\u007f'],
    ['dots that leave two slashes', '/.//evil.example'],
    ['parent folders that leave two slashes', '/..//evil.example'],
    ['a folder that leaves two slashes', '/a/..//evil.example'],
    ['encoded dots that leave two slashes', '/%2e%2e//evil.example'],
    ['too long', `/${'a'.repeat(500)}`],
  ])('%s', (_, value) => {
    expect(safeReturnPath(value)).toBeUndefined();
  });
  test('encoded slashes and backslashes stay encoded', () => {
    expect(safeReturnPath('/%2F%2Fevil.example')).toBe('/%2F%2Fevil.example');
    expect(safeReturnPath('/%5Cevil.example')).toBe('/%5Cevil.example');
    expect(safeReturnPath('/%0D%0Aa')).toBe('/%0D%0Aa');
  });
});

test('whatever comes in, what goes out leads to this site and to the same place again', () => {
  const piece = oneof(
    constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2F',
      '%5c',
      '@',
      ':',
      '?',
      '#',
      '\t',
      'https:',
      'evil.example',
    ),
    string({ maxLength: 3, unit: 'binary' }),
  );
  assert(
    property(array(piece, { maxLength: 12 }), (pieces) => {
      const path = safeReturnPath(`/${pieces.join('')}`);
      if (path === undefined) return;
      expect(new URL(path, 'https://www.norvant.com').origin).toBe('https://www.norvant.com');
      expect(safeReturnPath(path)).toBe(path);
    }),
    { numRuns: 2000 },
  );
});
