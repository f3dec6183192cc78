/** What next-intl checks the keys of messages by: `t('no.such.key')` is an error of types. */
import type { Messages } from './messages.ts';

declare module 'next-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}
