/** Next's settings. Each line that differs from the default says why. */
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { flags as flagsSchema } from './content/schemas/site.ts';
import { UPLOAD_BODY } from './lib/platform/files/limits.ts';
import { lockedDownPolicy, securityHeaders } from './lib/platform/security/csp.ts';
import { settings } from './lib/platform/settings/settings.ts';
import { readPlain } from './lib/site/content/read.ts';

const { webcam } = readPlain('site/flags.yaml', flagsSchema);

/** The same headers as our own server sets, for a host that runs Next alone. */
function headersOfEveryAnswer(https: boolean) {
  const headers = { ...securityHeaders({ https, camera: webcam }) };
  const all = { ...headers, 'Content-Security-Policy': lockedDownPolicy };
  return Object.entries(all).map(([key, value]) => ({ key, value }));
}

const config: NextConfig = {
  // Tests build a second site (another brand slug) beside the first.
  distDir: settings().NEXT_DIST_DIR,
  // The same code has the same name, whatever the words are: they alone can be published (scripts/publish).
  generateBuildId: () => process.env.CODE_HASH?.slice(0, 20) ?? null,
  // The gallery of sections (page.dev.tsx) exists in development only.
  pageExtensions: ['ts', 'tsx', ...(process.env.NODE_ENV === 'development' ? ['dev.tsx'] : [])],
  poweredByHeader: false,
  // Pages and files are compressed at build (lib/platform/http/copies.ts); the rest is small.
  compress: false,
  // Case, slashes and unknown paths are decided in one place: middleware.ts.
  skipTrailingSlashRedirect: true,
  turbopack: {
    resolveAlias: {
      // Its functions without its hooks, which we do not use and every visitor would download.
      'cookies-next/client': './node_modules/cookies-next/lib/client/cookie-functions.js',
    },
  },
  // A page's own policy comes from the middleware and takes this one's place.
  headers: async () => [
    { source: '/:path*', headers: headersOfEveryAnswer(false) },
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }],
      headers: headersOfEveryAnswer(true),
    },
  ],
  experimental: {
    // Of the next build it saves 9 s of 33 to compile; this one it costs 12 s, and 180 MB.
    turbopackFileSystemCacheForBuild: false,
    // A form with a CV that is posted without scripts; what other pages take, our server bounds before Next.
    serverActions: { bodySizeLimit: UPLOAD_BODY },
    // Its redirect would leave with the Cache-Control of the page: a shared cache would keep it.
    validateRSCRequestHeaders: false,
  },
  // `npm test` checks types once, for the whole repository.
  typescript: { ignoreBuildErrors: true },
  // No raster pictures are served, so the optimiser is a closed door.
  images: { unoptimized: true, remotePatterns: [], localPatterns: [] },
  // These open files or sockets of their own and must not be bundled.
  serverExternalPackages: ['@electric-sql/pglite', 'pg', 'pg-boss', 'pino', 'nodemailer'],
};

export default createNextIntlPlugin('./lib/site/content/request.ts')(config);
