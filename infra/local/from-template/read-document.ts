/** A route of an OpenAPI document with its integration. */
export interface DocumentRoute {
  /** `GET /api/articles/{id}` or `$default` */
  routeKey: string;
  /** The URI of the integration: the ARN of a function inside an ARN of API Gateway. */
  uri: string;
}

interface Integration {
  type: string;
  httpMethod: string;
  payloadFormatVersion: string;
  uri: string;
}

interface Operation {
  parameters?: { name: string; in: string; required?: boolean }[];
  security?: unknown[];
  isDefaultRoute?: boolean;
  'x-amazon-apigateway-integration'?: { $ref?: string };
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components?: { 'x-amazon-apigateway-integrations'?: Record<string, Integration> };
}

const methods = ['get', 'head', 'post', 'put', 'delete'];
const references = '#/components/x-amazon-apigateway-integrations/';

/**
 * Returns the routes that API Gateway would create from a document whose intrinsic functions are resolved.
 * @throws Error for anything that API Gateway would warn about or that the local gateway does not support
 */
export function routesOfDocument(document: ApiDocument): DocumentRoute[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const routeKey = keyOf(path, method, operation);
      return { routeKey, uri: uriOf(document, routeKey, operation) };
    }),
  );
}

function keyOf(path: string, method: string, { isDefaultRoute, ...operation }: Operation): string {
  if (method === 'x-amazon-apigateway-any-method' && isDefaultRoute) return '$default';
  const routeKey = `${method.toUpperCase()} ${path}`;
  if (!methods.includes(method)) throw new Error(`The gateway here has no ${routeKey}.`);
  const declared = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'path' && parameter.required)
    .map(({ name }) => name);
  const missing = [...path.matchAll(/\{([^}]+)\}/g)].filter(
    ([, name]) => !declared.includes(name!),
  );
  if (missing.length > 0) throw new Error(`${routeKey} declares no ${missing[0]![0]}.`);
  return routeKey;
}

function uriOf({ components }: ApiDocument, routeKey: string, operation: Operation): string {
  if (operation.security) throw new Error(`The gateway here has no authorizer: ${routeKey}`);
  const name = operation['x-amazon-apigateway-integration']?.$ref?.replace(references, '') ?? '';
  const integration = components?.['x-amazon-apigateway-integrations']?.[name];
  if (!integration) throw new Error(`${routeKey} has no integration.`);
  const { type, httpMethod, payloadFormatVersion, uri } = integration;
  const kind = [type, httpMethod, payloadFormatVersion].join(' ');
  if (kind !== 'aws_proxy POST 2.0') throw new Error(`The local gateway does not support ${kind}.`);
  return uri;
}
