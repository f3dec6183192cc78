/** The steps that answer with a file: the same for all visitors, or of an edition. */
import { NextResponse } from 'next/server.js';
import { FOLDER_OF_EDITION_FILES, isEditionFile } from '../seo/edition-files.ts';
import { SECURITY_TXT, securityTxt } from '../seo/security-txt.ts';
import { isRead, plainText, SHARED_FOR_A_MINUTE, type Step } from './answers.ts';
import { cachingOfFile, isFile } from './files.ts';
import type { Visit } from './visit.ts';

export const serveFile: Step = ({ request }) => {
  const { pathname } = request.nextUrl;
  if (!isRead(request.method) || !isFile(pathname)) return undefined;
  const response = NextResponse.next();
  const caching = cachingOfFile(pathname);
  if (caching) response.headers.set('Cache-Control', caching);
  return response;
};

/** Elsewhere than on a live host a cookie says which edition's file this is. */
function keepByHost({ isLiveHost }: Visit, response: NextResponse): NextResponse {
  response.headers.set('Cache-Control', isLiveHost ? SHARED_FOR_A_MINUTE : 'private, no-cache');
  if (!isLiveHost) response.headers.set('Vary', 'Cookie');
  return response;
}

/** The sitemap, the feed and the like differ by edition, and have one address on each host. */
export const serveFileOfEdition: Step = (visit) => {
  const { method, nextUrl } = visit.request;
  if (!isRead(method) || !isEditionFile(nextUrl.pathname)) return undefined;
  const folder = `${nextUrl.origin}${FOLDER_OF_EDITION_FILES}/${visit.region}`;
  return keepByHost(visit, NextResponse.rewrite(folder + nextUrl.pathname));
};

/** One of them has to be newer than the build. */
export const serveSecurityTxt: Step = (visit) => {
  const { method, nextUrl } = visit.request;
  if (!isRead(method) || nextUrl.pathname !== SECURITY_TXT) return undefined;
  return keepByHost(visit, plainText(200, securityTxt(visit.region, Date.now()).trimEnd()));
};
