/** What the mails say, and that nothing a visitor types becomes markup or a header. */
import nodemailer from 'nodemailer';
import PostalMime from 'postal-mime';
import type { Mail } from '../../platform/mail/mail-kind.ts';
import { brand } from '../../site/content/company.ts';
import { getMessages } from '../../site/content/messages.ts';
import { composeMail } from '../../site/mail/frame.ts';
import { escapeHtml, headerValue } from '../../site/mail/template.ts';
import { acknowledgement, desk } from './mails.ts';
import type { submissions } from './tables.ts';

const kinds = { acknowledgement, desk };

type Message = typeof submissions.$inferSelect;

const message: Message = {
  id: '7d9f6f0e-2f7e-4f9e-9c4e-3f7a2b1c0d9e',
  reference: 'NV-7F3K-92QD',
  kind: 'contact',
  region: 'USA',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  details: {
    company: 'Analytical Engines',
    phone: '+1 212 555 0100',
    topic: 'demo',
    message: 'First line.\nSecond line.',
  },
  userId: null,
  jobId: null,
  fileId: null,
  status: 'new',
  createdAt: new Date('2026-11-20T15:31:00Z'),
  waitingSince: new Date('2026-11-20T15:31:00Z'),
  assigneeId: null,
  firstAnsweredAt: null,
  handledAt: null,
  acknowledgementSent: null,
  deskSent: null,
};
const withDetails = (details: Record<string, string>): Message => ({
  ...message,
  details: { ...message.details, ...details },
});

const composeContactMail = (kind: keyof typeof kinds, row: Message) =>
  composeMail(kind, row.id, kinds[kind].write(row));

async function sent(mail: Mail) {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const raw = (await transport.sendMail(mail)).message.toString();
  return { raw, parsed: await PostalMime.parse(raw) };
}

test('the mail to the desk leads to the message there, and says that a file came with it', async () => {
  const fileId = '1b1f6f0e-2f7e-4f9e-9c4e-3f7a2b1c0d9e';
  const said = getMessages('USA').desk.fileCame;
  for (const [row, hasFile] of [
    [message, false],
    [{ ...message, fileId }, true],
  ] as const) {
    const { parsed } = await sent(composeContactMail('desk', row));
    expect(parsed.text).toContain(`/desk?id=${message.id}`);
    expect(parsed.html).toContain(`/desk?id=${message.id}"`);
    for (const body of [parsed.text, parsed.html]) expect(body?.includes(said)).toBe(hasFile);
  }
});

test('the acknowledgement repeats the reference and says what happens next', async () => {
  const { parsed } = await sent(composeContactMail('acknowledgement', message));
  for (const body of [parsed.html, parsed.text]) {
    expect(body).toContain('NV-7F3K-92QD');
    expect(body).toContain('What happens next');
    expect(body).toContain('Friday, November 20, 2026');
    expect(body).not.toMatch(/\{\{|undefined/);
  }
  expect(parsed.to?.[0]?.address).toBe('ada@example.com');
});

test('the acknowledgement holds nothing that was typed', async () => {
  const { raw, parsed } = await sent(composeContactMail('acknowledgement', message));
  const all = `${raw}${parsed.html}${parsed.text}`;
  for (const typed of [message.name, 'Analytical', '212 555', 'See a demo', 'First line'])
    expect(all).not.toContain(typed);
});

test('the desk of each edition gets the message, in its own time and by its own date', async () => {
  const usa = await sent(composeContactMail('desk', message));
  const india = await sent(composeContactMail('desk', { ...message, region: 'INDIA' }));
  expect(usa.parsed.to?.[0]?.address).toBe(`desk@${brand.USA.mailDomain}`);
  expect(india.parsed.to?.[0]?.address).toBe(`desk@${brand.INDIA.mailDomain}`);
  expect(usa.parsed.text).toContain('10:31');
  expect(india.parsed.text).toContain('20 November 2026');
  expect(india.parsed.text).toContain('9:01');
  expect(india.parsed.text).toContain('First line.\nSecond line.');
  expect(india.parsed.replyTo?.[0]).toEqual({ name: 'Ada Lovelace', address: 'ada@example.com' });
});

test('the desk reads the topic as the form shows it', () => {
  expect(composeContactMail('desk', message).subject).toBe('NV-7F3K-92QD See a demo: Ada Lovelace');
  const gone = composeContactMail('desk', withDetails({ topic: 'old-topic' }));
  expect(gone.subject).toBe('NV-7F3K-92QD old topic: Ada Lovelace');
});

test('the desk reads the browser of a support message', () => {
  const { html, text } = composeContactMail('desk', withDetails({ browser: 'Firefox <144>' }));
  expect(text).toMatch(/^Browser and version you use: Firefox <144>$/m);
  expect(html).toContain('Firefox &lt;144&gt;');
  expect(composeContactMail('desk', message).text).not.toContain('Browser');
});

test('markup in any field is shown, not run', async () => {
  const markup = '<img src=x onerror="alert(1)">&{{reference}}';
  const hostile = {
    ...withDetails({ company: markup, phone: markup, message: markup }),
    name: markup,
  };
  const { html, text } = composeContactMail('desk', hostile);
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;{{reference}}');
  expect(text).toContain(markup);
});

test.each(['name', 'topic', 'company', 'message'])(
  'a line break in %s makes no header',
  async (field) => {
    const typed = 'x\r\nBcc: victim@example.com\r\n\r\n<b>hello</b>';
    const hostile =
      field === 'name' ? { ...message, name: typed } : withDetails({ [field]: typed });
    for (const kind of ['desk', 'acknowledgement'] as const) {
      const { subject, replyTo } = composeContactMail(kind, hostile);
      expect(JSON.stringify([subject, replyTo])).not.toMatch(/\\[rn]/);
      const { parsed } = await sent(composeContactMail(kind, hostile));
      expect(parsed.bcc).toBeUndefined();
      expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc');
      expect(parsed.to).toHaveLength(1);
    }
  },
);

test.each([
  '=?utf-8?B?WW91ciBpbnZvaWNlIGlzIGR1ZQ==?=',
  'Ada =?utf-8?Q?Your_invoice?= "Lovelace"',
  `Zoë =?utf-8?Q?Your_invoice?= ${'💥'.repeat(20)}`,
])('to write a subject that nobody reads: the desk sees %j as it was typed', async (name) => {
  const { parsed } = await sent(composeContactMail('desk', { ...message, name }));
  expect(parsed.subject).toBe(`NV-7F3K-92QD See a demo: ${name}`);
  expect(parsed.replyTo).toEqual([{ address: message.email, name: '' }]);
});

test('a mail made twice from one row is the same mail', () => {
  expect(composeContactMail('desk', message)).toEqual(composeContactMail('desk', message));
});

test('escapes and flattens', () => {
  expect(escapeHtml(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;');
  expect(headerValue('a\r\nb\u2028c\u0000')).toBe('a b c');
});
