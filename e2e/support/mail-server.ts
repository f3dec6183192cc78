/** A mail server for tests. It keeps what it gets, and can misbehave. */
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from './site.ts';

export type MailServer = {
  port: number;
  /** Every mail that came whole, whatever was answered to it. */
  received: Email[];
  stop: () => Promise<void>;
};

type Options = {
  port?: number;
  /** Answers 550 to these receivers. */
  refuse?: (address: string) => boolean;
  /** Cuts the connection instead of accepting the mail; `count` is its number, from 1. */
  hangUp?: (count: number) => boolean;
  /** Never answers to the mail. */
  ignore?: (count: number) => boolean;
};

export async function startMailServer(options: Options = {}): Promise<MailServer> {
  const { refuse = () => false, hangUp = () => false, ignore = () => false } = options;
  const port = options.port ?? (await freePort());
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) =>
      done(
        refuse(address)
          ? Object.assign(new Error(`<${address}>\u009b31m: no such user`), { responseCode: 550 })
          : null,
      ),
    onData: async (stream, session, done) => {
      const bytes = await buffer(stream).catch(() => undefined);
      // The sender was killed in the middle: no mail came.
      if (!bytes) return;
      const count = received.push(await PostalMime.parse(bytes));
      if (ignore(count)) return;
      if (hangUp(count)) connectionOf(server, session.id)?.close();
      else done();
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

type Connection = { id: string; close: () => void };

function connectionOf(server: SMTPServer, id: string): Connection | undefined {
  const { connections } = server as unknown as { connections: Set<Connection> };
  return [...connections].find((connection) => connection.id === id);
}
