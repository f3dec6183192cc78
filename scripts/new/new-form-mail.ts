/** The two templates of what is mailed to somebody whose form was taken: content/mail. */
import { REPLACE } from './made.ts';
import { storedTitle } from './new-form-words.ts';

const FACE = "font-family:'Instrument Sans','Segoe UI',Helvetica,Arial,sans-serif";
const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;${FACE};font-size:16px;line-height:24px">${text}</p>`;

const textFile = `Hello,

Your message reached {{brandName}} on {{received}}.

Your reference number: {{reference}}

What happens next
1. ${REPLACE} who reads it. The desk works {{deskHours}}.
2. ${REPLACE} what the sender gets, and when.

To add something, reply to this e-mail and leave the reference number in the
subject line, or call {{deskPhone}}.

Kind regards
The desk at {{brandName}}

{{legalName}}
{{siteUrl}}
`;

const htmlFile = (stored: string) => `Title: ${stored}
Preview: Your reference number is {{reference}}. This is what happens next.

<h1 style="margin:0 0 16px;${FACE};font-size:26px;line-height:32px;font-weight:700">${stored}.</h1>
${paragraph('Hello,')}
${paragraph('Your message reached {{brandName}} on {{received}}. Your reference number is <strong>{{reference}}</strong>.')}
<h2 style="margin:0 0 12px;${FACE};font-size:18px;line-height:24px;font-weight:700">What happens next</h2>
${paragraph(`1. ${REPLACE} who reads it. The desk works {{deskHours}}.`)}
${paragraph(`2. ${REPLACE} what the sender gets, and when.`)}
${paragraph('To add something, reply to this e-mail and leave the reference number in the subject line, or call {{deskPhone}}.')}
${paragraph('Kind regards<br>The desk at {{brandName}}')}
`;

/** @returns path → text */
export const mailFiles = (kind: string): Record<string, string> => ({
  [`content/mail/acknowledgement-${kind}.txt`]: textFile,
  [`content/mail/acknowledgement-${kind}.html`]: htmlFile(storedTitle(kind)),
});
