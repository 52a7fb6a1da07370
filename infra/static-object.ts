/** What the web build holds, as paths: pages (`/articles` for `articles/index.html`) and files at fixed addresses. */
export interface WebContent {
  pages: string[];
  files: string[];
}

/**
 * The object of the web build that answers a path: the file itself, the page's `index.html`, or `/app.html`, which
 * starts the single-page app and lets its router decide. Runs inside a CloudFront Function too, so it imports nothing
 * and keeps to what that runtime knows (ES 5.1 and a few later things).
 */
export function staticObject(path: string, content: WebContent): string {
  if (path.indexOf('/assets/') === 0 || content.files.indexOf(path) !== -1) return path;
  const page = path.length > 1 && path.charAt(path.length - 1) === '/' ? path.slice(0, -1) : path;
  if (content.pages.indexOf(page) === -1) return '/app.html';
  return page === '/' ? '/index.html' : page + '/index.html';
}

/** The object of the public media bucket behind `/media/…`: the rest of the path. */
export function mediaObject(path: string): string {
  return path.slice('/media'.length);
}
