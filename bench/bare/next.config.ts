/** The root's node_modules are used, so the root is where Next must look for packages. */
import { join } from 'node:path';
import type { NextConfig } from 'next';

const root = join(import.meta.dirname, '../..');
const config: NextConfig = {
  poweredByHeader: false,
  turbopack: { root },
  outputFileTracingRoot: root,
};

export default config;
