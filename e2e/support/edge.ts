/** The edge of deploy/nginx in front of a site, on a plain port: what it answers by itself, and what it hands on. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BROTLI, layOutEdge } from '../../deploy/edge-copy.ts';
import { findNginx, type Nginx, runNginx } from './nginx.ts';
import { withSite } from './own-site.ts';
import { freePort, type Site, type SiteOptions } from './site.ts';

type EdgeOptions = {
  /** What the site is told of the visitor's connection; `asked` is what the request says of it. */
  protocol: 'https' | 'asked';
  /** The origins of the pages. */
  origins: Record<'USA' | 'INDIA', string>;
  /** Any free one without it. */
  port?: number;
};

/** As nginx/examples/behind-cdn.conf has it: a test comes from the address that it names. */
const BELIEVED = `set_real_ip_from 127.0.0.1;
set_real_ip_from ::1;
real_ip_header X-Forwarded-For;
real_ip_recursive on;
`;

/** One server for all hosts, without TLS. Pages of http are published, where visitors may say which they use. */
function edit(port: number, { protocol }: EdgeOptions) {
  const isAsked = protocol === 'asked';
  return (name: string, text: string): string => {
    if (name === 'norvant.conf')
      return `${text.split(/^log_format/m, 1)[0]?.replace('rate=20r/s', 'rate=1000000r/s')}
server {
  listen 127.0.0.1:${port};
  listen [::1]:${port};
  include norvant/site.conf;
}
`;
    if (name === 'norvant/proxy.conf')
      return isAsked
        ? text
            .replace('$scheme', '$http_x_forwarded_proto')
            // Its ports are other origins to a browser.
            .replace('Host $host', 'Host $http_host')
        : text.replace('$scheme', 'https');
    if (!isAsked) return text;
    if (name === 'norvant/pages.conf')
      return text.replace(
        /^map \$host \$norvant_edition/m,
        'map $http_x_forwarded_proto$host $norvant_edition',
      );
    return name === 'norvant/headers.conf' ? text.replace(/^.*Strict-Transport.*\n/m, '') : text;
  };
}

/** Publishes the pages of the build with `origins` into `folder`. */
async function publish(origins: EdgeOptions['origins'], folder: string): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    SITE_ORIGIN_USA: origins.USA,
    SITE_ORIGIN_INDIA: origins.INDIA,
  };
  const script = 'scripts/edge/publish.ts';
  await promisify(execFile)(process.execPath, [script, '--to', folder], { env });
}

/** Publishes the pages of the build and starts nginx with them in front of `site`. */
export async function startEdge(
  site: Pick<Site, 'port' | 'dataDir'>,
  options: EdgeOptions,
): Promise<Nginx> {
  const nginx = findNginx();
  if (!nginx) throw new Error('There is no nginx here, and none can be installed.');
  const folder = mkdtempSync(join(tmpdir(), 'site-edge-'));
  const edgeDir = join(folder, 'published');
  await publish(options.origins, edgeDir);
  const port = options.port ?? (await freePort());
  const hasBrotli = existsSync(BROTLI);
  const args = layOutEdge(folder, {
    upstream: `upstream norvant { server 127.0.0.1:${site.port}; keepalive 16; }\n`,
    listen: (each) => `unix:${folder}/${each}.sock`,
    examples: hasBrotli ? ['brotli.conf'] : [],
    hasBrotli,
    optional: { 'believed.conf': BELIEVED },
    places: {
      '/var/lib/norvant/edge': edgeDir,
      '/var/lib/norvant/static': join(site.dataDir, 'static'),
      '/var/log/nginx': folder,
    },
    main: `daemon off;\nworker_processes 1;\npcre_jit on;\n${process.getuid?.() === 0 ? 'user root;' : ''}`,
    edit: edit(port, options),
  });
  return runNginx(nginx, args, folder, port);
}

/** Hands a site to `visit` that is asked through the edge, on the hosts of both editions. */
export async function withEdge(
  options: SiteOptions,
  visit: (site: Site) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const origins = { USA: `http://www.norvant.com:${port}`, INDIA: `http://www.norvant.in:${port}` };
  const env = {
    ...options.env,
    SITE_ORIGIN_USA: origins.USA,
    SITE_ORIGIN_INDIA: origins.INDIA,
  };
  await withSite({ ...options, env }, async (site) => {
    const edge = await startEdge(site, { protocol: 'asked', origins, port });
    const { USA: usa, INDIA: india } = origins;
    try {
      await visit({ ...site, port, usa, india, local: `http://localhost:${port}` });
    } finally {
      await edge.stop();
    }
  });
}
