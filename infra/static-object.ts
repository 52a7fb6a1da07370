/** What the web build holds, as paths: pages (`/articles` for `articles/index.html`) and files at fixed addresses. */
export interface WebContent {
  pages: string[];
  files: string[];
}

/** Names that only scanners and programs ask for, and no page will ever have. */
const probes =
  /^(wp|wp-.+|wordpress|xmlrpc|cgi-bin|php-?my-?admin|phpunit|phpinfo|pma|adminer|mysql|vendor|node_modules|actuator|server-(status|info)|solr|jenkins|hudson|nacos|druid|boaform|hnap1|owa|ecp|autodiscover|telescope|_profiler|_ignition|_next|__debug__|cfide|graphi?ql|swagger(-ui)?|api-docs|id_rsa|dns-query|etc|proc)$/i;

/**
 * Whether a path belongs to a file or a machine: where there is no such file it is not found, while every other unknown
 * path goes to the home page. Pages have neither dots nor probes among their names, but for numbers such as `v1.2`.
 */
export function isFilePath(path: string): boolean {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // No valid encoding: it is taken as it is.
  }
  return decoded.split(/[/\\]+/).some(function (name) {
    return name.charAt(0) === '.' || /\.\w*[a-z]/i.test(name) || probes.test(name);
  });
}

/** In no bucket. */
const missing = '/none';

/**
 * The object of the web build that answers a path: the file itself, the page's `index.html`, or `/app.html`, which
 * starts the single-page app and lets its router decide. Runs inside a CloudFront Function too, so it imports nothing
 * and keeps to what that runtime knows (ES 5.1 and a few later things).
 */
export function staticObject(path: string, content: WebContent): string {
  if (path.indexOf('/assets/') === 0 || content.files.indexOf(path) !== -1) return path;
  const page = path.length > 1 && path.charAt(path.length - 1) === '/' ? path.slice(0, -1) : path;
  if (content.pages.indexOf(page) === -1) return isFilePath(path) ? missing : '/app.html';
  return page === '/' ? '/index.html' : page + '/index.html';
}

/** The object of the public media bucket behind `/media/…`: the rest of the path. */
export function mediaObject(path: string): string {
  return path.slice('/media'.length);
}
