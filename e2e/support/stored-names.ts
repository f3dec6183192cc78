/** Watches everything that a browser is told to keep: cookies by either way, and both storages. */
import type { BrowserContext } from '@playwright/test';
import { REGIONS } from '../../lib/platform/region/region.ts';
import { cookieInventory } from '../../lib/site/content/cookies.ts';

type Kind = (typeof inventory)[number]['kind'];
export type Stored = {
  kind: Kind;
  name: string;
  /** A cookie's whole text, as Set-Cookie has it. */
  cookie?: string;
};

const inventory = REGIONS.flatMap((region) => cookieInventory[region]);

/** The item of the inventory that allows it, if there is one. */
export function findStored({ kind, name }: Stored) {
  return inventory.find((item) =>
    item.kind === kind && item.name.endsWith('*')
      ? name.startsWith(item.name.slice(0, -1))
      : item.kind === kind && item.name === name,
  );
}

export function cookieNamed(cookie: string): Stored {
  return { kind: 'cookie', name: cookie.slice(0, cookie.indexOf('=')), cookie };
}

/** @returns a function that gives all that was kept since, deletions included */
export async function watchStored(context: BrowserContext): Promise<() => Promise<Stored[]>> {
  const stored: Stored[] = [];
  const answers: Promise<void>[] = [];
  await context.exposeBinding('noteStored', (_, kind: Kind, text: string) => {
    stored.push(kind === 'cookie' ? cookieNamed(text) : { kind, name: text });
  });
  await context.addInitScript(() => {
    const note = (kind: string, text: string) =>
      (window as unknown as { noteStored: (kind: string, text: string) => void }).noteStored(
        kind,
        text,
      );
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      note(this === window.localStorage ? 'local storage' : 'session storage', key);
      setItem.call(this, key, value);
    };
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    if (!own) throw new Error('this browser keeps its cookies elsewhere');
    Object.defineProperty(Document.prototype, 'cookie', {
      ...own,
      set(text: string) {
        note('cookie', text);
        own.set?.call(this, text);
      },
    });
  });
  context.on('response', (response) => {
    const read = async () => {
      const lines = await response.headerValues('set-cookie').catch(() => []);
      stored.push(...lines.map(cookieNamed));
    };
    answers.push(read());
  });
  return async () => {
    await Promise.all(answers);
    return stored;
  };
}
