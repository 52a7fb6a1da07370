import { Aws } from 'aws-cdk-lib';

/** A name that no other stage or region uses: names of CloudFront and budgets are unique in the account. */
export function accountWideName(prefix: string, what?: string): string {
  return [prefix, Aws.REGION, ...(what ? [what] : [])].join('-');
}
