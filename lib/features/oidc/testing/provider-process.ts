/**
 * An identity provider for tests: a real one (oidc-provider), in a process of its own. It signs in, with
 * no page in between, the account that `login_hint` names, and prints its address once it listens.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type KoaContextWithOIDC } from 'oidc-provider';

const [callback = ''] = process.argv.slice(2);

/** `<name>`, `<name>-unverified` or `<name>-cancels`. */
const claimsOf = (sub: string) => ({
  sub,
  name: sub,
  email: `${sub.replace(/-.*/, '')}@company.example`,
  email_verified: !sub.endsWith('-unverified'),
});

const server = createServer();
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const provider = new Provider(issuer, {
  clients: [
    { client_id: 'site', client_secret: 'a secret of the tests', redirect_uris: [callback] },
  ],
  claims: { email: ['email', 'email_verified'], profile: ['name'] },
  cookies: { keys: ['of the tests'] },
  features: { devInteractions: { enabled: false } },
  findAccount: (_, accountId) => ({ accountId, claims: () => claimsOf(accountId) }),
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  async loadExistingGrant({ oidc }: KoaContextWithOIDC) {
    const grant = new oidc.provider.Grant({
      clientId: oidc.client?.clientId ?? '',
      accountId: oidc.session?.accountId ?? '',
    });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
});

server.on('request', async (request, response) => {
  if (!request.url?.startsWith('/interaction/')) return void provider.callback()(request, response);
  const { params } = await provider.interactionDetails(request, response);
  const accountId = String(params.login_hint);
  const result = accountId.endsWith('-cancels')
    ? { error: 'access_denied', error_description: 'Cancelled.' }
    : { login: { accountId } };
  await provider.interactionFinished(request, response, result);
});

process.stdout.write(`${issuer}\n`);
