/** Requests of up to 16 kB that hold as much as they can of what is costly to read. For tests only. */
import fc from 'fast-check';

export const LONGEST_REQUEST = 16 * 1024;

/** A body, with the type that it says it has. */
type Body = { type: string; text: string };

/** One of `pieces`, as often as anybody sends it or as often as there is room for. */
const many = (pieces: readonly string[], most: number, separator: string) =>
  fc
    .tuple(
      fc.constantFrom(...pieces),
      fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: most })),
    )
    .map(([piece, count]) => Array.from({ length: count }, () => piece).join(separator));

const query = fc.oneof(
  many(['a', 'a=b', 'q=pay', '%41', ''], 8_000, '&'),
  many(['[]', ';', '%26a=1', '+'], 6_000, ''),
  many(['pr', 'a', 'payroll', '%F0%9F%98%80'], 3_000, '+').map((words) => `q=${words}`),
);
/** Most requests hold none: a head that is too large is refused before anything else is read. */
const seldom = <T>(none: T, some: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(none) }, { weight: 1, arbitrary: some });

const cookies = many(['a=b', 'session=x', 'region=USA', '=', ''], 3_000, '; ');
const headers = fc
  .tuple(
    fc.constantFrom('x', 'accept-encoding', 'if-none-match', 'range'),
    fc.oneof(fc.nat(90), fc.nat(900)),
  )
  .map(([name, count]) => Array.from({ length: count }, (_, i) => `${name}-${i}: a`));
const body: fc.Arbitrary<Body> = fc.oneof(
  many(['a=b&', 'q=%41&', '&'], 2_000, '').map((text) => ({
    type: 'application/x-www-form-urlencoded',
    text,
  })),
  many(['[', '{"a":', '[1,', '"a\\u0041",'], 2_000, '').map((text) => ({
    type: 'application/json',
    text,
  })),
  many(['--x\r\n', '--x\r\nContent-Disposition: form-data; name="$1"\r\n\r\n$1\r\n'], 300, '').map(
    (text) => ({ type: 'multipart/form-data; boundary=x', text: `${text}--x--\r\n` }),
  ),
);

/**
 * @param methods of which each request has one; GET has no body
 * @param more lines of the head of each
 * @returns its text, as it is sent
 */
export const anyRequest = (
  methods: readonly string[],
  paths: readonly string[],
  more: readonly string[] = [],
): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...methods),
      fc.constantFrom(...paths),
      query,
      seldom('', cookies),
      seldom<string[]>([], headers),
      body,
    )
    .map(([method, to, asked, kept, lines, { type, text }]) => {
      const sent = method === 'GET' ? '' : text;
      const head = [
        `${method} ${to}${asked && `?${asked}`} HTTP/1.1`,
        'Host: localhost',
        'Connection: close',
        ...more,
        ...(method === 'GET' ? [] : [`Content-Type: ${type}`, `Content-Length: ${sent.length}`]),
        `Cookie: ${kept}`,
        ...lines,
      ].join('\r\n');
      return `${head}\r\n\r\n${sent}`;
    })
    .filter((text) => text.length <= LONGEST_REQUEST);
