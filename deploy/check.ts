/**
 * `npm run deploy:check`: whether the files of deploy/ fit the site and their tools. It compares what they repeat of
 * the code, and runs every checker that this machine has; those that it lacks are named at the end. Checkers that are
 * packages of npm may lie in another folder, so that the site does not carry them:
 *
 *   npm install --prefix /tmp/checkers kubernetes-models @kubernetes-models/gateway-api \
 *     @kubernetes-models/prometheus-operator dockerfile-utils
 *   curl -o /tmp/checkers/compose-spec.json \
 *     https://raw.githubusercontent.com/compose-spec/compose-spec/main/schema/compose-spec.json
 *   DEPLOY_CHECKERS=/tmp/checkers npm run deploy:check
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse, parseAllDocuments } from 'yaml';
import { BODY_LIMITS } from '../lib/platform/http/body-limit.ts';
import { CONNECTION_LIMITS } from '../lib/platform/http/connections.ts';
import { mediaTypeOf } from '../lib/platform/http/media-types.ts';
import { lockedDownPolicy, securityHeaders } from '../lib/platform/security/csp.ts';
import { unknownSettings } from '../lib/platform/settings/read-settings.ts';
import { BROTLI, deliveredEdge, type EdgeCopy, layOutEdge } from './edge-copy.ts';

/** What one checker found: nothing when all is well. */
type Problems = string[];
/** Thrown by a checker whose tool is not here; its message names the tool. */
class MissingToolError extends Error {}

const root = resolve(import.meta.dirname, '..');
const own = (path: string) => join(root, 'deploy', path);
const read = (path: string) => readFileSync(own(path), 'utf8');
const work = mkdtempSync(join(tmpdir(), 'deploy-check-'));

/** Runs a tool. @returns what it said, when it failed */
function run(tool: string, args: string[], options: { cwd?: string } = {}): Problems {
  const { error, status, stdout, stderr } = spawnSync(tool, args, { ...options, encoding: 'utf8' });
  if (error) throw new MissingToolError(tool);
  return status === 0 ? [] : [`${tool} ${args[0]}: ${stdout}${stderr}`.trim()];
}

/** The folder of a package that lies in DEPLOY_CHECKERS, or in the site's own node_modules. */
function folderOf(name: string): string {
  const found = [process.env.DEPLOY_CHECKERS ?? root, root]
    .map((folder) => resolve(folder, 'node_modules', name))
    .find((folder) => existsSync(folder));
  if (found) return found;
  throw new MissingToolError(`the package ${name}`);
}

/** Loads the first of `files` that a package has, whatever it exports. */
async function load<Module>(name: string, ...files: string[]): Promise<Module> {
  const file = files.map((path) => join(folderOf(name), path)).find((path) => existsSync(path));
  if (!file) throw new MissingToolError(`${files.join(' or ')} of the package ${name}`);
  return (await import(pathToFileURL(file).href)) as Module;
}

/** nginx says to visitors what the site says. */
function nginxRepeatsTheSite(): Problems {
  const headers = new Map(
    [
      ...`${read('nginx/norvant/headers.conf')}${read('nginx/norvant/policy.conf')}`.matchAll(
        /^add_header (\S+) "(.*)" always;$/gm,
      ),
    ].map(([, name = '', value = '']) => [name, value]),
  );
  const { webcam } = parse(readFileSync(join(root, 'content/site/flags.yaml'), 'utf8')) as {
    webcam: boolean;
  };
  const due = {
    ...securityHeaders({ https: true, camera: webcam }),
    'Content-Security-Policy': lockedDownPolicy,
  };
  const names = new Set([...headers.keys(), ...Object.keys(due)]);
  const wrongHeaders = [...names].filter(
    (name) => headers.get(name) !== (due as Record<string, string>)[name],
  );

  const text = read('nginx/norvant/types.conf');
  const withCharset = new Set(/charset_types ([^;]+);/.exec(text)?.[1]?.split(/\s+/));
  // nginx has this one in the list by itself.
  withCharset.add('text/html');
  const block = /types \{([^}]+)\}/.exec(text)?.[1] ?? '';
  const types = [...block.matchAll(/(\S+)\s+([\w ]+);/g)].flatMap(([, type = '', endings = '']) =>
    endings.split(' ').map((ending) => ({ ending, type })),
  );
  const wrongTypes = types.filter(
    ({ ending, type }) =>
      mediaTypeOf(`x.${ending}`) !== (withCharset.has(type) ? `${type}; charset=utf-8` : type),
  );

  const site = read('nginx/norvant/site.conf');
  const isBodyLimit = site.includes(`client_max_body_size ${BODY_LIMITS.call / 2 ** 20}m;`);
  const isConnectionLimit = site.includes(
    `limit_conn norvant_connections ${CONNECTION_LIMITS.connectionsPerAddress};`,
  );
  return [
    ...wrongHeaders.map((name) => `headers.conf: ${name} is not as in csp.ts`),
    ...wrongTypes.map(({ ending }) => `types.conf: .${ending} is not as in media-types.ts`),
    ...(types.length > 0 ? [] : ['types.conf: no types were found']),
    ...(isBodyLimit ? [] : ['site.conf: client_max_body_size is not that of body-limit.ts']),
    ...(isConnectionLimit ? [] : ['site.conf: limit_conn is not that of connections.ts']),
  ];
}

/** Each setting that is named here is one of the site, so that none stops a start as misspelt. */
function settingsAreKnown(): Problems {
  const ofOthers =
    /^(?:AWS_|MALLOC_|NODE_OPTIONS$|OTEL_|POSTGRES_|IMAGE$|CERTIFICATES$|HTTPS?_PORT$|MAIL_PORT$|HOME$|CI$)/;
  const { 'x-settings': ofCompose } = parse(read('compose/compose.yaml'), { merge: true }) as {
    'x-settings': Record<string, string>;
  };
  const ofKubernetes = globSync(own('kubernetes/**/kustomization.yaml')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^\s+- ([A-Z0-9_]+)=/gm)].map(([, name = '']) => name),
  );
  const ofEnvironments = ['systemd/norvant.env.example', 'compose/.env.example'].flatMap((file) =>
    [...read(file).matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name),
  );
  const units = ['norvant@.service', 'credentials.conf'].map((name) => read(`systemd/${name}`));
  const ofUnits = [...units.join('\n').matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((pair) => pair.split('=', 1)[0] ?? ''),
  );
  const ofSecrets = parseAllDocuments(read('kubernetes/secret.example.yaml')).flatMap((document) =>
    Object.keys((document.toJS() as { stringData: Record<string, string> }).stringData),
  );
  const all = [
    ...Object.keys(ofCompose),
    ...ofKubernetes,
    ...ofEnvironments,
    ...ofUnits,
    ...ofSecrets,
  ];
  return unknownSettings([...new Set(all)].filter((name) => !ofOthers.test(name)));
}

/** Whatever is run here by its name is a command that a release has. */
function commandsAreInTheRelease(): Problems {
  const release = readFileSync(join(root, 'scripts/release/release.ts'), 'utf8');
  const [, list = ''] = /const COMMANDS = \[([^\]]*)\]/.exec(release) ?? [];
  const known = new Set([...list.matchAll(/'([^']+)'/g)].map(([, name]) => name));
  const files = globSync(own('**/*{.md,.service,.yaml,Containerfile}'));
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const named = text.matchAll(/(?:--run(?:"?, ")?|norvant-run)\s*"?([a-z]+:[a-z]+)/g);
    return [...named].flatMap(([, name = '']) =>
      known.has(name) ? [] : [`${file}: ${name} is not in COMMANDS of release.ts`],
    );
  });
}

/** The image has the Node that npm brings everywhere else. */
function nodeIsOne(): Problems {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: { node: string };
  };
  const named = [...read('container/Containerfile').matchAll(/^FROM \S+\/node:([\d.]+)-/gm)].map(
    ([, version]) => version,
  );
  return named.length === 2 && named.every((version) => version === dependencies.node)
    ? []
    : [`Containerfile: Node ${named.join(', ')}; package.json has ${dependencies.node}`];
}

/** Every file of YAML can be read. */
function yamlIsYaml(): Problems {
  return globSync(own('**/*.y{a,}ml')).flatMap((file) =>
    parseAllDocuments(readFileSync(file, 'utf8'), { merge: true }).flatMap((document) =>
      'errors' in document ? document.errors.map(({ message }) => `${file}: ${message}`) : [],
    ),
  );
}

/** Lays nginx out in a folder, with certificates of its own and sockets for ports, and lets it look. */
function nginxTakesIt(
  upstream: string,
  examples: string[] = [],
  places: EdgeCopy['places'] = {},
): Problems {
  const folder = mkdtempSync(join(work, 'nginx-'));
  const listen = (port: string) => `unix:${folder}/${port}.sock`;
  const hasBrotli = examples.includes('brotli.conf');
  return run('nginx', [
    '-t',
    '-q',
    ...layOut(folder, { upstream, listen, examples, hasBrotli, places }),
  ]);
}

/** @throws MissingToolError when there is no openssl */
function layOut(folder: string, copy: EdgeCopy): string[] {
  if (spawnSync('openssl', ['version']).error) throw new MissingToolError('openssl');
  return layOutEdge(folder, copy);
}

function nginxWithBrotli(): Problems {
  if (!existsSync(BROTLI)) throw new MissingToolError("nginx's module brotli_static");
  return nginxTakesIt(deliveredEdge('norvant/upstream.conf'), readdirSync(own('nginx/examples')));
}

/** The tables that `npm run edge:publish` writes of a build. */
function nginxTakesThePages(): Problems {
  if (!existsSync(join(root, '.next/copies-manifest.json'))) throw new MissingToolError('a build');
  const published = join(work, 'published');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/edge/publish.ts', '--to', published],
    { encoding: 'utf8', cwd: root, env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) return [`edge:publish: ${stderr}`];
  const places = { '/var/lib/norvant/edge': published };
  return nginxTakesIt(deliveredEdge('norvant/upstream.conf'), [], places);
}

/** systemd reads the units, and finds them closed. Its programs lie elsewhere on a server. */
function systemdTakesIt(): Problems {
  const folder = mkdtempSync(join(work, 'systemd-'));
  const units = readdirSync(own('systemd')).filter((name) => /\.(?:service|target)$/.test(name));
  for (const name of units)
    writeFileSync(
      join(folder, name.replace('@.', '@3001.')),
      read(`systemd/${name}`).replace(/^(ExecStart(?:Post)?)=\/usr\/bin\/\w+/gm, '$1=/bin/true'),
    );
  const paths = readdirSync(folder).map((name) => join(folder, name));
  const { error, status, stderr } = spawnSync(
    'systemd-analyze',
    ['verify', '--man=no', '--recursive-errors=no', ...paths],
    { encoding: 'utf8' },
  );
  if (error) throw new MissingToolError('systemd-analyze');
  // What it ignores it tells, and counts as well.
  const told = stderr.split('\n').filter((line) => line.includes(folder));
  const closed = paths
    .filter((path) => path.endsWith('.service'))
    .flatMap((path) =>
      run('systemd-analyze', ['security', '--offline=yes', '--no-pager', '--threshold=20', path]),
    );
  return [...(status === 0 ? told : [stderr.trim()]), ...closed];
}

const OVERLAYS = ['staging', 'production'];
const rendered = (overlay: string) => join(work, `${overlay}.yaml`);

function kustomizeBuilds(): Problems {
  return OVERLAYS.flatMap((overlay) => {
    const { error, status, stdout, stderr } = spawnSync(
      'kubectl',
      ['kustomize', own(`kubernetes/overlays/${overlay}`)],
      { encoding: 'utf8' },
    );
    if (error) throw new MissingToolError('kubectl');
    writeFileSync(rendered(overlay), stdout);
    return status === 0 ? [] : [stderr];
  });
}

type Manifest = { apiVersion: string; kind: string; metadata: { name: string } };
type Models = Record<string, new (manifest: Manifest) => { validate: () => void }>;

/** Kubernetes' own objects lie in one package, those of its extensions in others. */
const PACKAGES = [
  [/^gateway[.]/, '@kubernetes-models/gateway-api'],
  [/^monitoring[.]/, '@kubernetes-models/prometheus-operator'],
  [/./, 'kubernetes-models'],
] as const;

function modelsOf(apiVersion: string): Promise<Models> {
  const [, name] = PACKAGES.find(([version]) => version.test(apiVersion)) ?? PACKAGES[2];
  return load(name, `${apiVersion}/index.mjs`, `${apiVersion}/index.js`);
}

/** What kustomize makes, and the secret, are objects that Kubernetes has. */
async function objectsAreOfKubernetes(): Promise<Problems> {
  const files = [...OVERLAYS.map(rendered), own('kubernetes/secret.example.yaml')];
  if (!files.every((file) => existsSync(file))) throw new MissingToolError('kubectl');
  const manifests = files.flatMap((file) =>
    parseAllDocuments(readFileSync(file, 'utf8')).map((document) => document.toJS() as Manifest),
  );
  const problems: Problems = [];
  for (const manifest of manifests) {
    const { apiVersion, kind, metadata } = manifest;
    const Model = (await modelsOf(apiVersion))[kind];
    if (!Model) problems.push(`${apiVersion} has no ${kind}`);
    try {
      if (Model) new Model(manifest).validate();
    } catch (error) {
      problems.push(`${kind} ${metadata.name}: ${(error as Error).message}`);
    }
  }
  return problems;
}

function kubeconformTakesIt(): Problems {
  return run('kubeconform', ['-strict', '-ignore-missing-schemas', ...OVERLAYS.map(rendered)]);
}

type Validator = ((value: unknown) => boolean) & {
  errors?: { instancePath: string; message?: string }[];
};
type Ajv = new (options: object) => { compile: (schema: object) => Validator };

async function composeIsCompose(): Promise<Problems> {
  // Written for CommonJS: its class is an export of its export.
  const { Ajv } = (await load<{ default: { Ajv: Ajv } }>('ajv', 'dist/ajv.js')).default;
  const schema = join(resolve(process.env.DEPLOY_CHECKERS ?? root), 'compose-spec.json');
  if (!existsSync(schema)) throw new MissingToolError(schema);
  const { $schema: _, ...rules } = JSON.parse(readFileSync(schema, 'utf8'));
  const isCompose = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(
    rules,
  );
  if (isCompose(parse(read('compose/compose.yaml'), { merge: true }))) return [];
  return (isCompose.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`);
}

function dockerComposeTakesIt(): Problems {
  const environment = join(work, 'compose.env');
  writeFileSync(environment, 'POSTGRES_PASSWORD=x\nSECRET_KEY=x\n');
  if (spawnSync('docker', ['compose', 'version']).status !== 0)
    throw new MissingToolError('docker compose');
  const args = ['compose', '--env-file', environment, '-f', own('compose/compose.yaml')];
  return run('docker', [...args, 'config', '--quiet']);
}

const CONTAINERFILE = own('container/Containerfile');
async function dockerfileUtilsTakesIt(): Promise<Problems> {
  type Found = { message: string; range: { start: { line: number } } };
  type Utils = { validate: (text: string) => Found[] };
  const { validate } = (await load<{ default: Utils }>('dockerfile-utils', 'lib/main.js')).default;
  return validate(readFileSync(CONTAINERFILE, 'utf8')).map(
    ({ message, range }) => `Containerfile:${range.start.line + 1}: ${message}`,
  );
}

/** The alerts, where they are. */
function promtoolTakesIt(): Problems {
  const files = globSync(own('prometheus/*.y{a,}ml'));
  const tests = files.filter((file) => /\.test\.ya?ml$/.test(file));
  const rules = files.filter((file) => !tests.includes(file));
  return [
    ...(rules.length > 0 ? run('promtool', ['check', 'rules', ...rules]) : []),
    ...tests.flatMap((file) => run('promtool', ['test', 'rules', file])),
  ];
}

const CHECKERS: Record<string, () => Problems | Promise<Problems>> = {
  'nginx repeats what the site says': nginxRepeatsTheSite,
  'settings are known to the site': settingsAreKnown,
  'commands are in the release': commandsAreInTheRelease,
  'one version of Node': nodeIsOne,
  'YAML can be read': yamlIsYaml,
  'nginx -t': () => nginxTakesIt(deliveredEdge('norvant/upstream.conf')),
  'nginx -t, as compose has it': () => nginxTakesIt(read('compose/upstream.conf')),
  'nginx -t, with published pages': nginxTakesThePages,
  'nginx -t, with all examples and brotli': nginxWithBrotli,
  'systemd-analyze verify and security': systemdTakesIt,
  'kubectl kustomize': kustomizeBuilds,
  'objects of Kubernetes, by kubernetes-models': objectsAreOfKubernetes,
  kubeconform: kubeconformTakesIt,
  'compose.yaml, by compose-spec.json': composeIsCompose,
  'docker compose config': dockerComposeTakesIt,
  'Containerfile, by dockerfile-utils': dockerfileUtilsTakesIt,
  hadolint: () => run('hadolint', [CONTAINERFILE]),
  promtool: promtoolTakesIt,
};

const missing: string[] = [];
let failed = 0;
try {
  for (const [name, check] of Object.entries(CHECKERS))
    try {
      const problems = await check();
      console.log(`${problems.length === 0 ? 'passed ' : 'FAILED '} ${name}`);
      for (const problem of problems)
        console.log(`         ${problem.replaceAll('\n', '\n         ')}`);
      if (problems.length > 0) failed += 1;
    } catch (error) {
      if (!(error instanceof MissingToolError)) throw error;
      missing.push(`${name}: ${error.message} is not on this machine`);
      console.log(`NOT RUN ${name}`);
    }
} finally {
  rmSync(work, { recursive: true, force: true });
}
if (missing.length > 0) console.log(`\nNOT CHECKED HERE:\n  ${missing.join('\n  ')}`);
if (failed > 0) {
  console.log(`\n${failed} of ${Object.keys(CHECKERS).length} failed.`);
  process.exitCode = 1;
}
