/**
 * The words of dialogs and notices, which most visits never open. A page does not carry them: they
 * are fetched with the script of the dialog (components/islands/late-words.ts).
 */
import type { Region } from '../../platform/region/region.ts';
import { getMessages } from './messages.ts';
import { brand, cookieText } from './site.ts';

/** @returns the words by what shows them, with the company's name filled in */
export function getLateWords(region: Region) {
  const messages = getMessages(region);
  const owner = messages.confidentiality.owner.replace('{company}', brand[region].legalName);
  return {
    cookieDialog: {
      // It repeats the buttons of the banner.
      ...messages.consent,
      ...messages.cookieDialog,
      title: cookieText[region].title,
      categories: cookieText[region].categories.map(({ id, title, text }) => ({
        ...{ id, title },
        /** Sanitised markup. */
        html: text.html,
      })),
    },
    confidentiality: { ...messages.confidentiality, owner },
    chat: messages.chat,
    account: {
      welcome: messages.account.welcome,
      passwordChanged: messages.account.passwordChanged,
      notSignedOut: messages.account.notSignedOut,
    },
    editionChange: messages.editionChange,
    idle: messages.idle,
    search: messages.search,
    server: messages.server,
    newsletterBox: { ...messages.forms, ...messages.newsletterBox },
  };
}

export type LateWords = ReturnType<typeof getLateWords>;
