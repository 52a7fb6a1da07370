import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { AppError } from '../platform/app-error.ts';
import { toErrorResponse } from '../platform/to-response.ts';
import { methodsAt } from './methods-at.ts';

/**
 * Handles requests without a route: an unknown path of the API, a path with the wrong method, and (under `/gone`) a
 * file that no bucket has.
 */
export const handler = async (
  event: APIGatewayProxyEventV2,
): Promise<APIGatewayProxyStructuredResultV2> => {
  const { method } = event.requestContext.http;
  const methods = methodsAt(event.rawPath);
  if (methods.length === 0) return toErrorResponse(new AppError('not_found'), event);
  const allow = methods.join(', ');
  if (method === 'OPTIONS') return { statusCode: 204, headers: { allow } };
  const response = toErrorResponse(new AppError('method_not_allowed'), event);
  return { ...response, headers: { ...response.headers, allow } };
};
