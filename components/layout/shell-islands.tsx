/** What needs a browser on every page, with its words; flags decide about two of them. */
import { getTranslations } from 'next-intl/server';
import { Chat } from '@/components/islands/chat';
import { ConfidentialityWatch } from '@/components/islands/confidentiality-watch';
import { ConsentScripts } from '@/components/islands/consent-scripts';
import { CookieBanner } from '@/components/islands/cookie-banner';
import { DisplaySettings } from '@/components/islands/display-settings';
import { DraftWatch } from '@/components/islands/draft-watch';
import { FloatingToolsWatch } from '@/components/islands/floating-tools-watch';
import { IdleWatch } from '@/components/islands/idle-watch';
import { InView } from '@/components/islands/in-view';
import { IslandBoundaries, IslandBoundary } from '@/components/islands/island-boundary';
import { KeepDisplay } from '@/components/islands/keep-display';
import { LazyLayout } from '@/components/islands/lazy-layout';
import { LoadingWatch } from '@/components/islands/loading-watch';
import { NewsletterBox } from '@/components/islands/newsletter-box';
import { Notifications } from '@/components/islands/notifications';
import { PageLinks } from '@/components/islands/page-links';
import { Paging } from '@/components/islands/paging';
import { RegionFollower } from '@/components/islands/region-follower';
import { Search } from '@/components/islands/search';
import { ServerWatch } from '@/components/islands/server-watch';
import { SessionKeeper } from '@/components/islands/session-keeper';
import type { Region } from '@/lib/platform/region/region';
import { ACCOUNT_COOKIE } from '@/lib/platform/session/cookies';
import { getMessages } from '@/lib/site/content/messages';
import { HOME } from '@/lib/site/content/routes';
import { cookieText, flags } from '@/lib/site/content/site';

export async function ShellIslands({ region }: { region: Region }) {
  const notifications = await getTranslations('notifications');
  const messages = getMessages(region);
  // The warning stands in the document that needs it; the others do not carry it.
  const { warning: _, ...words } = messages.consent;
  const text = cookieText[region];
  return (
    <IslandBoundaries>
      <KeepDisplay />
      {/* Listens before the banner, which may have something to say at once. */}
      <Notifications label={notifications('region')} dismiss={notifications('dismiss')} />
      <IslandBoundary name="cookie-banner">
        <CookieBanner
          region={region}
          revision={text.revision}
          home={HOME}
          html={text.banner.html}
          categories={text.categories.map(({ id, title }) => ({ id, title }))}
          strings={words}
        />
      </IslandBoundary>
      {/* After the banner, which knows whether the guard has just refused the consent. */}
      <ConsentScripts region={region} revision={text.revision} />
      <RegionFollower region={region} />
      <PageLinks />
      <LazyLayout />
      <DisplaySettings />
      <Search region={region} />
      <NewsletterBox />
      <ServerWatch />
      <SessionKeeper accountCookie={ACCOUNT_COOKIE} />
      <FloatingToolsWatch />
      {flags.confidentialityOverlay && <ConfidentialityWatch />}
      {flags.chatbot && <Chat />}
      <LoadingWatch text={messages.loading.text} />
      <DraftWatch message={messages.drafts.restored} />
      <IdleWatch />
      <Paging />
      <InView />
    </IslandBoundaries>
  );
}
