/** An identity provider for tests that says whatever it is told to: what a hostile or broken one may answer. */
import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Json = Record<string, unknown>;
export type Signature = 'right' | 'none' | 'of another key' | 'of our secret' | 'of its own key';

/** What is told instead of the truth; nothing is the truth. */
export type Lies = {
  discovery?: Json | 'stall' | 'redirect' | 'rubbish';
  token?: 'redirect';
  claims?: Json;
  signature?: Signature;
};

export type LyingProvider = {
  issuer: string;
  lies: Lies;
  /** Of the attempt that is answered next. */
  nonce: string;
  stop: () => void;
};

const CLIENT = { id: 'site', secret: 'a secret of the tests' };
const SOON_S = 300;

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const base64 = (value: Json) => Buffer.from(JSON.stringify(value)).toString('base64url');

const ALGORITHMS: Record<Signature, string> = {
  right: 'RS256',
  none: 'none',
  'of another key': 'RS256',
  'of our secret': 'HS256',
  'of its own key': 'RS256',
};

/** What a token says of the key that its receiver should believe it by. */
function keyHeader(key: KeyObject): Json {
  const { n, e } = key.export({ format: 'jwk' });
  return { jwk: { kty: 'RSA', n, e } };
}

function signed(claims: Json, signature: Signature, own: KeyObject, other: KeyObject): string {
  const key = signature === 'right' ? own : other;
  const head = {
    alg: ALGORITHMS[signature],
    kid: 'one',
    ...(signature === 'of its own key' && keyHeader(key)),
  };
  const body = `${base64(head)}.${base64(claims)}`;
  if (signature === 'none') return `${body}.`;
  if (signature === 'of our secret')
    return `${body}.${createHmac('sha256', CLIENT.secret).update(body).digest('base64url')}`;
  return `${body}.${sign('sha256', Buffer.from(body), key).toString('base64url')}`;
}

export async function startLyingProvider(): Promise<LyingProvider> {
  const [own, other] = [pair(), pair()];
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const provider: LyingProvider = { issuer, lies: {}, nonce: '', stop };

  const metadata = () => ({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    authorization_response_iss_parameter_supported: true,
    id_token_signing_alg_values_supported: ['RS256'],
  });
  const idToken = () => {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      aud: CLIENT.id,
      sub: 'asha',
      iat: now,
      exp: now + SOON_S,
      nonce: provider.nonce,
      email: 'asha@company.example',
      email_verified: true,
      ...provider.lies.claims,
    };
    const kind = provider.lies.signature ?? 'right';
    return signed(claims, kind, own.privateKey, other.privateKey);
  };
  const say = (response: ServerResponse, value: unknown) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(typeof value === 'string' ? value : JSON.stringify(value));
  };
  /** To where everything would be right. */
  const lead = (response: ServerResponse, path: string) => {
    response.writeHead(307, { Location: `${issuer}/true${path}` });
    response.end();
  };

  server.on('request', (request, response) => {
    const url = request.url ?? '';
    const path = url.replace(/^\/true/, '');
    const { discovery, token } = path === url ? provider.lies : {};
    if (path === '/jwks')
      return say(response, {
        keys: [
          { ...own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' },
        ],
      });
    if (path === '/token') {
      if (token === 'redirect') return lead(response, path);
      return say(response, { access_token: 'x', token_type: 'bearer', id_token: idToken() });
    }
    if (discovery === 'stall') return;
    if (discovery === 'redirect') return lead(response, path);
    say(response, discovery === 'rubbish' ? '<html>' : { ...metadata(), ...discovery });
  });
  return provider;
}
