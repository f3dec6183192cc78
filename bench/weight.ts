/** What a first visit downloads. Text counts as brotli would send it, whatever the server sends. */
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';

export type Weight = {
  /** In KB, compressed. */
  scripts: number;
  htmlAndStyles: number;
  total: number;
  requests: number;
  prefetches: number;
  /** Inline scripts and data, as a share of the HTML before compression. */
  inlineShare: number;
};

const TEXT = /^(?:text\/|application\/(?:javascript|json|xml)|image\/svg)/;
const INLINE = /<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

const isPrefetch = (response: Response) => {
  const headers = response.request().headers();
  return Boolean(headers['next-router-prefetch'] ?? headers['sec-purpose'] ?? headers.purpose);
};

async function sizeOf(response: Response): Promise<{ kind: string; size: number; body: Buffer }> {
  const body = await response.body().catch(() => Buffer.alloc(0));
  const isText = TEXT.test(response.headers()['content-type'] ?? '');
  const size = isText && body.length > 0 ? brotliCompressSync(body).length : body.length;
  return { kind: response.request().resourceType(), size, body };
}

export async function measureWeight(
  browser: Browser,
  url: string,
  cookies: Record<string, string>,
): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const list = Object.entries(cookies).map(([name, value]) => ({ name, value, url }));
    if (list.length > 0) await context.addCookies(list);
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(url, { waitUntil: 'networkidle' });
    // Prefetches wait for idle moments.
    await page.waitForTimeout(1_000);
    const sizes = await Promise.all(responses.map(sizeOf));
    const sum = (...kinds: string[]) =>
      sizes
        .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
        .reduce((bytes, { size }) => bytes + size, 0) / 1024;
    const html = sizes.findLast(({ kind }) => kind === 'document')?.body.toString() ?? '';
    const inline = [...html.matchAll(INLINE)].reduce(
      (bytes, match) => bytes + (match[1] ?? '').length,
      0,
    );
    return {
      scripts: sum('script'),
      htmlAndStyles: sum('document', 'stylesheet'),
      total: sum(),
      requests: responses.length,
      prefetches: responses.filter(isPrefetch).length,
      inlineShare: html.length > 0 ? inline / html.length : 0,
    };
  } finally {
    await context.close();
  }
}
