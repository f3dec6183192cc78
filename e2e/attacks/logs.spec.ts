/** Attack 20: nothing that a visitor sent reaches the log unescaped, and no e-mail address does. */
import { sendMessage } from '../support/contact.ts';
import { actionFields, multipart } from '../support/form-post.ts';
import { expectDecentLog, linesOf } from '../support/log-lines.ts';
import { ask, compose, openSocket } from '../support/raw-http.ts';
import { eventually } from '../support/site.ts';
import { expect, NOBODYS_INBOX, newAddress, test } from '../support/test.ts';

const COMMAND = '\u009b31m\u001b]0;owned\u0007';

test('to steer the terminal of whoever reads the log, by what the framework prints', async ({
  site,
}) => {
  const post = { method: 'POST', path: '/contact-us', headers: { Cookie: 'region=USA' } };
  const before = linesOf(site).length;
  const whole = actionFields((await ask(site.port, { path: '/contact-us' })).body);
  const forms: Record<string, string>[] = [
    // The framework complains of the missing Origin of this one; the others never get there.
    { ...whole, $form: COMMAND, [COMMAND]: COMMAND },
    { [`$ACTION_ID_${COMMAND}`]: COMMAND },
    { [`$ACTION_REF_${COMMAND}`]: COMMAND },
  ];
  for (const fields of forms) {
    const { type, body } = multipart(fields);
    const headers = { ...post.headers, 'Content-Type': type, 'X-Forwarded-For': newAddress() };
    await ask(site.port, { ...post, headers, body });
    // One who leaves in the middle of the body.
    const length = { 'Content-Length': String(body.length + 1000) };
    const { socket } = openSocket(site.port);
    socket.write(compose({ ...post, headers: { ...headers, ...length }, body }), () =>
      socket.resetAndDestroy(),
    );
  }
  await eventually(async () => linesOf(site).length > before);
  expectDecentLog(site);
});

test('to learn who writes to us, by what a mail server says of its refusals', async ({ site }) => {
  await sendMessage(site, { email: NOBODYS_INBOX });
  await eventually(async () => linesOf(site).some((line) => line.includes('mail parked')));
  expect(site.output()).not.toContain('victim');
  expectDecentLog(site);
});
