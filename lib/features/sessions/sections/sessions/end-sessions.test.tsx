/**
 * What the owner of an account is asked before other browsers are signed out.
 * @jest-environment jsdom
 */
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Sessions } from '@/lib/features/sessions/schema';
import { EndSessions } from './end-sessions';
import type { SessionWords } from './words';

const { sessions, forms } = JSON.parse(readFileSync('content/messages/USA.json', 'utf8'));
const words: SessionWords = { ...forms, ...sessions };
document.documentElement.lang = 'en-US';
const at = '2026-11-20T09:00:00Z';
const session = { id: 'a', createdAt: at, lastUsedAt: at, isCurrent: true };

const ask = (proof: Sessions['proof'], items: object[]) =>
  renderToStaticMarkup(
    <EndSessions data={{ proof, items } as Sessions} words={words} reload={async () => {}} />,
  );
const both = [session, { ...session, id: 'b', isCurrent: false }];

test('the password that is asked once more may be looked at', () => {
  const html = ask('password', both);
  expect(html).toMatch(/<input[^>]*id="sessions-password"[^>]*type="password"/);
  expect(html).toContain(`aria-label="${words.showPassword}"`);
});

test('no password is asked where it was given just now, or where nothing is left to sign out', () => {
  expect(ask('nothing', both)).not.toContain('type="password"');
  expect(ask('password', [session])).not.toContain('type="password"');
});
