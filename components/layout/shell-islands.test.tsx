/** The flags decide what of the shell a page gets; a build with the other flags is in test:full. */
import { Children, isValidElement } from 'react';
import { Chat } from '@/components/islands/chat';
import { ConfidentialityWatch } from '@/components/islands/confidentiality-watch';
import { flags } from '@/lib/site/content/site';
import { ShellIslands } from './shell-islands';

jest.mock('next-intl/server', () => ({
  getTranslations: async () => Object.assign((key: string) => key, { raw: (key: string) => key }),
}));

const delivered = { ...flags };
afterEach(() => Object.assign(flags, delivered));

/** The components that the shell renders. */
async function islands(): Promise<unknown[]> {
  const shell = await ShellIslands({ region: 'USA' });
  return Children.toArray(shell.props.children).map((child) => isValidElement(child) && child.type);
}

test.each([
  ['chatbot', Chat],
  ['confidentialityOverlay', ConfidentialityWatch],
] as const)('the flag %s switches its part on and off', async (flag, island) => {
  Object.assign(flags, { [flag]: true });
  expect(await islands()).toContain(island);
  Object.assign(flags, { [flag]: false });
  expect(await islands()).not.toContain(island);
});
