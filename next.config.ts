/** Next's settings. Each line that differs from the default says why. */
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const config: NextConfig = {
  // Tests build a second site (another brand slug) beside the first.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // The gallery of sections (page.dev.tsx) exists in development only.
  pageExtensions: ['ts', 'tsx', ...(process.env.NODE_ENV === 'development' ? ['dev.tsx'] : [])],
  poweredByHeader: false,
  // Our own server compresses once and keeps the result; see lib/server/compression.ts.
  compress: false,
  // Next would hash every page's text at every request; our server does it once a build.
  generateEtags: false,
  // Case, slashes and unknown paths are decided in one place: middleware.ts.
  skipTrailingSlashRedirect: true,
  // `npm test` checks types once, for the whole repository.
  typescript: { ignoreBuildErrors: true },
  // No raster pictures are served, so the optimiser is a closed door.
  images: { unoptimized: true, remotePatterns: [], localPatterns: [] },
  // These open files or sockets of their own and must not be bundled.
  serverExternalPackages: ['@electric-sql/pglite', 'pg', 'pg-boss', 'pino', 'nodemailer'],
};

export default createNextIntlPlugin('./lib/region/request.ts')(config);
