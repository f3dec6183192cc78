/** What needs a browser on every page, with its words: consent, notifications, navigation. */
import { getTranslations } from 'next-intl/server';
import { CookieBanner } from '@/components/islands/cookie-banner';
import { InView } from '@/components/islands/in-view';
import { Notifications } from '@/components/islands/notifications';
import { PageLinks } from '@/components/islands/page-links';
import { Paging } from '@/components/islands/paging';
import { getMessages } from '@/lib/content/messages';
import { HOME } from '@/lib/content/routes';
import { cookieText } from '@/lib/content/site';
import type { Region } from '@/lib/region/region';

export async function ShellIslands({ region }: { region: Region }) {
  const notifications = await getTranslations('notifications');
  const text = cookieText[region];
  const strings = {
    ...getMessages(region).consent,
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
      <Paging />
      <InView />
    </>
  );
}
