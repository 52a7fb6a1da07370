import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Method } from '#shared/contracts/define-contract.ts';
import { AppError } from '../platform/app-error.ts';
import { toErrorResponse } from '../platform/to-response.ts';

/**
 * Handles requests without a route: an unknown path of the API, a path with the wrong method, and (under `/gone`) a
 * file that no bucket has.
 */
export const handler = async (
  event: APIGatewayProxyEventV2,
): Promise<APIGatewayProxyStructuredResultV2> => {
  const { method } = event.requestContext.http;
  const methods = await methodsAt(event.rawPath);
  if (methods.length === 0) return toErrorResponse(new AppError('not_found'), event);
  const allow = methods.join(', ');
  if (method === 'OPTIONS') return { statusCode: 204, headers: { allow } };
  const response = toErrorResponse(new AppError('method_not_allowed'), event);
  return { ...response, headers: { ...response.headers, allow } };
};

/** Returns the methods of a path. A missing file has none, so its visitor need not wait for the contracts to load. */
async function methodsAt(path: string): Promise<Method[]> {
  if (path.startsWith('/gone/')) return [];
  const { findMethods } = await import('./find-methods.ts');
  return findMethods(path);
}
