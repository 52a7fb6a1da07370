import { createHash } from 'node:crypto';
import { listCalls } from '#shared/contracts/index.ts';
import { bootScript } from '#shared/html/boot-script.ts';

/** What answers a request: API Gateway, the public media bucket or the web build. */
export type EdgeTarget = 'api' | 'media' | 'web';

/** A path pattern in CloudFront's form (`*` any characters, slashes too) and what answers it. */
export interface EdgeBehaviour {
  pattern: string;
  target: EdgeTarget;
}

/**
 * Prerendered pages that share their first segment with a call of the API. CloudFront takes the first pattern
 * that matches, so these stand before `/articles/*` and `/podcasthub/*`; `*` spans slashes, hence the last one for whatever is deeper than an id.
 */
const staticBeforeApi = [
  ...['/articles/', '/articles/success', '/articles/*/*'],
  ...['/podcasthub/', '/podcasthub/*/*'],
];

/**
 * Path patterns in order; the first that matches wins, and what matches none is the web build's.
 * Every call of the manifest counts, planned ones too: an API path is never answered with a page.
 */
export const edgeBehaviours: readonly EdgeBehaviour[] = [
  ...staticBeforeApi.map((pattern) => ({ pattern, target: 'web' as const })),
  ...apiPatterns().map((pattern) => ({ pattern, target: 'api' as const })),
  { pattern: '/media/*', target: 'media' },
];

/** Headers of a request that reach the API besides what CloudFront always sends; the first two also tell answers apart. */
export const apiHeaders = {
  cacheKey: ['Authorization', 'Origin'],
  forwarded: [
    // By it an error is a page or JSON. Errors are not kept.
    'Accept',
    'Stripe-Signature',
    'Access-Control-Request-Method',
    'Access-Control-Request-Headers',
  ],
} as const;

/** Before the path of a file that is in no bucket, on its way to the API, which says so to people and to programs. */
export const goneFolder = '/gone';

export { edgeKeyHeader } from '#shared/constants/edge-key-header.ts';

/** What answers this path (no query string). */
export function edgeTarget(path: string): EdgeTarget {
  const found = edgeBehaviours.find(({ pattern }) => matchesPattern(pattern, path));
  return found?.target ?? 'web';
}

/** CloudFront's pattern matching: case-sensitive, `*` for any run of characters. */
function matchesPattern(pattern: string, path: string): boolean {
  const source = pattern.split('*').map(escapeForRegExp).join('.*');
  return new RegExp(`^${source}$`).test(path);
}

function escapeForRegExp(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}

function apiPatterns(): string[] {
  const patterns = listCalls().map(({ call }) => {
    const [, first, ...rest] = call.path.split('/');
    return rest.length > 0 ? `/${first}/*` : call.path;
  });
  return [...new Set(patterns)];
}

function sourceHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/** How long browsers and the edge may keep a file. The first rule that matches wins. */
const cacheRules: readonly { matches: RegExp; cacheControl: string }[] = [
  { matches: /^\/assets\//, cacheControl: 'public, max-age=31536000, immutable' },
  { matches: /^\/media\//, cacheControl: 'public, max-age=86400' },
  // The edge keeps a page until the next deployment invalidates it; browsers always ask.
  { matches: /\.html$/, cacheControl: 'public, max-age=0, s-maxage=86400, must-revalidate' },
  { matches: /^/, cacheControl: 'public, max-age=3600' },
];

/** `Cache-Control` of a file of the web build (`/articles/index.html`) or of `/media/…`. API answers carry their own. */
export function cacheControlFor(objectPath: string): string {
  return cacheRules.find(({ matches }) => matches.test(objectPath))!.cacheControl;
}

/**
 * Headers that the edge adds to every answer, whatever the target; names in lower case.
 * @param downloadOrigin Origin of the private bucket, where downloads are fetched and uploads are posted.
 */
export function securityHeaders(downloadOrigin: string): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(downloadOrigin),
    'strict-transport-security': `max-age=${hstsMaxAgeSeconds}; includeSubDomains`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
  };
}

/**
 * `Cross-Origin-Resource-Policy`: who may have a browser load the answer into a page (Fetch, "Cross-Origin-Resource-Policy
 * header"). Pages, pictures and previews are for everybody, such as a podcast directory that shows a cover. What the API
 * answers is for the site alone, but where it says otherwise itself: a purchased episode is played on other sites, too.
 */
export const resourcePolicy: Record<EdgeTarget, 'same-origin' | 'cross-origin'> = {
  api: 'same-origin',
  media: 'cross-origin',
  web: 'cross-origin',
};

export const hstsMaxAgeSeconds = 63_072_000;

const permissionsPolicy =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

/**
 * Of inline scripts exactly one runs: the one that every page has in its head. Inline styles are let, because each page
 * carries its own rules, so that nothing stands between its HTML and its first paint (docs/decisions/0033).
 */
function contentSecurityPolicy(downloadOrigin: string): string {
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': `'self' '${sourceHash(bootScript)}'`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'media-src': `'self' ${downloadOrigin}`,
    'connect-src': `'self' ${downloadOrigin}`,
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'base-uri': "'self'",
    'form-action': "'self' https://checkout.stripe.com",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
