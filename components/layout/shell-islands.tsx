/** What needs a browser on every page, with its words: consent, notifications, navigation, waiting. */
import { getTranslations } from 'next-intl/server';
import { CookieBanner } from '@/components/islands/cookie-banner';
import { DraftWatch } from '@/components/islands/draft-watch';
import { IdleWatch } from '@/components/islands/idle-watch';
import { LoadingWatch } from '@/components/islands/loading-watch';
import { Notifications } from '@/components/islands/notifications';
import { PageLinks } from '@/components/islands/page-links';
import { getMessages } from '@/lib/content/messages';
import { HOME } from '@/lib/content/routes';
import { cookieText } from '@/lib/content/site';
import type { Region } from '@/lib/region/region';

export async function ShellIslands({ region }: { region: Region }) {
  const notifications = await getTranslations('notifications');
  const messages = getMessages(region);
  const text = cookieText[region];
  const strings = {
    ...messages.consent,
    pageNotFound: notifications.raw('pageNotFound'),
  };
  return (
    <>
      {/* Listens before the banner, which may have something to say at once. */}
      <Notifications label={notifications('region')} dismiss={notifications('dismiss')} />
      <CookieBanner
        region={region}
        revision={text.revision}
        home={HOME}
        html={text.banner.html}
        categories={text.categories.map(({ id, title }) => ({ id, title }))}
        strings={strings}
      />
      <PageLinks />
      <LoadingWatch text={messages.loading.text} />
      <DraftWatch message={messages.drafts.restored} />
      <IdleWatch strings={messages.idle} />
    </>
  );
}
