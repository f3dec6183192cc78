import { contentSecurityPolicy, lockedDownPolicy, NOTHING_INLINE, securityHeaders } from './csp.ts';

const inline = (scripts: string[], styles: string[] = []) => ({ scripts, styles });

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.split(' ')[0] === name)
    ?.slice(name.length + 1);

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy(inline(['sha256-aaa=', 'sha256-bbb=']));

  it('lets a static page run its own scripts and nothing else inline', () => {
    expect(directive(policy, 'script-src')).toBe("'self' 'sha256-aaa=' 'sha256-bbb='");
    expect(policy).not.toContain('unsafe');
  });

  it('lets it carry its own styles and no other', () => {
    const styled = contentSecurityPolicy(inline([], ['sha256-ccc=']));
    expect(directive(styled, 'style-src')).toBe("'self' 'sha256-ccc='");
    expect(directive(styled, 'script-src')).toBe("'self'");
  });

  it.each([
    ['default-src', "'none'"],
    ['style-src', "'self'"],
    ['img-src', "'self' data:"],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['form-action', "'self'"],
  ])('says %s %s', (name, value) => {
    expect(directive(policy, name)).toBe(value);
  });

  it('upgrades plain requests only on https', () => {
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(contentSecurityPolicy(NOTHING_INLINE, { https: true })).toContain(
      'upgrade-insecure-requests',
    );
  });

  it('accepts the nonce of a page made for one request', () => {
    expect(directive(contentSecurityPolicy(NOTHING_INLINE, { nonce: 'abc' }), 'script-src')).toBe(
      "'self' 'nonce-abc'",
    );
  });

  it('lets the development client work', () => {
    const development = contentSecurityPolicy(inline(['sha256-aaa=']), {
      development: true,
      nonce: 'x',
    });
    expect(directive(development, 'script-src')).toBe("'self' 'unsafe-eval' 'unsafe-inline'");
    expect(directive(development, 'connect-src')).toContain('ws:');
  });

  it('lets the scripts that wait for consent reach exactly their origins', () => {
    const origins = {
      script: ['https://cdn.example.com'],
      connect: ['https://collect.example.com'],
      image: ['https://pixel.example.com'],
    };
    const open = contentSecurityPolicy(inline(['sha256-aaa=', 'sha256-bbb=']), { origins });
    expect(directive(open, 'script-src')).toBe(
      "'self' 'sha256-aaa=' 'sha256-bbb=' https://cdn.example.com",
    );
    expect(directive(open, 'connect-src')).toBe("'self' https://collect.example.com");
    expect(directive(open, 'img-src')).toBe("'self' data: https://pixel.example.com");
    expect(open.replaceAll(/ https:[^; ]+/g, '')).toBe(policy);
  });

  it('locks down what is no page', () => {
    expect(lockedDownPolicy).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });
});

describe('securityHeaders', () => {
  it('asks for https for a year or more, only on https', () => {
    expect(securityHeaders({ https: false })).not.toHaveProperty('Strict-Transport-Security');
    const hsts = securityHeaders({ https: true })['Strict-Transport-Security'] ?? '';
    expect(Number(/max-age=(\d+)/.exec(hsts)?.[1])).toBeGreaterThanOrEqual(31_536_000);
    expect(hsts).toContain('includeSubDomains');
  });

  it('isolates the page from other origins', () => {
    expect(securityHeaders({ https: true })).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'X-Frame-Options': 'DENY',
    });
  });

  it('lets pages ask for the camera only where the flag says so', () => {
    const features = (camera?: boolean) =>
      (securityHeaders({ https: true, camera })['Permissions-Policy'] ?? '').split(', ');
    expect(features()).toContain('camera=()');
    expect(features(false)).toContain('camera=()');
    expect(features(true)).toContain('camera=(self)');
    // Nothing else differs by the flag.
    const without = (list: string[]) => list.filter((feature) => !feature.startsWith('camera='));
    expect(without(features(true))).toEqual(without(features()));
  });

  it('lets pages of this site alone ask for passkeys, and for nothing else', () => {
    const features = (securityHeaders({ https: true })['Permissions-Policy'] ?? '').split(', ');
    expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([
      'publickey-credentials-create=(self)',
      'publickey-credentials-get=(self)',
    ]);
  });
});
