import type { EdgeCache } from './edge-cache.ts';
import type { EdgeResponse, Origin } from './edge-response.ts';
import { createCachedOrigin } from './cached-origin.ts';

/** Creates the origin of the home page: the API, or the web build while the API does not respond. */
export function createHomeOrigin(api: Origin, web: Origin, cache: EdgeCache): Origin {
  const withFallback: Origin = async (request) => {
    const response = await orUnavailable(api({ ...request, path: request.object }));
    return request.rule.failover.includes(response.status) ? web(request) : response;
  };
  return createCachedOrigin(withFallback, cache);
}

async function orUnavailable(asked: Promise<EdgeResponse>): Promise<EdgeResponse> {
  try {
    return await asked;
  } catch (error) {
    console.error('The edge did not get the home page from the API:', error);
    return { status: 502, headers: {}, body: Buffer.alloc(0) };
  }
}
