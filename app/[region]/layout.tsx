/** The document of every page: fonts, head script, and the islands of every page. */
import type { Viewport } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { GatedScripts } from '@/components/layout/gated-scripts';
import { ShellIslands } from '@/components/layout/shell-islands';
import { isRegion, LOCALES, REGIONS } from '@/lib/platform/region/region';
import { settings } from '@/lib/platform/settings/settings';
import { scripts } from '@/lib/site/content/cookies';
import { cookieText } from '@/lib/site/content/site';
import { DEFAULT_FONT_SIZE, DEFAULT_THEME } from '@/lib/site/display/display';
import { headScript } from '@/lib/site/display/head-script';
import { display, mono, text } from '../fonts/fonts';
import '../styles/globals.css';

export const dynamicParams = false;
export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

export function generateStaticParams() {
  return REGIONS.map((region) => ({ region }));
}

export default async function RegionLayout({ children, params }: LayoutProps<'/[region]'>) {
  const { region } = await params;
  if (!isRegion(region)) notFound();
  setRequestLocale(region);
  return (
    <html
      lang={LOCALES[region]}
      data-region={region}
      data-theme={DEFAULT_THEME}
      data-font={DEFAULT_FONT_SIZE}
      data-api-base={settings()[`API_BASE_URL_${region}`]}
      className={`${display.variable} ${text.variable} ${mono.variable}`}
      // The head script changes attributes before React sees them.
      suppressHydrationWarning
    >
      <head>
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash.
          dangerouslySetInnerHTML={{ __html: headScript(region, cookieText[region].revision) }}
        />
        {/* What the script above does, for those who run none; see lib/site/display and app/styles/paper.css. */}
        <noscript>
          <link rel="stylesheet" href="/print.css" media="print" />
          <link rel="stylesheet" href="/display.css" />
        </noscript>
      </head>
      <body>
        {children as ReactNode}
        <ShellIslands region={region} />
        <GatedScripts scripts={scripts[region]} />
      </body>
    </html>
  );
}
