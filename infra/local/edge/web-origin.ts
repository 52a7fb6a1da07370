import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import mime from 'mime';
import { atOrigin } from '../../../shared/html/site-origin.ts';
import { cacheControlFor } from '../../edge-policy.ts';
import { staticObject } from '../../static-object.ts';
import { readWebContent } from '../../web-content.ts';
import { textAnswer, type EdgeAnswer, type Origin } from './edge-answer.ts';

interface StoredFile {
  version: string;
  answer: EdgeAnswer;
}

/** The private bucket with the web build at home on that origin: pages by their directory, `/app.html` for what the router knows. */
export function createWebOrigin(directory: string, siteUrl: string): Origin {
  const content = readWebContent(directory);
  const files = new Map<string, StoredFile>();

  return async ({ method, path: requested }) => {
    if (method !== 'GET' && method !== 'HEAD') {
      return textAnswer(403, 'This address takes GET and HEAD only.');
    }
    const object = staticObject(decodePath(requested) ?? '/app.html', content);
    const file = path.join(directory, object);
    if (!file.startsWith(directory + path.sep)) return textAnswer(404, 'Not Found');
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return textAnswer(404, 'Not Found');
    const version = `${found.mtimeMs}-${found.size}`;
    const stored = files.get(object);
    if (stored?.version === version) return stored.answer;
    const body = await readFile(file);
    const own = /\.(html|txt)$/.test(object) ? Buffer.from(atOrigin(String(body), siteUrl)) : body;
    const answer = fileAnswer(object, own, found.mtime);
    files.set(object, { version, answer });
    return answer;
  };
}

function fileAnswer(object: string, body: Buffer, modifiedAt: Date): EdgeAnswer {
  return {
    status: 200,
    headers: {
      'content-type': contentType(object),
      'cache-control': cacheControlFor(object),
      etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`,
      'last-modified': modifiedAt.toUTCString(),
      'accept-ranges': 'bytes',
    },
    body,
  };
}

function contentType(object: string): string {
  const type = mime.getType(object) ?? 'application/octet-stream';
  return /^text\/|javascript|json|xml/.test(type) ? `${type}; charset=utf-8` : type;
}

function decodePath(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
