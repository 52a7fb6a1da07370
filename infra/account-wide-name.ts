import { Aws } from 'aws-cdk-lib';

/**
 * Returns a name that no other stage or region uses: names of CloudFront resources and budgets are unique in the
 * account.
 */
export function accountWideName(prefix: string, what?: string): string {
  return [prefix, Aws.REGION, ...(what ? [what] : [])].join('-');
}
