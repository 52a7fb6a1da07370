import path from 'node:path';
import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { FunctionName } from '../function-plan.ts';
import type { FilePrefix, FunctionPlan } from '../function-permissions.ts';
import { sharpLayer } from '../sharp-layer.ts';
import { modelWildcards } from './model-statements.ts';
import { objectPattern, policyStatements, type Resources } from './policy-statements.ts';
import { wildcardFinding } from './wildcard-finding.ts';

export interface FunctionGroupProps {
  name: FunctionName;
  plan: FunctionPlan;
  prefix: string;
  /** Folder with `functions/<group>/index.cjs`. */
  assetsRoot: string;
  environment: Record<string, string>;
  logRetentionDays: number;
  resources: Resources;
}

/**
 * The Lambda function of one group with its own role and log group. The role has exactly the permissions in the plan.
 */
export class FunctionGroup extends Construct {
  readonly function: lambda.Function;
  readonly role: iam.Role;
  readonly log: logs.LogGroup;

  constructor(scope: Construct, id: string, props: FunctionGroupProps) {
    super(scope, id);
    const functionName = `${props.prefix}-${props.name}`;
    this.log = new logs.LogGroup(this, 'Log', {
      logGroupName: `/aws/lambda/${functionName}`,
      retention: props.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.role = new iam.Role(this, 'Role', {
      assumedBy: new iam.ServicePrincipal('lambda.amazonaws.com'),
      description: `Permissions of the function ${functionName} (infra/function-plans).`,
      inlinePolicies: {
        plan: new iam.PolicyDocument({
          statements: [writeLogs(this.log), ...policyStatements(props.plan, props.resources)],
        }),
      },
    });
    this.function = new lambda.Function(this, 'Function', {
      functionName,
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      handler: 'index.handler',
      code: lambda.Code.fromAsset(path.join(props.assetsRoot, 'functions', props.name)),
      memorySize: props.plan.memoryMb,
      timeout: Duration.seconds(props.plan.timeoutSeconds),
      environment: props.plan.hasNoStageEnvironment ? {} : props.environment,
      role: this.role,
      logGroup: this.log,
      ...(props.plan.needsSharp && { layers: [sharpLayerOf(this, props)] }),
    });
    acknowledgeFindings(this, props);
  }
}

/** Returns the layer with sharp, which all functions of a stack share. */
function sharpLayerOf(
  group: Construct,
  { assetsRoot, prefix }: FunctionGroupProps,
): lambda.LayerVersion {
  const stack = Stack.of(group);
  const made = stack.node.tryFindChild('Sharp');
  if (made) return made as lambda.LayerVersion;
  return new lambda.LayerVersion(stack, 'Sharp', {
    layerVersionName: `${prefix}-sharp`,
    code: lambda.Code.fromAsset(path.join(assetsRoot, sharpLayer)),
    compatibleRuntimes: [lambda.Runtime.NODEJS_24_X],
    compatibleArchitectures: [lambda.Architecture.ARM_64],
  });
}

function writeLogs(logGroup: logs.ILogGroup): iam.PolicyStatement {
  return new iam.PolicyStatement({
    sid: 'WriteLogs',
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    resources: [logGroup.logGroupArn],
  });
}

function acknowledgeFindings(group: FunctionGroup, { plan, resources }: FunctionGroupProps): void {
  Validations.of(group.function).acknowledge(
    {
      id: 'Serverless-LambdaTracing',
      reason:
        'Traces would show Lambda’s own segment only, at a price per trace and with permissions on every resource. Structured logs carry request id, route and time, which is what a function that calls three services needs.',
    },
    {
      id: 'Serverless-LambdaDLQ',
      reason:
        'API Gateway waits for the response, and a stream does not use the function’s dead-letter queue. Where work can be lost, the queue is at the source: the stream’s mapping, the schedule or the failure destination.',
    },
  );
  for (const place of Object.keys(plan.files ?? {}) as FilePrefix[]) {
    const { bucket, pattern } = objectPattern(place);
    Validations.of(group.role).acknowledge({
      id: wildcardFinding(group, resources.buckets[bucket].arnForObjects(pattern)),
      reason: `The keys of files are not known in advance, and presigned URLs and forms carry this role’s permissions: it may do what the plan names with the objects under ${pattern} of the ${bucket} bucket, and nothing else with it.`,
    });
  }
  for (const arn of plan.mayCallModel ? modelWildcards(resources.provider) : []) {
    Validations.of(group.role).acknowledge({
      id: wildcardFinding(group, arn),
      reason:
        'An inference profile forwards requests to regions that AWS chooses and may change. It is one model, and a condition allows only requests that come through the configured profile.',
    });
  }
}
