/** What needs no browser: every built page is parsed once and handed to every check. */

import { REGIONS } from '../../lib/platform/region/region.ts';
import { routes } from '../../lib/site/content/routes.ts';
import type { BuiltPage } from '../build/built-pages.ts';
import type { PageCheck } from '../build/page-pass.ts';
import { expectedOf } from './expected.ts';
import { asLine, type Check } from './finding.ts';
import { checkHead } from './head.ts';
import { checkHeadings } from './headings.ts';
import { checkIds } from './ids.ts';
import { Links } from './links.ts';
import { checkMarkdown } from './markdown.ts';
import { checkMarkup } from './markup.ts';
import { checkNotices } from './notices.ts';
import { checkOrigins } from './origins.ts';
import { parsePage } from './parse-page.ts';
import { checkPictures } from './pictures.ts';
import { checkStructuredData } from './structured-data.ts';
import { Weights } from './weight.ts';

const CHECKS: readonly Check[] = [
  checkMarkup,
  checkHead,
  checkHeadings,
  checkIds,
  checkPictures,
  checkNotices,
  checkOrigins,
  checkStructuredData,
];

/** All checks as one, for `passOver`; `weights` and `links` tell afterwards what was seen. */
export class PageChecks implements PageCheck {
  readonly links = new Links();
  readonly weights: Weights;
  readonly #dist: string;

  /** @param dist the build's folder, such as '.next' */
  constructor(dist: string) {
    this.#dist = dist;
    this.weights = new Weights(dist);
  }

  look(built: BuiltPage): string[] {
    const page = parsePage(built, expectedOf(built.page, built.region));
    this.links.add(page);
    const all = CHECKS.flatMap((check) => check(page));
    return [...all, ...this.weights.check(page), ...checkMarkdown(page, this.#dist)].map(asLine);
  }

  finish(): string[] {
    const missing = REGIONS.flatMap((region) =>
      routes
        .map(({ page }) => `/${region}${page}`)
        .filter((page) => !this.weights.all.has(page))
        .map(
          (page) => `${page}: is not built. Mend: look for its route in content/site/routes.yaml`,
        ),
    );
    const dead = this.links.findings().map((each) => `${each.page}: ${asLine(each)}`);
    return [...missing, ...dead];
  }
}
