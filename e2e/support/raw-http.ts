/**
 * HTTP as an attacker speaks it: the bytes go out as they are written, nothing is normalised, no
 * redirect is followed and no header is added.
 */
import { connect, type Socket } from 'node:net';

export type RawAnswer = {
  status: number;
  /** Names in lower case; lines of the same name are joined by a comma. */
  headers: Map<string, string>;
  cookies: string[];
  body: string;
  /** All that came, head and body, as it came. */
  text: string;
};

type HeaderList = Record<string, string | readonly string[] | undefined>;
export type RawRequest = {
  method?: string;
  path?: string;
  /** An array sends the line several times, undefined never. `host` is localhost unless it is named here. */
  headers?: HeaderList;
  body?: string | Uint8Array;
};

const LIMIT_MS = 20_000;

/** The bytes of `request`, with Content-Length when it has a body and sets none itself. */
export function compose(request: RawRequest): Buffer {
  const { method = 'GET', path = '/', headers = {}, body } = request;
  const names = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  const lines = [`${method} ${path} HTTP/1.1`];
  if (!names.has('host')) lines.push('Host: localhost');
  if (!names.has('connection')) lines.push('Connection: close');
  for (const [name, value] of Object.entries(headers))
    for (const one of typeof value === 'string' ? [value] : (value ?? []))
      lines.push(`${name}: ${one}`);
  const bytes = Buffer.from(body ?? '');
  const isMeasured = names.has('content-length') || names.has('transfer-encoding');
  if (body !== undefined && !isMeasured) lines.push(`Content-Length: ${bytes.length}`);
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), bytes]);
}

/** The text of a chunked body. */
function joinChunks(body: string): string {
  let rest = body;
  let joined = '';
  for (;;) {
    const end = rest.indexOf('\r\n');
    const size = Number.parseInt(rest.slice(0, end), 16);
    if (end < 0 || !size) return joined;
    joined += rest.slice(end + 2, end + 2 + size);
    rest = rest.slice(end + 4 + size);
  }
}

/** @throws Error when `text` is no answer */
export function parseAnswer(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1]);
  if (end < 0 || !status) throw new Error(`no HTTP answer: ${JSON.stringify(text.slice(0, 200))}`);
  if (status === 100) return parseAnswer(text.slice(end + 4));
  const headers = new Map<string, string>();
  const cookies: string[] = [];
  for (const line of lines) {
    const name = line.slice(0, line.indexOf(':')).toLowerCase();
    const value = line.slice(line.indexOf(':') + 1).trim();
    if (name === 'set-cookie') cookies.push(value);
    const known = headers.get(name);
    headers.set(name, known === undefined ? value : `${known}, ${value}`);
  }
  const raw = text.slice(end + 4);
  const isChunked = headers.get('transfer-encoding') === 'chunked';
  const body = Buffer.from(isChunked ? joinChunks(raw) : raw, 'latin1').toString('utf8');
  return { status, headers, cookies, body, text };
}

/** Opens a connection. What comes back is gathered in `received`. */
export function openSocket(port: number): { socket: Socket; received: () => string } {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1');
  socket.on('data', (part: string) => {
    text += part;
  });
  // A reset after the answer still leaves the answer to look at.
  socket.on('error', () => undefined);
  return { socket, received: () => text };
}

/** Writes `bytes` and gives back all that came until the connection was closed. */
export async function exchange(port: number, bytes: string | Uint8Array): Promise<string> {
  const { socket, received } = openSocket(port);
  socket.setTimeout(LIMIT_MS, () => socket.destroy());
  socket.write(bytes);
  await new Promise((resolve) => socket.once('close', resolve));
  return received();
}

export async function ask(port: number, request: RawRequest = {}): Promise<RawAnswer> {
  return parseAnswer(await exchange(port, compose(request)));
}

export type JsonRequest = Omit<RawRequest, 'body'> & { json: unknown };

/** Sends `json` as a page of this site would. */
export function askJson(port: number, { json, headers, ...request }: JsonRequest) {
  return ask(port, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(json),
    ...request,
  });
}
