import { describe, expect, it } from 'vitest';
import {
  cacheControlFor,
  edgeKeyHeader,
  edgeTarget,
  securityHeaders,
  type EdgeTarget,
} from '#infra/edge-policy.ts';
import { mediaObject, staticObject } from '#infra/static-object.ts';
import { readWebContent } from '#infra/web-content.ts';
import { homePage } from '#shared/constants/home-page.ts';
import { listCalls } from '#shared/contracts/index.ts';
import { objectsOfStubBuild, stubBuild } from '../support/stub-build.ts';

describe('paths', () => {
  const table: [path: string, target: EdgeTarget][] = [
    ['/', 'home'],
    // Visitors know it as / only.
    ['/index.html', 'web'],
    ['/articles', 'api'],
    ['/articles/', 'web'],
    ['/articles/success', 'web'],
    ['/articles/archie', 'api'],
    ['/articles/archie/', 'web'],
    ['/articles/archie/more', 'web'],
    ['/podcasthub', 'api'],
    ['/podcasthub/', 'web'],
    ['/podcasthub/archie', 'api'],
    ['/podcasthub/archie/more', 'web'],
    ['/store/handbook', 'api'],
    ['/store/handbook/more', 'web'],
    ['/store/bundles/glacial', 'api'],
    ['/store', 'api'],
    ['/store/', 'web'],
    ['/sitemap.xml', 'api'],
    ['/sitemap.xml/more', 'web'],
    ['/sitemaps/1.xml', 'api'],
    ['/robots.txt', 'web'],
    ['/docs', 'web'],
    ['/no-such-page', 'web'],
    ['/apis', 'web'],
    ['/api/articles', 'api'],
    ['/api/no-such-call', 'api'],
    ['/token/download', 'api'],
    ['/download/podcasts/1', 'api'],
    ['/aff/firstaid', 'api'],
    ['/media/articles/a/cover.avif', 'media'],
    ['/assets/main-abc.js', 'web'],
    ['/assets/worker/check-abc.js', 'worker'],
  ];

  it.each(table)('%s is served by %s', (path, target) => {
    expect(edgeTarget(path)).toBe(target);
  });

  it('of every call except the home page, including planned ones, go to the API', () => {
    const paths = listCalls()
      .map(({ call }) => call.path.replace(/\{\w+\}/g, 'x1'))
      .filter((path) => path !== homePage);
    expect(paths.filter((path) => edgeTarget(path) !== 'api')).toEqual([]);
  });
});

describe('objects', () => {
  const content = readWebContent(`${stubBuild()}/web`);

  it.each(objectsOfStubBuild)('%s is the object %s', (path, object) => {
    expect(staticObject(path, content)).toBe(object);
  });

  it('of the media bucket are named without /media', () => {
    expect(mediaObject('/media/articles/a/cover.avif')).toBe('/articles/a/cover.avif');
  });
});

describe('headers', () => {
  const origin = 'https://originals.s3.eu-west-2.amazonaws.com';

  it('allow one inline script, no framing by other sites, and no forms that post to them', () => {
    const policy = securityHeaders(origin)['content-security-policy']!;
    const directives = new Map(
      policy.split('; ').map((directive) => {
        const [name, ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
    );
    expect(directives.get('default-src')).toBe("'self'");
    expect(directives.get('script-src')).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
    expect(directives.get('style-src')).toBe("'self' 'unsafe-inline'");
    expect(directives.get('connect-src')).toBe(`'self' ${origin}`);
    expect(directives.get('worker-src')).toBe("'self'");
    expect(directives.get('frame-ancestors')).toBe("'none'");
    expect(directives.get('base-uri')).toBe("'none'");
    expect(directives.get('object-src')).toBe("'none'");
    expect(directives.get('form-action')).toBe("'self' https://checkout.stripe.com");
    expect(policy).not.toMatch(/unsafe-eval|\*|http:/);
  });

  it('let a worker load nothing and open no connection', () => {
    const policy = securityHeaders(origin, 'worker')['content-security-policy'];
    expect(policy).toBe(
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    );
  });

  it.each([
    ['/assets/main-abc.js', 'public, max-age=31536000, immutable'],
    ['/articles/index.html', 'public, max-age=0, s-maxage=86400, must-revalidate'],
    ['/media/a/cover.avif', 'public, max-age=86400'],
    ['/robots.txt', 'public, max-age=3600'],
  ])('of %s say %s', (path, cacheControl) => {
    expect(cacheControlFor(path)).toBe(cacheControl);
  });

  it("send the edge's key under a name that CloudFront can add", () => {
    expect(edgeKeyHeader).not.toMatch(/^x-(edge|amz)-|^x-real-ip$/);
  });
});
