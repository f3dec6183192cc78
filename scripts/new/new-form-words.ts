/** The words of a new form, and of what comes to the desk by it, in content/messages. */
import { REPLACE, readable, titled } from './made.ts';

export const MESSAGES = 'content/messages/USA.json';

/** The title of what is mailed, and said, once it was stored: 'We have your trial request' */
export const storedTitle = (id: string) => `We have your ${readable(id)}`;

const wordsOf = () => ({
  name: 'Your name',
  email: 'E-mail for the answer',
  message: `${REPLACE} what visitors are asked`,
  send: `${REPLACE} what the button does`,
  errorTitle: `${REPLACE} what has not been sent yet.`,
  sentTitle: `${REPLACE} what is stored.`,
  sentReference: 'Your reference number',
  sentText: 'The answer comes to {email}.',
  another: 'Send another one',
});

type Words = { [key: string]: string | Words };
type Interface = Words & { submissions: Words; desk: Words & { mailFiles: Words } };

/**
 * @param text of the file of the interface's words
 * @returns its text with those of the form, or undefined where it has some of that name
 */
export function withWords(text: string, id: string, form: string): string | undefined {
  const all: Interface = JSON.parse(text);
  const mail = `acknowledgement-${id}`;
  const { mailFiles } = all.desk;
  if (form in all || id in all.submissions || mail in mailFiles) return undefined;
  all[form] = wordsOf();
  all.submissions[id] = {
    title: titled(id),
    stored: storedTitle(id),
    due: `${REPLACE} when the desk answers.`,
  };
  mailFiles[mail] = `After the form of /${id}`;
  return `${JSON.stringify(all, null, 2)}\n`;
}
