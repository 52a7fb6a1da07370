import { Aws } from 'aws-cdk-lib';

/** A name that no other stage or region may take: CloudFront's and the budgets' are unique in the whole account. */
export function accountWideName(prefix: string, what?: string): string {
  return [prefix, Aws.REGION, ...(what ? [what] : [])].join('-');
}
