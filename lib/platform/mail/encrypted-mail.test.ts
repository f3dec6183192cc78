/** To read mails on their way, or to take the place of the mail server: it has to encrypt, and to be the right one. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { selfSigned } from '../security/testing/self-signed.ts';
import { changeSettings } from '../settings/settings.ts';
import { smtpDelivery } from './delivery.ts';
import type { Mail } from './mail-kind.ts';

const mail: Mail = {
  kind: 'contactAcknowledgement',
  reference: 'NV-2222-3333',
  from: { name: 'Norvant', address: 'site@example.com' },
  to: 'ada@example.org',
  replyTo: 'desk@example.com',
  headers: {},
  subject: 'Your message',
  text: 'It has arrived.',
  html: '<p>It has arrived.</p>',
  messageId: '<one@example.com>',
  date: new Date(),
};

/** Every line of a mail that came through. */
let received: string;
let server: SMTPServer | undefined;
afterEach(() => {
  server?.close();
  changeSettings({ PLAIN_HOSTS: [] });
});

async function startServer(options: SMTPServerOptions): Promise<number> {
  received = '';
  server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    onData: async (stream, _, done) => {
      received += await text(stream);
      done();
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(0, '0.0.0.0');
  await once(server.server, 'listening');
  return (server.server.address() as AddressInfo).port;
}

/** By a number that stands for this machine and is none that says so: as another machine would be. */
const send = (port: number, more = '') =>
  smtpDelivery(`smtp://0.0.0.0:${port}${more}`)(mail).then(
    () => 'sent',
    (error: Error) => error.message,
  );

test('a mail server that offers no encryption gets no mail', async () => {
  const port = await startServer({ disabledCommands: ['STARTTLS'] });
  for (const more of ['', '?requireTLS=false', '?ignoreTLS=true', '?opportunisticTLS=true'])
    expect(await send(port, more)).not.toBe('sent');
  expect(received).toBe('');
});

test('a certificate that nobody vouches for is refused', async () => {
  const port = await startServer(selfSigned('localhost'));
  expect(await send(port)).toMatch(/self-signed certificate/);
  expect(received).toBe('');
});

test('on a network that is closed to others mail goes as the server has it', async () => {
  const port = await startServer({ disabledCommands: ['STARTTLS'] });
  changeSettings({ PLAIN_HOSTS: ['0.0.0.0'] });
  expect(await send(port)).toBe('sent');
  expect(received).toContain('It has arrived.');
});
