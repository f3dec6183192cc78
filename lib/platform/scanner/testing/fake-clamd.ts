/**
 * A scanner that speaks as clamd does, for tests. It knows one virus, and is as strict about what it is sent as the
 * real one. What may go wrong with it is its `fault`.
 */
import { createServer, type Socket } from 'node:net';
import { changeSettings } from '../../settings/settings.ts';
import { eicar } from './eicar.ts';

/**
 * It never answers, closes without a word or in the middle of one, says something else, more than it should or without
 * an end, or does not wait until it has the file.
 */
export type ClamdFault =
  | 'stalls'
  | 'closes'
  | 'closes early'
  | 'errs'
  | 'says nonsense'
  | 'says it twice'
  | 'never ends'
  | 'does not wait';

export type FakeClamd = {
  /** As CLAMD_URL has it. */
  url: string;
  /** What it was asked about. */
  asked: Buffer[];
  fault: ClamdFault | undefined;
  /** What happens on the site while it looks at a file. */
  meanwhile: (() => Promise<unknown>) | undefined;
  close: () => Promise<void>;
};

const COMMAND = Buffer.from('zINSTREAM\0');

const SAYINGS: Partial<Record<ClamdFault, string>> = {
  closes: '',
  'closes early': 'stream: O',
  errs: 'INSTREAM size limit exceeded. ERROR\0',
  'says nonsense': 'HTTP/1.1 200 OK\r\n\r\nstream: OK\0',
  'says it twice': 'stream: OK\0stream: Some.Virus FOUND\0',
};

/** The file in `sent`, once all of it is there. @throws Error when it is no stream of chunks */
function fileIn(sent: Buffer): Buffer | undefined {
  if (!COMMAND.equals(sent.subarray(0, COMMAND.length)) && sent.length >= COMMAND.length)
    throw new Error('unknown command');
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at);
    at += 4;
    if (length === 0) return Buffer.concat(chunks);
    if (at + length > sent.length) return undefined;
    chunks.push(sent.subarray(at, at + length));
    at += length;
  }
  return undefined;
}

/** Says 'stream: OK' again and again for as long as somebody listens. */
function sayForEver(socket: Socket): void {
  socket.write('stream: OK '.repeat(50), () => {
    if (!socket.destroyed) setImmediate(sayForEver, socket);
  });
}

/** @param path of a socket of this machine; a free port without it */
export async function startFakeClamd(path?: string): Promise<FakeClamd> {
  const open = new Set<Socket>();
  const clamd: FakeClamd = {
    url: '',
    asked: [],
    fault: undefined,
    meanwhile: undefined,
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
  const answer = async (socket: Socket, file: Buffer) => {
    clamd.asked.push(file);
    await clamd.meanwhile?.();
    const { fault } = clamd;
    if (fault === 'stalls') return;
    if (fault === 'never ends') return sayForEver(socket);
    const isFound = file.includes(eicar);
    const verdict = isFound ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0';
    socket.end((fault && SAYINGS[fault]) ?? verdict);
  };
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
    if (clamd.fault === 'does not wait') {
      socket.write('stream: OK\0');
      return;
    }
    let sent = Buffer.alloc(0);
    socket.on('data', (part) => {
      sent = Buffer.concat([sent, part]);
      const file = fileIn(sent);
      if (file) void answer(socket, file);
    });
  });
  await new Promise<void>((resolve) =>
    path ? server.listen(path, resolve) : server.listen(0, '127.0.0.1', resolve),
  );
  const address = server.address();
  clamd.url =
    typeof address === 'object' && address ? `tcp://127.0.0.1:${address.port}` : `unix:${path}`;
  return clamd;
}

/** A scanner is set during the tests of a `describe`. @returns it, once they run */
export function withFakeClamd(): () => FakeClamd {
  let clamd: FakeClamd;
  beforeAll(async () => {
    clamd = await startFakeClamd();
    changeSettings({ CLAMD_URL: clamd.url });
  });
  afterEach(() => {
    clamd.fault = undefined;
    clamd.meanwhile = undefined;
    clamd.asked = [];
    changeSettings({ CLAMD_URL: clamd.url });
  });
  afterAll(async () => {
    changeSettings({ CLAMD_URL: undefined });
    await clamd.close();
  });
  return () => clamd;
}
