/**
 * Lays the edge of deploy/nginx out in a folder of its own, for one machine and no root: written over is only what
 * must differ there, which are ports, certificates, instances and paths.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const DELIVERED = resolve(import.meta.dirname, 'nginx');

/** Where Debian's package puts the module that sends copies in brotli. */
export const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export type EdgeCopy = {
  /** The text of upstream.conf: the instances. */
  upstream: string;
  /** What nginx listens on in place of port 80 or 443 of all addresses. */
  listen: (port: string) => string;
  /** Names of the examples that are put to use. */
  examples?: readonly string[];
  /** Texts of further files, by their names, as an operator puts them into norvant/optional. */
  optional?: Readonly<Record<string, string>>;
  /** Whether nginx loads the module brotli_static, which its example needs. */
  hasBrotli?: boolean;
  /** Paths of a server, and what takes their place. */
  places?: Readonly<Record<string, string>>;
  /** Lines before all others. */
  main?: string;
  /** What becomes of each file, by its name, such as norvant/site.conf. */
  edit?: (name: string, text: string) => string;
};

/** Reads a file of deploy/nginx as it is delivered. */
export const deliveredEdge = (path: string) => readFileSync(join(DELIVERED, path), 'utf8');

/** @throws Error with openssl's own words, code ENOENT when it is not installed */
function makeCertificate(folder: string, names: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  const args = [
    ...['req', '-x509', '-nodes', '-days', '1', '-subj', `/CN=${names[0]}`, '-newkey', 'ec'],
    ...['-addext', `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`],
    ...['-pkeyopt', 'ec_paramgen_curve:P-256', '-keyout', join(folder, 'privkey.pem')],
    ...['-out', join(folder, 'fullchain.pem')],
  ];
  // It draws its work on stderr.
  execFileSync('openssl', args, { stdio: 'pipe' });
}

/** Every file of the copy's settings, with `places` in it, as `edit` makes it. */
function rewrite(folder: string, { places = {}, edit = (_, text) => text }: EdgeCopy): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.conf'))) {
    const path = join(folder, file);
    let text = readFileSync(path, 'utf8');
    for (const [from, to] of Object.entries(places)) text = text.replaceAll(from, to);
    writeFileSync(path, edit(file, text));
  }
}

/**
 * @param folder that is there, and empty
 * @returns the arguments with which nginx reads the copy
 * @throws Error when no certificate can be made
 */
export function layOutEdge(folder: string, copy: EdgeCopy): string[] {
  const { examples = [], optional = {}, main = '' } = copy;
  const own = (...path: string[]) => join(folder, 'norvant', ...path);
  cpSync(join(DELIVERED, 'norvant'), own(), { recursive: true });
  const put = (kind: string, name: string, text: string) => {
    mkdirSync(own(kind), { recursive: true });
    writeFileSync(own(kind, name), text);
  };
  for (const file of examples)
    put(
      file === 'brotli.conf' ? 'static-optional' : 'optional',
      file,
      deliveredEdge(`examples/${file}`),
    );
  for (const [name, text] of Object.entries(optional)) put('optional', name, text);
  writeFileSync(own('upstream.conf'), copy.upstream);
  for (const [edition, domain] of [
    ['usa', 'norvant.com'],
    ['india', 'norvant.in'],
  ] as const)
    makeCertificate(own('certificates', edition), [domain, `www.${domain}`]);
  writeFileSync(
    join(folder, 'norvant.conf'),
    deliveredEdge('norvant.conf')
      .replace(/^\s*listen \[::\].*$/gm, '')
      .replace(/listen (\d+)/g, (_, port: string) => `listen ${copy.listen(port)}`),
  );
  rewrite(folder, copy);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${copy.hasBrotli ? `load_module ${BROTLI};\n` : ''}${main}\npid ${folder}/pid;\n` +
      `error_log stderr;\nevents { worker_connections 4096; }\n` +
      `http {\n${temporary.join('\n')}\naccess_log off;\ninclude norvant.conf;\n}\n`,
  );
  return ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
}
