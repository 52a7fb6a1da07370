import { methodsOf, pathParameters } from '#shared/contracts/define-contract.ts';
import type { GroupName, ListedCall } from '#shared/contracts/index.ts';
import { apiCors } from './api-cors.ts';

export interface ApiPlan {
  /** The name of the API. */
  title: string;
  calls: readonly ListedCall[];
  /** Returns the URI through which API Gateway runs a function. */
  uriOf(functionName: string): string;
  /** Other origins whose pages may call the API. */
  allowedOrigins: readonly string[];
  tags: Readonly<Record<string, string>>;
}

/** Lists the functions that the API runs: those of the calls, and the one for requests that no route matches. */
export function functionsOfApi(calls: readonly ListedCall[]): (GroupName | 'unrouted')[] {
  return [...new Set(calls.map(({ group }) => group)), 'unrouted'];
}

/**
 * Describes the HTTP API as an OpenAPI document with API Gateway's extensions: a route per method of a call, one for
 * everything else, and one integration per function, which its routes share. API Gateway refuses invalid OpenAPI, so
 * the document contains parameters and responses although API Gateway ignores them.
 * @see https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-open-api.html
 */
export function apiDocument({ title, calls, uriOf, allowedOrigins, tags }: ApiPlan) {
  return {
    openapi: '3.0.1',
    info: { title, version: '1.0' },
    paths: { ...pathsOf(calls), '/$default': defaultRoute },
    components: {
      'x-amazon-apigateway-integrations': Object.fromEntries(
        functionsOfApi(calls).map((group) => [group, integration(uriOf(group))]),
      ),
    },
    tags: Object.entries(tags).map(([name, value]) => ({
      name,
      'x-amazon-apigateway-tag-value': value,
    })),
    ...(allowedOrigins.length > 0 && { 'x-amazon-apigateway-cors': cors(allowedOrigins) }),
    'x-amazon-apigateway-importexport-version': '1.0',
  };
}

function pathsOf(calls: readonly ListedCall[]) {
  const paths: Record<string, Record<string, object>> = {};
  for (const { group, call } of calls) {
    const operations = (paths[call.path] ??= {});
    for (const method of methodsOf(call)) {
      operations[method.toLowerCase()] = operation(group, pathParameters(call.path));
    }
  }
  return paths;
}

function operation(group: string, parameters: readonly string[]) {
  return {
    ...(parameters.length > 0 && {
      parameters: parameters.map((name) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
    }),
    responses: { default: { description: 'See docs/api.md.' } },
    'x-amazon-apigateway-integration': {
      $ref: `#/components/x-amazon-apigateway-integrations/${group}`,
    },
  };
}

/** Without the slash, API Gateway warns about the path. */
const defaultRoute = {
  'x-amazon-apigateway-any-method': { ...operation('unrouted', []), isDefaultRoute: true },
};

/** Returns an integration. Lambda functions are always called by POST, whatever the method of the request. */
function integration(uri: string) {
  return { type: 'aws_proxy', httpMethod: 'POST', payloadFormatVersion: '2.0', uri };
}

function cors(allowOrigins: readonly string[]) {
  const { allowHeaders, allowMethods, exposeHeaders, maxAgeSeconds } = apiCors;
  return {
    allowOrigins,
    allowCredentials: true,
    allowHeaders,
    allowMethods,
    exposeHeaders,
    maxAge: maxAgeSeconds,
  };
}
