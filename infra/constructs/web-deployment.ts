import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as logs from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import {
  BucketDeployment,
  CacheControl,
  Source,
  type ISource,
} from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { atOrigin, unknownOrigin } from '#shared/html/site-origin.ts';
import type { OwnProduct } from '#shared/site-config/own-product.ts';
import { cacheControlFor } from '../edge-policy.ts';
import { deployOwnProducts } from './own-products-deployment.ts';
import { wildcardFinding } from './wildcard-finding.ts';

export interface WebDeploymentProps {
  prefix: string;
  /** Folder that contains `web/` and one folder per product of the site's own. */
  assetsRoot: string;
  bucket: IBucket;
  /** The products whose file is part of the deployment. */
  ownProducts: readonly OwnProduct[];
  /** The bucket with the files for buyers. */
  privateBucket: IBucket;
  distribution: IDistribution;
  /** The origin to insert into the built pages. */
  siteUrl: string;
  logRetentionDays: number;
  /**
   * Whether files are kept when the stack is deleted. False for a first deployment: if it fails, a bucket with files
   * could not be deleted.
   */
  keepFiles: boolean;
}

/**
 * Copies the web build in this order: assets, other files, pages, so that no page is live before its parts. Assets
 * of earlier builds are kept for open tabs. The site's own products are uploaded before the pages that sell them.
 */
export class WebDeployment extends Construct {
  constructor(scope: Construct, id: string, props: WebDeploymentProps) {
    super(scope, id);
    const logGroup = new logs.LogGroup(this, 'Log', {
      logGroupName: `/aws/lambda/${props.prefix}-web-deployment`,
      retention: props.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = createRole(this, logGroup);
    const web = path.join(props.assetsRoot, 'web');
    const copied = {
      sources: [Source.asset(web), ...withOrigin(web, props.siteUrl)],
      destinationBucket: props.bucket,
      logGroup,
      role,
      // The names of all files would exceed the 4 KB limit of a custom resource's response.
      outputObjectKeys: false,
      retainOnDelete: props.keepFiles,
    };
    const assets = new BucketDeployment(this, 'Assets', {
      ...copied,
      exclude: ['*'],
      include: ['assets/*'],
      prune: false,
      cacheControl: [CacheControl.fromString(cacheControlFor('/assets/'))],
    });
    const files = new BucketDeployment(this, 'Files', {
      ...copied,
      exclude: ['assets/*', '*.html'],
      cacheControl: [CacheControl.fromString(cacheControlFor('/robots.txt'))],
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...copied,
      exclude: ['*'],
      include: ['*.html'],
      cacheControl: [CacheControl.fromString(cacheControlFor('/index.html'))],
      distribution: props.distribution,
      distributionPaths: ['/*'],
      // An invalidation completes without waiting; a wait could only time out and roll back a finished deployment.
      waitForDistributionInvalidation: false,
    });
    files.node.addDependency(assets);
    const ownProducts = deployOwnProducts(this, props.ownProducts, {
      assetsRoot: props.assetsRoot,
      privateBucket: props.privateBucket,
      retainOnDelete: props.keepFiles,
      role,
      logGroup,
    });
    pages.node.addDependency(files, ...ownProducts);
    acknowledgeFindings(this, role, props);
  }
}

/**
 * Inserts the site's origin into the files that contain it. The origin is known only once CloudFront exists, so CDK's
 * function replaces it during the copy. Later sources overwrite earlier ones.
 */
function withOrigin(web: string, siteUrl: string): ISource[] {
  return globSync('**/*.{html,txt}', { cwd: web })
    .sort()
    .map((file) => [file, readFileSync(path.join(web, file), 'utf8')] as const)
    .filter(([, text]) => text.includes(unknownOrigin))
    .map(([file, text]) => Source.data(file, atOrigin(text, siteUrl)));
}

/** Creates a role instead of CDK's own, which would have a managed policy for all log groups. */
function createRole(scope: Construct, logGroup: logs.ILogGroup): iam.Role {
  return new iam.Role(scope, 'Role', {
    assumedBy: new iam.ServicePrincipal('lambda.amazonaws.com'),
    inlinePolicies: {
      logs: new iam.PolicyDocument({
        statements: [
          new iam.PolicyStatement({
            actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
            resources: [logGroup.logGroupArn],
          }),
        ],
      }),
    },
  });
}

/** Acknowledges findings about CDK's function that copies the build during a deployment. */
function acknowledgeFindings(
  scope: Construct,
  role: iam.Role,
  { bucket, privateBucket }: WebDeploymentProps,
): void {
  const permissions =
    'CDK’s deployment function copies the build from CDK’s asset bucket to the web bucket, and the releases of the site’s own products to the private one, with the AWS CLI, which needs these permissions on those buckets; it runs during deployments only.';
  const { partition, account, region } = Stack.of(scope);
  const staged = `arn:${partition}:s3:::cdk-hnb659fds-assets-${account}-${region}/*`;
  Validations.of(role).acknowledge(
    ...['s3:GetBucket*', 's3:GetObject*', 's3:List*', 's3:Abort*', 's3:DeleteObject*'].map(
      (action) => ({ id: `AwsSolutions-IAM5[Action::${action}]`, reason: permissions }),
    ),
    { id: wildcardFinding(scope, staged), reason: permissions },
    ...[bucket, privateBucket].map((each) => ({
      id: wildcardFinding(each, each.arnForObjects('*')),
      reason: permissions,
    })),
    {
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason:
        'CDK’s deployment function may start and watch CloudFront invalidations; CDK gives that right without naming the distribution.',
    },
  );
  const handler = Stack.of(scope).node.children.find(({ node }) =>
    node.id.startsWith('Custom::CDKBucketDeployment'),
  );
  const madeByCdk =
    'CDK’s own deployment function: its runtime and settings come with aws-cdk-lib, CloudFormation waits for it and shows its failure.';
  Validations.of(handler!).acknowledge(
    { id: 'AwsSolutions-L1', reason: madeByCdk },
    { id: 'Serverless-LambdaLatestVersion', reason: madeByCdk },
    { id: 'Serverless-LambdaDLQ', reason: madeByCdk },
    { id: 'Serverless-LambdaTracing', reason: madeByCdk },
  );
}
