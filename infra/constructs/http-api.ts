import { ArnFormat, Aws, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import * as apigateway from 'aws-cdk-lib/aws-apigatewayv2';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { ListedCall } from '#shared/contracts/index.ts';
import { apiCors } from '../api-cors.ts';
import { apiDocument } from '../api-document.ts';
import { stageTags, type StageConfig } from '../stage-config.ts';

/** The throttling of the whole API. Limits for members and IP addresses are counted by functions. */
const throttle = { rateLimit: 200, burstLimit: 400 };

/**
 * The fields of the access log, one line of JSON per request. Paths are route templates: ids and tokens stay out of the
 * log.
 */
const accessLogFields = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  responseLength: '$context.responseLength',
  latencyMs: '$context.responseLatency',
  integrationError: '$context.integrationErrorMessage',
};

export interface SiteHttpApiProps {
  prefix: string;
  config: StageConfig;
  calls: readonly ListedCall[];
}

/** API Gateway with one route for every deployed call of the manifest and one for everything else. */
export class SiteHttpApi extends Construct {
  readonly api: apigateway.HttpApi;
  /** The host name of the API, to which CloudFront forwards API paths. */
  readonly host: string;
  /** The number of routes. */
  readonly routes: number;

  constructor(scope: Construct, id: string, props: SiteHttpApiProps) {
    super(scope, id);
    const { prefix, config } = props;
    this.api = new apigateway.HttpApi(this, 'Api', {
      apiName: prefix,
      createDefaultStage: false,
      // The document contains the same settings, because importing it overwrites the property.
      ...(config.allowedOrigins.length > 0 && { corsPreflight: corsFor(config.allowedOrigins) }),
    });
    const document = siteDocument(Stack.of(this), props);
    const resource = this.api.node.defaultChild as apigateway.CfnApi;
    resource.body = document;
    // Otherwise, a deployment would succeed even if API Gateway ignored some routes.
    resource.failOnWarnings = true;
    this.routes = Object.values(document.paths).flatMap((path) => Object.keys(path)).length;
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
  }

  /** Allows the API to run these functions. */
  allowToRun(functions: readonly lambda.IFunction[]): void {
    // The source of the default route has two parts after the stage; the last wildcard matches longer ones too.
    const sourceArn = Stack.of(this).formatArn({
      service: 'execute-api',
      resource: this.api.apiId,
      resourceName: '*/*',
    });
    // One permission per function rather than per route: a stack is limited to 500 resources.
    for (const each of functions) {
      each.addPermission('HttpApi', {
        principal: new iam.ServicePrincipal('apigateway.amazonaws.com'),
        sourceArn,
      });
    }
  }
}

/**
 * Returns the document. It contains names of functions instead of references: functions know the site's URL and
 * therefore depend on the API.
 */
function siteDocument(stack: Stack, { prefix, config, calls }: SiteHttpApiProps) {
  const runs = `arn:${stack.partition}:apigateway:${stack.region}:lambda:path/2015-03-31/functions`;
  const arnOf = (functionName: string) =>
    stack.formatArn({
      service: 'lambda',
      resource: 'function',
      resourceName: `${prefix}-${functionName}`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
  return apiDocument({
    title: prefix,
    calls,
    uriOf: (functionName) => `${runs}/${arnOf(functionName)}/invocations`,
    allowedOrigins: config.allowedOrigins,
    tags: stageTags(config),
  });
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
