/** Why a visitor was led to the homepage is said in the copy of it that they get, and in no other page. */
import { getMessages, type Messages } from '../../lib/site/content/messages.ts';
import { NOTICES, type Notice, noticePage } from '../../lib/site/routing/notices.ts';
import { type Check, finding } from './finding.ts';

const WORDS: Record<Notice, (messages: Messages) => string> = {
  missing: ({ shell }) => shell.pageNotFound,
  consent: ({ consent }) => consent.warning,
};

export const checkNotices: Check = (page) =>
  NOTICES.flatMap((notice) => {
    const words = WORDS[notice](getMessages(page.region));
    const isSaid = page.html.includes(words);
    const isIts = page.page === noticePage(notice);
    if (isSaid === isIts) return [];
    const problem = isSaid ? 'it also says' : 'it does not say';
    const mend = `only the page of ${noticePage(notice)} says it: lib/site/routing/notices.ts`;
    return [finding(page, undefined, `${problem} “${words}”`, mend)];
  });
