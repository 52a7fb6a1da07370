import { statementsOfRole, type Statement } from '#infra/local/from-template/statements.ts';
import { resolverOf } from './resolve-template.ts';
import { resourcesOfType, type SynthesizedSite } from './synthesize-site.ts';

export { isAllowed } from '#infra/local/from-template/statements.ts';

/** All statements of a Lambda function's role, with realistic ARNs. */
export function statementsOfFunction(site: SynthesizedSite, functionName: string): Statement[] {
  const [, lambda] = resourcesOfType(site, 'AWS::Lambda::Function').find(
    ([, { Properties }]) => Properties['FunctionName'] === functionName,
  )!;
  const roleId = (lambda.Properties['Role'] as { 'Fn::GetAtt': [string] })['Fn::GetAtt'][0];
  return statementsOfRole(site.resources, resolverOf(site.resources), roleId);
}
