/**
 * The house of docs/decisions/118: arrows run down only, from app over composition, features, components and
 * site to the platform, and no two folders import each other. `npm run lint` holds the code to it.
 */

const PLATFORM = '^lib/platform/';
const SITE = '^(lib/site/|content/)';
const COMPONENTS = '^components/';
const FEATURES = '^lib/features/';
const COMPOSITION = '^lib/composition/';
const APP = '^(app/|middleware[.]ts$|instrumentation[.]ts$|next[.]config[.]ts$)';
const SCRIPTS = '^(scripts|e2e|bench)/';

/** What a section type asks of the content, and a feature of its forms: plain words that content is checked by. */
const CONTRACTS = '^lib/features/([^/]+)/(sections/[^/]+/(schema|fill)|schema|forms)[.]ts$';

const upwards = (name, from, above) => ({
  name: `${name}-knows-nothing-above`,
  severity: 'error',
  comment: 'Move what both need down, or hand it in from above.',
  from: { path: from },
  to: { path: above },
});

export default {
  forbidden: [
    upwards('platform', PLATFORM, [SITE, COMPONENTS, FEATURES, COMPOSITION, APP, SCRIPTS]),
    upwards('site', SITE, [COMPONENTS, FEATURES, COMPOSITION, APP, SCRIPTS]),
    upwards('components', COMPONENTS, [FEATURES, COMPOSITION, APP, SCRIPTS]),
    upwards('features', FEATURES, [COMPOSITION, APP, SCRIPTS]),
    upwards('composition', COMPOSITION, [APP, SCRIPTS]),
    upwards('app', APP, [SCRIPTS]),
    {
      name: 'generated-has-doors',
      severity: 'error',
      comment:
        'Below composition, lists that are derived from folders are read by the files that are named here.',
      from: {
        path: '^(lib/(platform|site|features)|components|content)/',
        pathNot: [
          '^content/schemas/(page|parts)[.]ts$',
          '^lib/site/content/(pages|entities/picture)[.]ts$',
          '^lib/site/forms/known-forms[.]ts$',
          '^lib/features/submissions/kinds[.]ts$',
          '^components/sections/(sections|section-view)[.]tsx$',
          '^components/islands/(island|enhancement|still-drawing)[.]tsx$',
        ],
      },
      to: { path: '^generated/' },
    },
    {
      name: 'contracts-stay-plain',
      severity: 'error',
      comment:
        'Content is checked by these before a page is made, so they import site and platform only.',
      from: { path: CONTRACTS },
      to: {
        path: ['^lib/features/', COMPOSITION, '^generated/', '^components/(?!sections/shared/)'],
        pathNot: ['^lib/features/$1/', '^lib/features/[^/]+/(schema|kinds)[.]ts$'],
      },
    },
    {
      name: 'prices-come-with-the-content',
      severity: 'error',
      comment:
        'A publication makes the pages anew whose content a price has changed: read prices in a fill. ' +
        'scripts/build/inputs.ts knows the drawing.',
      from: {
        path: '^(app/|components/|lib/features/[^/]+/sections/)',
        pathNot: ['/(fill|schema)[.]ts$', '^components/drawings/catalog/cost[.]tsx$'],
      },
      to: { path: '^lib/site/(content/(brand|prices)|prices/price-list)[.]ts$' },
    },
    {
      name: 'tables-stay-at-home',
      severity: 'error',
      comment: "A feature never imports another's table: ask the one that owns it by a function.",
      from: { path: '^lib/features/([^/]+)/' },
      to: { path: '^lib/features/[^/]+/tables[.]ts$', pathNot: '^lib/features/$1/' },
    },
    {
      name: 'no-circle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circle-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^lib/[^/]+/[^/]+$' },
      to: { circular: true },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', '^generated/'] },
    includeOnly:
      '^(app|bench|components|content|e2e|generated|lib|scripts|middleware[.]ts|instrumentation[.]ts|next[.]config[.]ts)',
    exclude: {
      path: [
        '[.]test[.]tsx?$',
        '/testing/',
        '^bench/bare/',
        '/test-children/',
        '^lib/platform/db/(test-|prepare-test)',
      ],
    },
    webpackConfig: { fileName: './scripts/house/aliases.cjs' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'] },
  },
};
