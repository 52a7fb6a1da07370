import { Stack, type CfnElement, type IResource } from 'aws-cdk-lib';

/** The id under which cdk-nag reports a wildcard behind a resource's ARN: `AwsSolutions-IAM5[Resource::<Id.Arn>/x*]`. */
export function wildcardFinding(resource: IResource, suffix: string): string {
  const element = resource.node.defaultChild as CfnElement;
  return `AwsSolutions-IAM5[Resource::<${Stack.of(resource).getLogicalId(element)}.Arn>${suffix}]`;
}
