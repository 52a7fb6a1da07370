import { Stack } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

type Part = string | { Ref: string } | { 'Fn::GetAtt': [id: string, attribute: string] };

/** Returns the id under which cdk-nag reports a wildcard in an ARN: `AwsSolutions-IAM5[Resource::<Id.Arn>/x*]`. */
export function wildcardFinding(scope: IConstruct, arn: string): string {
  const resolved = Stack.of(scope).resolve(arn) as string | { 'Fn::Join': ['', Part[]] };
  const parts = typeof resolved === 'string' ? [resolved] : resolved['Fn::Join'][1];
  return `AwsSolutions-IAM5[Resource::${parts.map(shown).join('')}]`;
}

function shown(part: Part): string {
  if (typeof part === 'string') return part;
  return 'Ref' in part ? `<${part.Ref}>` : `<${part['Fn::GetAtt'].join('.')}>`;
}
