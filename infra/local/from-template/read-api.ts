import type { StackPlan } from '../stack-plan.ts';
import { mayRun, type Reading } from './read-events.ts';
import { groupOf } from './read-functions.ts';
import { routesOfDocument, type ApiDocument } from './read-document.ts';
import { resourcesOfType, type Resource } from './template.ts';

/** Reads the routes of the HTTP API, each with the function of its integration. */
export function readRoutes(reading: Reading): StackPlan['routes'] {
  return routesOfDocument(documentOf(reading)).map(({ routeKey, uri }) => {
    const group = groupOf(functionArn(uri), reading.prefix);
    const runs = mayRun(reading, 'apigateway.amazonaws.com', group, sourceOf(reading, routeKey));
    return { group, routeKey, ...(!runs && { refused: true as const }) };
  });
}

interface Cors {
  allowOrigins?: string[];
  allowMethods?: string[];
  allowHeaders?: string[];
  exposeHeaders?: string[];
  maxAge?: number;
  allowCredentials?: boolean;
}

/** Reads the CORS settings of the API. */
export function readCors(reading: Reading): StackPlan['cors'] {
  const given = documentOf(reading)['x-amazon-apigateway-cors'];
  if (!given) return undefined;
  return {
    allowOrigins: given.allowOrigins ?? [],
    allowMethods: given.allowMethods ?? [],
    allowHeaders: given.allowHeaders ?? [],
    exposeHeaders: given.exposeHeaders ?? [],
    maxAgeSeconds: given.maxAge ?? 0,
    allowCredentials: given.allowCredentials ?? false,
  };
}

/** Returns the document that defines the API and overwrites its other properties. */
function documentOf({ resources, resolver }: Reading) {
  const [[, { Properties }]] = resourcesOfType(resources, 'AWS::ApiGatewayV2::Api') as [Api];
  return resolver.value(Properties['Body']) as ApiDocument & { 'x-amazon-apigateway-cors'?: Cors };
}

type Api = [string, Resource];

/** Returns the ARN inside `arn:aws:apigateway:<region>:lambda:path/2015-03-31/functions/<arn>/invocations`. */
function functionArn(uri: string): string {
  const arn = /:lambda:path\/2015-03-31\/functions\/(.+)\/invocations$/.exec(uri)?.[1];
  if (!arn) throw new Error(`No function: ${uri}`);
  return arn;
}

/** Returns the source ARN of a route, for which API Gateway runs a function: `…:<api>/$default/GET/api/articles`. */
function sourceOf({ resources, resolver }: Reading, routeKey: string): string {
  const [[apiId]] = resourcesOfType(resources, 'AWS::ApiGatewayV2::Api') as [Api];
  const api = `arn:\${AWS::Partition}:execute-api:\${AWS::Region}:\${AWS::AccountId}:\${${apiId}}`;
  return resolver.text({ 'Fn::Sub': `${api}/$default/${routeKey.replace(/ \/?/, '/')}` });
}

/** Reads the throttling limits of the API's stage. */
export function readThrottle({ resources }: Reading): StackPlan['throttle'] {
  const [stage] = resourcesOfType(resources, 'AWS::ApiGatewayV2::Stage');
  const { ThrottlingRateLimit: perSecond, ThrottlingBurstLimit: burst } = (stage?.[1].Properties[
    'DefaultRouteSettings'
  ] ?? {}) as {
    ThrottlingRateLimit?: number;
    ThrottlingBurstLimit?: number;
  };
  return perSecond && burst ? { perSecond, burst } : undefined;
}
