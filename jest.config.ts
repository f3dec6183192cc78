/**
 * Jest: unit and rule tests beside the code they test. `next/jest` compiles TypeScript the way the
 * site is compiled; packages that are published as ES modules only are compiled too.
 */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';
import { derive } from './scripts/generate/derive.ts';

const COMPILED_PACKAGES = [
  // Loads itself with import(), which Jest only knows in compiled code.
  '@electric-sql',
  '@opentelemetry',
  'pg-boss',
  'openid-client',
  'oauth4webapi',
  'jose',
  'file-type',
  'strtok3',
  'uuid',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  '@react-pdf',
  'yoga-layout',
  'hyphen',
  'is-url',
  'emoji-regex-xs',
  'color-string',
  'color-name',
  'serialize-error',
  'marked',
  'non-error',
  'postal-mime',
  'next-intl',
  'use-intl',
  'intl-messageformat',
  '@actions',
  '@formatjs',
  'htmlparser2',
  'domhandler',
  'domutils',
  'dom-serializer',
  'domelementtype',
  'entities',
];

const withNext = nextJest({ dir: './' });

const settings: Config = {
  testEnvironment: '<rootDir>/e2e/jest-environment.ts',
  globalSetup: '<rootDir>/lib/platform/db/prepare-test-databases.ts',
  testMatch: ['<rootDir>/{lib,app,components,content,bench,deploy,e2e,scripts}/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Name an entry for `import` alone.
    '^(@actions/[\\w-]+)$': '<rootDir>/node_modules/$1/dist/index.js',
    '^(@actions/[\\w-]+)/(.+)$': '<rootDir>/node_modules/$1/dist/$2.js',
    '^@react-pdf/hyphenate/en-us$': '<rootDir>/node_modules/@react-pdf/hyphenate/lib/en-us.js',
  },
  modulePathIgnorePatterns: ['<rootDir>/\\.next'],
  // As many as a small machine has cores: a third one waits for them.
  maxWorkers: 2,
  // Against hanging alone: beside a build, on two cores, a test of two seconds has taken more than thirty.
  testTimeout: 120_000,
};

export default async function config(): Promise<Config> {
  const problems = derive();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const resolved = await withNext(settings)();
  const [compiler] = Object.values(resolved.transform ?? {});
  return {
    ...resolved,
    transform: { ...resolved.transform, ...(compiler && { '\\.cjs$': compiler }) },
    // next/jest compiles nothing below node_modules but what Next itself lists.
    transformIgnorePatterns: [
      `/node_modules/(?!(${COMPILED_PACKAGES.join('|')})/)`,
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  };
}
