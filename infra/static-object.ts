/** The contents of the web build, as paths: pages (`/articles` for `articles/index.html`) and files at fixed paths. */
export interface WebContent {
  pages: string[];
  files: string[];
}

/** Names that only scanners and programs request; no page will have them. */
const probes =
  /^(wp|wp-.+|wordpress|xmlrpc|cgi-bin|php-?my-?admin|phpunit|phpinfo|pma|adminer|mysql|vendor|node_modules|actuator|server-(status|info)|solr|jenkins|hudson|nacos|druid|boaform|hnap1|owa|ecp|autodiscover|telescope|_profiler|_ignition|_next|__debug__|cfide|graphi?ql|swagger(-ui)?|api-docs|id_rsa|dns-query|etc|proc)$/i;

/**
 * Whether a path is for a file or a program: for these, a missing object is a 404, while any other unknown path gets
 * the app. Page names contain neither dots nor probes, except numbers such as `v1.2`.
 */
export function isFilePath(path: string): boolean {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // Invalid encoding: use the path as it is.
  }
  return decoded.split(/[/\\]+/).some(function (name) {
    return name.charAt(0) === '.' || /\.\w*[a-z]/i.test(name) || probes.test(name);
  });
}

/** An object that no bucket has. */
const missing = '/none';

/**
 * Returns the object of the web build for a path: the file itself, the page's `index.html`, or `/app.html`, which
 * starts the single-page app. It also runs inside a CloudFront Function, so it imports nothing and uses only what that
 * runtime supports (ES 5.1 and a few later features).
 */
export function staticObject(path: string, content: WebContent): string {
  if (path.indexOf('/assets/') === 0 || content.files.indexOf(path) !== -1) return path;
  const page = path.length > 1 && path.charAt(path.length - 1) === '/' ? path.slice(0, -1) : path;
  if (content.pages.indexOf(page) === -1) return isFilePath(path) ? missing : '/app.html';
  return page === '/' ? '/index.html' : page + '/index.html';
}

/** Returns the object of the public media bucket for `/media/…`: the rest of the path. */
export function mediaObject(path: string): string {
  return path.slice('/media'.length);
}
