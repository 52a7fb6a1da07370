import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { goneFolder, type EdgeTarget } from '../../edge-policy.ts';
import { readWebContent } from '../../web-content.ts';
import { readBody } from '@outcrop/emulators/http/read-body.ts';
import { createApiOrigin } from './api-origin.ts';
import { createCachedOrigin } from './cached-origin.ts';
import { listedEdge, type EdgePlan, type EdgeRule } from './edge-plan.ts';
import { createEdgeCache, type EdgeCache } from './edge-cache.ts';
import { unavailableResponse } from './unavailable-response.ts';
import { textResponse, type EdgeRequest, type Origin } from './edge-response.ts';
import { createHomeOrigin } from './home-origin.ts';
import { createMediaOrigin } from './media-origin.ts';
import { sendResponse } from './send-response.ts';
import { createWebOrigin } from './web-origin.ts';

export interface EdgeSettings {
  /** The site's own origin, inserted into pages that were built without it. */
  siteUrl: string;
  gatewayUrl: string;
  edgeKey: string;
  s3Url: string;
  publicBucket: string;
  /** The plan; that of `edge-policy.ts` by default. */
  plan?: EdgePlan;
  /** The cache for API responses; a new one by default. */
  cache?: EdgeCache;
  /** The web build, or the server that replaces it (Vite with `--dev`). */
  web: { directory: string } | { pages: RequestListener };
}

/** The largest request body that the edge accepts; the API's own limit is lower. */
const requestLimitBytes = 20 * 1024 * 1024;

/** Emulates CloudFront: chooses the origin by path, caches, compresses and adds security headers. */
export function createEdge(settings: EdgeSettings): RequestListener {
  const { web, cache = createEdgeCache() } = settings;
  const pages = 'pages' in web ? web.pages : undefined;
  const content = 'directory' in web ? readWebContent(web.directory) : undefined;
  const { plan = listedEdge(settings.s3Url, settings.edgeKey, content) } = settings;
  const siteHeaders = plan.ruleFor('/').headers;
  const api = createApiOrigin(settings.gatewayUrl, plan.edgeKey);
  const unsigned = createApiOrigin(settings.gatewayUrl);
  const gone: Origin = (request) => unsigned({ ...request, path: goneFolder + request.path });
  const files =
    'directory' in web ? createWebOrigin(web.directory, settings.siteUrl, gone) : unused;
  const origins: Record<EdgeTarget, Origin> = {
    api: createCachedOrigin(api, cache),
    home: createHomeOrigin(api, files, cache),
    media: createMediaOrigin(settings.s3Url, settings.publicBucket, gone),
    web: files,
    worker: files,
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const url = URL.parse(`http://edge${request.url}`);
    if (!url || !request.url?.startsWith('/')) {
      return sendResponse(request, response, textResponse(400, 'Bad Request'), siteHeaders);
    }
    const rule = plan.ruleFor(url.pathname);
    const { target } = rule;
    const isBuilt = target === 'web' || target === 'home' || target === 'worker';
    if (pages && (isBuilt || isDocument(request, url.pathname))) {
      return pages(request, response);
    }
    if (!rule.methods.includes(request.method ?? 'GET')) {
      const refusal = textResponse(403, `This address accepts ${rule.methods.join(', ')} only.`);
      return sendResponse(request, response, refusal, rule.headers);
    }
    const body = await readBody(request, requestLimitBytes);
    const originResponse = body
      ? await origins[target](toEdgeRequest(request, url, rule, body))
      : textResponse(413, 'Request Entity Too Large');
    const headers = { ...rule.defaults, ...originResponse.headers };
    const sent = { ...originResponse, headers };
    await sendResponse(request, response, sent, rule.headers, rule.compress);
  };

  return (request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy();
      console.error('The edge reached no origin:', error);
      void sendResponse(
        request,
        response,
        unavailableResponse(request.headers.accept),
        siteHeaders,
      );
    });
  };
}

/**
 * Whether a request is for a page. With Vite, pages that a function usually renders are served by Vite too, because
 * their scripts are the sources.
 */
function isDocument(request: IncomingMessage, path: string): boolean {
  return (
    /^\/((store|articles|podcasthub)$|(articles|podcasthub|store)\/)/.test(path) &&
    request.method === 'GET'
  );
}

function unused(): Promise<never> {
  return Promise.reject(new Error('The pages are served by Vite.'));
}

function toEdgeRequest(
  request: IncomingMessage,
  url: URL,
  rule: EdgeRule,
  body: Buffer,
): EdgeRequest {
  const { remoteAddress = '127.0.0.1', remotePort = 0 } = request.socket;
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    object: rule.objectOf(url.pathname),
    search: url.search,
    headers: request.headers,
    body,
    viewerAddress: `${remoteAddress}:${remotePort}`,
    rule,
  };
}
