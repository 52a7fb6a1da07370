import { Aws, Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import * as apigateway from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { methodsOf } from '#shared/contracts/define-contract.ts';
import type { ListedCall } from '#shared/contracts/index.ts';
import { apiCors } from '../api-cors.ts';
import type { FunctionName } from '../function-plan.ts';
import type { StageConfig } from '../stage-config.ts';

/** The throttling of the whole API; functions count the limits of members and IP addresses. */
const throttle = { rateLimit: 200, burstLimit: 400 };

/** One line of JSON per request. Paths are route templates, so that ids and tokens stay out of the log. */
const accessLogFields = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  responseLength: '$context.responseLength',
  latencyMs: '$context.responseLatency',
  integrationError: '$context.integrationErrorMessage',
};

/** API Gateway with one route for every deployed call of the manifest and one for everything else. */
export class SiteHttpApi extends Construct {
  readonly api: apigateway.HttpApi;
  /** The host name of the API, to which CloudFront forwards API paths. */
  readonly host: string;

  constructor(scope: Construct, id: string, props: { prefix: string; config: StageConfig }) {
    super(scope, id);
    const { prefix, config } = props;
    this.api = new apigateway.HttpApi(this, 'Api', {
      apiName: prefix,
      createDefaultStage: false,
      ...(config.allowedOrigins.length > 0 && { corsPreflight: corsFor(config.allowedOrigins) }),
    });
    const logGroup = new logs.LogGroup(this, 'AccessLog', {
      logGroupName: `/aws/vendedlogs/${prefix}-api`,
      retention: config.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    new apigateway.HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle,
      accessLogSettings: {
        destination: new apigateway.LogGroupLogDestination(logGroup),
        format: AccessLogFormat.custom(JSON.stringify(accessLogFields)),
      },
    });
    this.host = `${this.api.apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`;
    Validations.of(this.api).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason:
        'Who may make a call is said once, in the contract, and checked by createHandler with aws-jwt-verify, live for admins. A gateway authorizer could not express optional and signed calls and would answer without our error codes.',
    });
  }

  /** Adds the routes of these calls and the default route. */
  addRoutes(
    calls: readonly ListedCall[],
    functions: Partial<Record<FunctionName, lambda.IFunction>>,
  ): void {
    new apigateway.HttpRoute(this.api, 'Unrouted', {
      httpApi: this.api,
      routeKey: apigateway.HttpRouteKey.DEFAULT,
      integration: new HttpLambdaIntegration('unrouted-integration', functions.unrouted!, {
        scopePermissionToRoute: false,
      }),
    });
    const integrations = new Map<string, HttpLambdaIntegration>();
    for (const { group, call } of calls) {
      const handler = functions[group]!;
      const integration =
        integrations.get(group) ??
        // One permission per function rather than per route: a stack is limited to 500 resources.
        new HttpLambdaIntegration(`${group}-integration`, handler, {
          scopePermissionToRoute: false,
        });
      integrations.set(group, integration);
      this.api.addRoutes({
        path: call.path,
        methods: methodsOf(call) as apigateway.HttpMethod[],
        integration,
      });
    }
  }
}

function corsFor(origins: string[]): apigateway.CorsPreflightOptions {
  return {
    allowOrigins: origins,
    allowCredentials: true,
    allowHeaders: [...apiCors.allowHeaders],
    allowMethods: apiCors.allowMethods.map((method) => apigateway.CorsHttpMethod[method]),
    exposeHeaders: [...apiCors.exposeHeaders],
    maxAge: Duration.seconds(apiCors.maxAgeSeconds),
  };
}
