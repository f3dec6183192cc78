/**
 * Budgets of bytes and elements, and what each page references. A page weighs what a first visit
 * downloads before it is read, in the copies that the build has compressed.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { NOTICES, noticePage } from '../../lib/site/routing/notices.ts';
import { lateScriptsOf } from '../build/late-scripts.ts';
import { type Finding, finding } from './finding.ts';
import { isInMain, named, type ParsedPage } from './parse-page.ts';

type Budget = {
  htmlAndStyles: number;
  scripts: number;
  inline: number;
  elements: number;
  menus: number;
};

/**
 * Bytes as brotli sends them; inline scripts and data as a share of the HTML. `elements` are the page's own, those of
 * <main>; what header, menus and footer have is the same everywhere, so that one link more is no matter of each page.
 */
const BUDGET: Budget = {
  htmlAndStyles: 40 * 1024,
  scripts: 130 * 1024,
  inline: 0.5,
  elements: 800,
  menus: 900,
};

/**
 * The homepage shows a part of everything. A new connection brings 10 segments in the first round trip
 * and 20 in the second, 43,800 bytes, of which headers take some 1,350: a byte more costs 150 ms.
 */
const HOMEPAGE: Partial<Budget> = { htmlAndStyles: 42_400, elements: 2_300 };

const LARGER: Record<string, Partial<Budget>> = {
  '/home': HOMEPAGE,
  ...Object.fromEntries(NOTICES.map((notice) => [noticePage(notice), HOMEPAGE])),
  // A table with a row for every page of the site; nothing else stands there.
  '/editions': { elements: 1_420 },
  // All eight sections that the specification gives a platform's home, two of them with drawings.
  '/brand/code': { elements: 930 },
  '/brand/cori': { elements: 950 },
  '/brand/si': { elements: 930 },
};

export const budgetOf = (page: string): Budget => ({ ...BUDGET, ...LARGER[page] });

export type Weight = Budget & { files: string[] };

/** The length of the copy that most visitors get; undefined for a file that is not there. */
function bytesSent(file: string): number | undefined {
  const [copy, plain] = [`${file}.br`, file].map((name) =>
    statSync(name, { throwIfNoEntry: false }),
  );
  return (copy ?? plain)?.size;
}

export class Weights {
  /** By '/USA/Products/HRIS', in the order of checking. */
  readonly all = new Map<string, Weight>();
  readonly #dist: string;

  /** @param dist the build's folder, such as '.next' */
  constructor(dist: string) {
    this.#dist = dist;
  }

  #sizeOf(url: string): number | undefined {
    const path = decodeURI(url.replace(/\?.*/, ''));
    return bytesSent(join(this.#dist, path.replace(/^\/_next\//, '')));
  }

  #weigh(page: ParsedPage): Weight {
    const scripts = named(page, 'script');
    const atOnce = scripts.flatMap(({ attributes }) =>
      attributes.src && attributes.nomodule === undefined ? [attributes.src] : [],
    );
    const loaded = [...atOnce, ...lateScriptsOf(page.html).scripts];
    const styles = named(page, 'link').flatMap(({ attributes, parent }) => {
      const { rel, href, disabled, media } = attributes;
      // What is for paper comes after all else, and nothing waits for it.
      const isLoaded = disabled === undefined && media !== 'print' && parent?.name !== 'noscript';
      return rel === 'stylesheet' && href && isLoaded ? [href] : [];
    });
    const sum = (urls: string[]) =>
      urls.reduce((bytes, url) => bytes + (this.#sizeOf(url) ?? 0), 0);
    const own = page.elements.filter(isInMain).length;
    const inline = scripts.reduce((length, { text }) => length + text.length, 0);
    return {
      htmlAndStyles: sum(styles) + (bytesSent(page.file) ?? 0),
      scripts: sum(loaded),
      inline: inline / page.html.length,
      elements: own,
      menus: page.elements.length - own,
      files: [...loaded, ...styles],
    };
  }

  check(page: ParsedPage): Finding[] {
    const weight = this.#weigh(page);
    this.all.set(`/${page.region}${page.page}`, weight);
    const budget = budgetOf(page.page);
    const missing = weight.files.filter((url) => this.#sizeOf(url) === undefined);
    const over = (Object.keys(budget) as (keyof Budget)[]).filter(
      (name) => weight[name] > budget[name],
    );
    return [
      ...missing.map((url) =>
        finding(page, undefined, `${url} is not in the build`, 'build again, from clean sources'),
      ),
      ...over.map((name) =>
        finding(
          page,
          undefined,
          `${name}: ${Number(weight[name].toFixed(2))} of at most ${budget[name]}`,
          'show less, or say in weight.ts why the budget grows',
        ),
      ),
    ];
  }
}
