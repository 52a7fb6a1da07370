import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { functionNames } from '#infra/function-plan.ts';
import { ownProductKey } from '#shared/site-config/own-product.ts';
import { ownProducts } from '#shared/site-config/own-products.ts';

const packages = 'layers/sharp/nodejs/node_modules';
const files: Record<string, string> = {
  'web/index.html': '<!doctype html>home',
  'web/app.html': '<!doctype html>app',
  'web/articles/index.html': '<!doctype html>articles',
  'web/articles/success/index.html': '<!doctype html>success',
  'web/docs/index.html': '<!doctype html>docs',
  'web/robots.txt': 'User-agent: *',
  'web/assets/main-abc.js': 'export {}',
  'functions/pages/pages/site-pages.json': '[]',
  'functions/pages/pages/render/prerender.cjs': '',
  'functions/chat/site-text.json': '[]',
  ...Object.fromEntries(ownProducts.map((product) => [ownProductKey(product), 'release'])),
  [`${packages}/sharp/package.json`]: '{}',
  [`${packages}/@img/sharp-linux-arm64/lib/sharp-linux-arm64-0.35.5.node`]: '',
  [`${packages}/@img/sharp-libvips-linux-arm64/lib/libvips-cpp.so.8.18.7`]: '',
  ...Object.fromEntries(
    functionNames.map((name) => [`functions/${name}/index.cjs`, 'exports.handler = () => {};']),
  ),
};

/** Paths on the site and the objects of the stub build behind them. */
export const objectsOfStubBuild: [path: string, object: string][] = [
  ['/', '/index.html'],
  ['/articles', '/articles/index.html'],
  ['/articles/', '/articles/index.html'],
  ['/articles/success', '/articles/success/index.html'],
  ['/docs', '/docs/index.html'],
  ['/robots.txt', '/robots.txt'],
  ['/assets/main-abc.js', '/assets/main-abc.js'],
  ['/assets/long-gone.js', '/assets/long-gone.js'],
  ['/purchases', '/app.html'],
  ['/articles/archie/', '/app.html'],
  ['/no/such-page', '/app.html'],
  ['/no/such.page', '/none'],
  ['/favicon.ico', '/none'],
  ['/.well-known/change-password', '/none'],
  ['/%2egit/config', '/none'],
  ['/wp-admin/', '/none'],
  ['/index.html', '/none'],
];

const folders: string[] = [];
process.once('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** A folder like `dist` after `npm run build`: a few pages and a bundle for each function. */
export function stubBuild(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'outcrop-dist-'));
  folders.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}
