import { createHash } from 'node:crypto';
import { deployedCalls } from '#shared/contracts/index.ts';
import { homePage } from '#shared/constants/home-page.ts';
import { bootScript } from '#shared/html/boot-script.ts';
import { capabilities as own } from '#shared/site-config/capabilities.ts';
import type { Capabilities } from '#shared/site-config/capability.ts';

/**
 * The target of a request: API Gateway, the public media bucket or the web build. The workers of the web build have a
 * policy of their own. The API serves the home page; the web build serves it while the API does not respond.
 */
export type EdgeTarget = 'api' | 'home' | 'media' | 'web' | 'worker';

/** A path pattern in CloudFront's form (`*` matches any characters, slashes included) and its target. */
export interface EdgeBehaviour {
  pattern: string;
  target: EdgeTarget;
}

/** The paths of API calls that people do not open in a browser. */
export const programPaths = '/api/*';

/** Pages from the API under a path of static pages; they must precede all other patterns. */
const bundlePages = '/store/bundles/*';

/**
 * Prerendered pages that share their first segment with an API call. CloudFront uses the first matching pattern, so
 * these precede `/articles/*`, `/podcasthub/*` and `/store/*`. `*` also matches slashes, hence the last pattern, for
 * paths deeper than an id.
 */
function staticBeforeApi({ articles, podcasts }: Capabilities): string[] {
  return [
    ...(articles ? ['/articles/', '/articles/success', '/articles/*/*'] : []),
    ...(podcasts ? ['/podcasthub/', '/podcasthub/*/*'] : []),
    ...['/store/', '/store/*/*'],
  ];
}

/**
 * Returns the path patterns of a shop with these capabilities, in order: the first match wins, and the web build serves
 * everything else. Planned calls are included: an API path must never return a page.
 */
export function planEdge(capabilities: Capabilities): readonly EdgeBehaviour[] {
  return [
    { pattern: '/', target: 'home' },
    { pattern: bundlePages, target: 'api' },
    ...staticBeforeApi(capabilities).map((pattern) => ({ pattern, target: 'web' as const })),
    ...apiPatterns(capabilities).map((pattern) => ({ pattern, target: 'api' as const })),
    { pattern: '/media/*', target: 'media' },
    { pattern: '/assets/worker/*', target: 'worker' },
  ];
}

/** The path patterns of this site. */
export const edgeBehaviours = planEdge(own);

/** Request headers that reach the API in addition to CloudFront's own; the first two are part of the cache key. */
export const apiHeaders = {
  cacheKey: ['Authorization', 'Origin'],
  forwarded: [
    // Decides whether an error is a page or JSON. It is not part of the cache key, because errors are not cached.
    'Accept',
    'Stripe-Signature',
    'Access-Control-Request-Method',
    'Access-Control-Request-Headers',
  ],
} as const;

/**
 * The prefix for the path of a missing file, which is forwarded to the API for an error that suits people and
 * programs.
 */
export const goneFolder = '/gone';

export { edgeKeyHeader } from '#shared/constants/edge-key-header.ts';

/** Statuses of the API for which the web build's home page is served instead. CloudFront does not support 429. */
export const homeFailures = [403, 404, 500, 502, 503, 504];

/** The longest time that the edge caches the home page, and also the built page that replaces it. */
export const homeKeptSeconds = 3600;

/** Returns the target of a path without query. */
export function edgeTarget(path: string): EdgeTarget {
  const found = edgeBehaviours.find(({ pattern }) => matchesPattern(pattern, path));
  return found?.target ?? 'web';
}

/** Matches a path as CloudFront does: case-sensitive, with `*` for any run of characters. */
function matchesPattern(pattern: string, path: string): boolean {
  const source = pattern.split('*').map(escapeForRegExp).join('.*');
  return new RegExp(`^${source}$`).test(path);
}

function escapeForRegExp(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}

function apiPatterns(capabilities: Capabilities): string[] {
  const calls = deployedCalls(capabilities).filter(({ call }) => call.path !== homePage);
  const patterns = calls.map(({ call }) => {
    const [, first, ...rest] = call.path.split('/');
    return rest.length > 0 ? `/${first}/*` : call.path;
  });
  return [...new Set(patterns)];
}

function sourceHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/** How long browsers and CloudFront may cache a file. The first matching rule wins. */
const cacheRules: readonly { matches: RegExp; cacheControl: string }[] = [
  { matches: /^\/assets\//, cacheControl: 'public, max-age=31536000, immutable' },
  { matches: /^\/media\//, cacheControl: 'public, max-age=86400' },
  // CloudFront caches a page until the next deployment invalidates it; browsers always revalidate.
  { matches: /\.html$/, cacheControl: 'public, max-age=0, s-maxage=86400, must-revalidate' },
  { matches: /^/, cacheControl: 'public, max-age=3600' },
];

/**
 * Returns the `Cache-Control` header of a file of the web build (`/articles/index.html`) or of `/media/…`. API
 * responses have their own.
 */
export function cacheControlFor(objectPath: string): string {
  return cacheRules.find(({ matches }) => matches.test(objectPath))!.cacheControl;
}

/**
 * Returns the headers that CloudFront adds to every response, in lower case.
 * @param downloadOrigin the origin of the private bucket, for downloads and uploads
 */
export function securityHeaders(
  downloadOrigin: string,
  target: EdgeTarget = 'web',
): Record<string, string> {
  return {
    'content-security-policy':
      target === 'worker' ? workerPolicy : contentSecurityPolicy(downloadOrigin),
    'strict-transport-security': `max-age=${hstsMaxAgeSeconds}; includeSubDomains`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
  };
}

/**
 * `Cross-Origin-Resource-Policy`: which sites may embed a response. Pages, pictures and previews are for everyone,
 * such as a podcast directory that shows a cover. API responses are for the site only unless they say otherwise:
 * purchased episodes are played on other sites too.
 */
export const resourcePolicy: Record<EdgeTarget, 'same-origin' | 'cross-origin'> = {
  api: 'same-origin',
  home: 'cross-origin',
  media: 'cross-origin',
  web: 'cross-origin',
  worker: 'same-origin',
};

export const hstsMaxAgeSeconds = 63_072_000;

const permissionsPolicy =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

/**
 * The content security policy of workers, which read files that visitors choose. They may load nothing and open no
 * connection, not even to this site: the files cannot leave the browser (docs/decisions/0042).
 */
const workerPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Returns the content security policy of pages. Exactly one inline script may run: the one in the head of every page.
 * Inline styles are allowed, because each page contains its own rules: its first paint needs only its HTML
 * (docs/decisions/0033).
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
    'worker-src': "'self'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'form-action': "'self' https://checkout.stripe.com",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
