import { Aws, CfnOutput } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { readVersion } from '../read-version.ts';

export interface OutputValues {
  siteUrl: string;
  distributionDomain: string;
  apiHost: string;
  poolId: string;
  clientId: string;
  mediaBucket: string;
  privateBucket: string;
}

/** Adds the outputs that an operator needs after a deployment. */
export function createOutputs(scope: Construct, values: OutputValues): void {
  const outputs: Record<string, [value: string, description: string]> = {
    SiteAddress: [values.siteUrl, 'The site'],
    DistributionDomain: [
      values.distributionDomain,
      'The target for the DNS record of your own domain',
    ],
    ApiAddress: [`https://${values.apiHost}`, 'The API without CloudFront'],
    UserPoolId: [values.poolId, 'The Cognito pool'],
    UserPoolClientId: [values.clientId, 'The Cognito client of the web app'],
    WebhookAddress: [`${values.siteUrl}/api/stripe/webhook`, 'For Stripe: Developers, Webhooks'],
    PublicBucket: [values.mediaBucket, 'Covers and previews'],
    PrivateBucket: [values.privateBucket, 'Papers and other originals'],
    Version: [readVersion(), 'The version of the software'],
    MakeFirstAdmin: [
      `npm run make-admin -- you@example.org --create --pool ${values.poolId} --region ${Aws.REGION}`,
      'The command that makes the first admin',
    ],
  };
  for (const [name, [value, description]] of Object.entries(outputs)) {
    new CfnOutput(scope, name, { value, description });
  }
}
