import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import mime from 'mime';
import { atOrigin } from '#shared/html/site-origin.ts';
import { cacheControlFor } from '../../edge-policy.ts';
import { accessDenied, type EdgeResponse, type Origin } from './edge-response.ts';

interface StoredFile {
  version: string;
  response: EdgeResponse;
}

/**
 * Serves the web build as its bucket does on AWS: pages by their directory, `/app.html` for routes of the app.
 * @param gone the origin for paths that the build does not have
 */
export function createWebOrigin(directory: string, siteUrl: string, gone: Origin): Origin {
  const files = new Map<string, StoredFile>();

  return async (request) => {
    const object = decodePath(request.object) ?? '/none';
    const file = path.join(directory, object);
    const isInside = file.startsWith(directory + path.sep);
    const found = isInside ? await stat(file).catch(() => undefined) : undefined;
    if (!found?.isFile()) {
      const goes = request.rule.failover.includes(403);
      return goes ? gone({ ...request, path: request.object }) : accessDenied();
    }
    const version = `${found.mtimeMs}-${found.size}`;
    const stored = files.get(object);
    if (stored?.version === version) return stored.response;
    const body = await readFile(file);
    const own = /\.(html|txt)$/.test(object) ? Buffer.from(atOrigin(String(body), siteUrl)) : body;
    const response = fileResponse(object, own, found.mtime);
    files.set(object, { version, response });
    return response;
  };
}

function fileResponse(object: string, body: Buffer, modifiedAt: Date): EdgeResponse {
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
