import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { WebContent } from './static-object.ts';

/** Lists the contents of a web build (`dist/web`) except `/assets`, whose names change with every build. */
export function readWebContent(directory: string): WebContent {
  const objects = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => '/' + path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((object) => object.split(path.sep).join('/'))
    .filter((object) => !object.startsWith('/assets/'))
    .sort();
  const isPage = (object: string) => object.endsWith('/index.html');
  return {
    pages: objects.filter(isPage).map((object) => object.slice(0, -'/index.html'.length) || '/'),
    files: objects.filter((object) => !isPage(object)),
  };
}
