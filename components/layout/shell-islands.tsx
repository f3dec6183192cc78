/** What needs a browser on every page, with its words: consent, notifications, navigation. */
import { getTranslations } from 'next-intl/server';
import { ConsentScripts } from '@/components/islands/consent-scripts';
import { CookieBanner } from '@/components/islands/cookie-banner';
import { Notifications } from '@/components/islands/notifications';
import { PageLinks } from '@/components/islands/page-links';
import { RegionFollower } from '@/components/islands/region-follower';
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
      {/* After the banner, which knows whether the guard has just refused the consent. */}
      <ConsentScripts region={region} revision={text.revision} />
      <RegionFollower region={region} />
      <PageLinks />
    </>
  );
}
