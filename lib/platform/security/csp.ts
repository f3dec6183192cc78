/** The Content-Security-Policy and the other security headers, as text. Pure: no file, no request. */
import { createHash } from 'node:crypto';

type PolicyOptions = {
  /** The visitor's connection is encrypted, so plain requests are upgraded. */
  https?: boolean;
  /** Next's development client evaluates code, writes styles and opens a WebSocket. */
  development?: boolean;
  /** For pages that are rendered per request: their inline scripts carry this value. */
  nonce?: string;
  /** Other origins that the API and the scripts of content/site/scripts.yaml need. */
  origins?: Readonly<Record<OriginUse, readonly string[]>>;
};
type OriginUse = 'script' | 'connect' | 'image';

/** For answers that are no page: they may load and send nothing, and no page may frame them. */
export const lockedDownPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const NO_ORIGINS = { script: [], connect: [], image: [] } as const;

/** By which a policy allows an inline script or style. @param text all that stands in the element */
export const inlineHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Of what stands inside a page, as `sha256-…` without quotes. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };
export const NOTHING_INLINE: InlineHashes = { scripts: [], styles: [] };

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/**
 * The policy of a page.
 * @param inline its inline scripts and styles
 */
export function contentSecurityPolicy(
  inline: InlineHashes,
  { https = false, development = false, nonce, origins = NO_ORIGINS }: PolicyOptions = {},
): string {
  // A hash or a nonce switches 'unsafe-inline' off, so development uses neither.
  const scripts = development
    ? ["'unsafe-eval'", "'unsafe-inline'"]
    : [...quoted(inline.scripts), ...(nonce ? [`'nonce-${nonce}'`] : [])];
  const styles = development ? ["'unsafe-inline'"] : quoted(inline.styles);
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...origins.script].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self' data:", ...origins.image].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...(development ? ['ws:', 'wss:'] : []), ...origins.connect].join(' '),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

/** What browsers may offer to a page and this site never asks for. The camera has a flag. */
const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** What pages of this site alone ask for: a passkey, once its owner presses the button (lib/features/second-factor). */
const OWN_FEATURES = ['publickey-credentials-create', 'publickey-credentials-get'];

/** Two years, in seconds: what browsers' preload lists ask for. */
const HSTS_AGE = 63_072_000;

type HeaderOptions = {
  /** The visitor's connection is encrypted. */
  https: boolean;
  /** A page may ask for the camera; the visitor still decides. */
  camera?: boolean;
};

/** The headers of every answer but the policy, which differs by page. */
export function securityHeaders({ https, camera = false }: HeaderOptions): Record<string, string> {
  const features = [
    ...DENIED_FEATURES.map((feature) => `${feature}=()`),
    ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
  ];
  return {
    ...(https && { 'Strict-Transport-Security': `max-age=${HSTS_AGE}; includeSubDomains` }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': [...features, `camera=${camera ? '(self)' : '()'}`].join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'X-Frame-Options': 'DENY',
  };
}
