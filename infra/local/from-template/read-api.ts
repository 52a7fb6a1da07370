import type { StackPlan } from '../stack-plan.ts';
import { groupOf } from './read-functions.ts';
import { mayRun, type Reading } from './read-events.ts';
import { resourcesOfType } from './template.ts';

/** The routes of the HTTP API, each with the function of its integration. */
export function readRoutes(reading: Reading): StackPlan['routes'] {
  const { resources, resolver, prefix } = reading;
  return resourcesOfType(resources, 'AWS::ApiGatewayV2::Route').flatMap(([, { Properties }]) => {
    if ((Properties['AuthorizationType'] ?? 'NONE') !== 'NONE') {
      throw new Error(`The gateway here has no authorizer: ${String(Properties['RouteKey'])}`);
    }
    const integrationId = resolver.text(Properties['Target']).replace('integrations/', '');
    const integration = resourcesOfType(resources, 'AWS::ApiGatewayV2::Integration').find(
      ([id]) => resolver.nameOf(id) === integrationId,
    );
    if (!integration) return [];
    const group = groupOf(resolver.text(integration[1].Properties['IntegrationUri']), prefix);
    return [
      {
        group,
        routeKey: String(Properties['RouteKey']),
        ...(!mayRun(reading, 'apigateway.amazonaws.com', group) && {
          refused: true as const,
        }),
      },
    ];
  });
}

interface CorsConfiguration {
  AllowOrigins?: string[];
  AllowMethods?: string[];
  AllowHeaders?: string[];
  ExposeHeaders?: string[];
  MaxAge?: number;
  AllowCredentials?: boolean;
}

/** What the API lets pages of other origins do. */
export function readCors({ resources, resolver }: Reading): StackPlan['cors'] {
  const [api] = resourcesOfType(resources, 'AWS::ApiGatewayV2::Api');
  const given = resolver.value(api?.[1].Properties['CorsConfiguration']) as
    | CorsConfiguration
    | undefined;
  if (!given) return undefined;
  return {
    allowOrigins: given.AllowOrigins ?? [],
    allowMethods: given.AllowMethods ?? [],
    allowHeaders: given.AllowHeaders ?? [],
    exposeHeaders: given.ExposeHeaders ?? [],
    maxAgeSeconds: given.MaxAge ?? 0,
    allowCredentials: given.AllowCredentials ?? false,
  };
}

/** The limits of the API's stage. */
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
