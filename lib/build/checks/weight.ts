/**
 * Budgets of bytes and elements, and what each page references. A page weighs what a first visit
 * downloads before it is read; files that several pages share are measured once.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Finding, finding } from './finding.ts';
import { named, type ParsedPage } from './parse-page.ts';

type Budget = { htmlAndStyles: number; scripts: number; inline: number; elements: number };

/** Bytes as brotli sends them; inline scripts and data as a share of the HTML. */
const BUDGET: Budget = {
  htmlAndStyles: 40 * 1024,
  scripts: 130 * 1024,
  inline: 0.5,
  elements: 1_500,
};

/** The homepage shows a part of everything. Its aim is 40 KB as well. */
const LARGER: Record<string, Partial<Budget>> = {
  '/home': { htmlAndStyles: 50 * 1024, elements: 3_100 },
};

export const budgetOf = (page: string): Budget => ({ ...BUDGET, ...LARGER[page] });

export type Weight = Budget & { files: string[] };

const brotli = (data: Buffer | string, quality: number) =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
/** What is sent: half a second for a large file. */
const sent = (data: Buffer | string) => brotli(data, 11);
/** An eighth more, in a hundredth of the time. */
const estimated = (data: Buffer | string) => brotli(data, 6);

export class Weights {
  /** By '/USA/Products/HRIS', in the order of checking. */
  readonly all = new Map<string, Weight>();
  readonly #dist: string;
  readonly #sizes = new Map<string, number>();

  /** @param dist the build's folder, such as '.next' */
  constructor(dist: string) {
    this.#dist = dist;
  }

  /** @returns undefined for a file that the build did not make */
  #sizeOf(url: string): number | undefined {
    const path = url.replace(/\?.*/, '');
    const file = join(this.#dist, path.replace(/^\/_next\//, ''));
    if (!this.#sizes.has(path) && existsSync(file)) this.#sizes.set(path, sent(readFileSync(file)));
    return this.#sizes.get(path);
  }

  #weigh(page: ParsedPage): Weight {
    const scripts = named(page, 'script');
    const loaded = scripts.flatMap(({ attributes }) =>
      attributes.src && attributes.nomodule === undefined ? [attributes.src] : [],
    );
    const styles = named(page, 'link').flatMap(({ attributes: { rel, href }, parent }) =>
      rel === 'stylesheet' && href && parent?.name !== 'noscript' ? [href] : [],
    );
    const sum = (urls: string[]) =>
      urls.reduce((bytes, url) => bytes + (this.#sizeOf(url) ?? 0), 0);
    const inline = scripts.reduce((length, { text }) => length + text.length, 0);
    const most = budgetOf(page.page).htmlAndStyles - sum(styles);
    const estimate = estimated(page.html);
    return {
      htmlAndStyles: sum(styles) + (estimate > most ? sent(page.html) : estimate),
      scripts: sum(loaded),
      inline: inline / page.html.length,
      elements: page.elements.length,
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
