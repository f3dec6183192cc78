/**
 * The edge's files laid out in a folder of this machine, so that nginx takes them without a server's paths, ports and
 * certificates. For `npm run deploy:check`, the tests and the benchmark.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const own = (path: string) => join(import.meta.dirname, 'nginx', path);

/** nginx's module that sends packed files in brotli, where Debian puts it. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const BROTLI = 'brotli.conf';

export type LocalEdge = {
  /** upstream.conf in place of the delivered one. */
  upstream?: string;
  /** Names below nginx/examples. */
  examples?: readonly string[];
  staticDir?: string;
  edgeDir?: string;
  /** Further files for all servers, by their names below norvant/optional. */
  optional?: Record<string, string>;
  /** What becomes of each file: of norvant.conf and of those below norvant/, by their names. */
  edit?: (name: string, text: string) => string;
};

/** The files below nginx/norvant. */
const PARTS = [
  'headers.conf',
  'pages.conf',
  'plain.conf',
  'policy.conf',
  'proxy.conf',
  'refused.conf',
  'sent-packed.conf',
  'site.conf',
  'static.conf',
  'tls.conf',
  'types.conf',
  'upstream.conf',
];

/**
 * @param folder an empty one
 * @returns the file to start nginx with: `nginx -p FOLDER -c FILE -e stderr`
 */
export function layOutEdge(folder: string, options: LocalEdge = {}): string {
  const { upstream, examples = [], optional = {}, edit = (_, text) => text } = options;
  const { staticDir = join(folder, 'static'), edgeDir = join(folder, 'edge') } = options;
  for (const each of ['optional', 'static-optional', 'certificates'])
    mkdirSync(join(folder, 'norvant', each), { recursive: true });
  const put = (name: string, source: string) => {
    const text = source
      .replaceAll('/var/lib/norvant/static', staticDir)
      .replaceAll('/var/lib/norvant/edge', edgeDir)
      .replaceAll('/var/log/nginx', folder);
    writeFileSync(join(folder, name), edit(name, text));
  };
  put('norvant.conf', readFileSync(own('norvant.conf'), 'utf8'));
  for (const part of PARTS) {
    const delivered = readFileSync(own(`norvant/${part}`), 'utf8');
    put(`norvant/${part}`, (part === 'upstream.conf' && upstream) || delivered);
  }
  for (const name of examples) {
    const place = name === BROTLI ? 'static-optional' : 'optional';
    cpSync(own(`examples/${name}`), join(folder, 'norvant', place, name));
  }
  for (const [name, text] of Object.entries(optional))
    writeFileSync(join(folder, 'norvant/optional', name), text);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const main = [
    // Where a package of Debian does not load it already.
    ...(examples.includes(BROTLI) && existsSync(BROTLI_MODULE)
      ? [`load_module ${BROTLI_MODULE};`]
      : []),
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `daemon off;\nworker_processes 1;\npid ${folder}/pid;\nerror_log ${folder}/error.log;`,
    'events { worker_connections 1024; }',
    `http {\n${temporary.join('\n')}\naccess_log off;\ninclude norvant.conf;\n}\n`,
  ];
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, main.join('\n'));
  return file;
}
