import { resolveText, resolveValue } from './resolve-template.ts';
import { resourcesOfType, type Resource, type SynthesizedSite } from './synthesize-site.ts';

export interface Statement {
  effect: 'Allow' | 'Deny';
  actions: string[];
  resources: string[];
  /** Keys of the request's context that must have exactly these values. */
  conditions?: Record<string, string>;
}

/** All statements of a Lambda function's role, with realistic ARNs. */
export function statementsOfFunction(site: SynthesizedSite, functionName: string): Statement[] {
  const [, lambda] = resourcesOfType(site, 'AWS::Lambda::Function').find(
    ([, { Properties }]) => Properties['FunctionName'] === functionName,
  )!;
  const roleId = (lambda.Properties['Role'] as { 'Fn::GetAtt': [string] })['Fn::GetAtt'][0];
  const role = site.resources[roleId]!;
  if (role.Properties['ManagedPolicyArns']) throw new Error(`${roleId} has managed policies.`);
  return [...inlinePolicies(role), ...attachedPolicies(site, roleId)].flatMap((document) =>
    statementsOf(site, document),
  );
}

/**
 * Whether the statements allow an action on a resource, by IAM's rules for identity policies: denied unless a
 * statement allows it and none denies it. The only supported condition is `StringEquals`; others and
 * Not-elements fail the test.
 * @param context the request's context, by condition key
 * @see https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_evaluation-logic.html
 */
export function isAllowed(
  statements: Statement[],
  action: string,
  resource: string,
  context: Record<string, string> = {},
): boolean {
  const applying = statements.filter(
    (statement) =>
      statement.actions.some((pattern) => matches(pattern, action, 'i')) &&
      statement.resources.some((pattern) => matches(pattern, resource, '')) &&
      Object.entries(statement.conditions ?? {}).every(([key, value]) => context[key] === value),
  );
  return applying.length > 0 && applying.every(({ effect }) => effect === 'Allow');
}

interface PolicyDocument {
  Statement: Record<string, unknown>[];
}

function inlinePolicies({ Properties }: Resource): PolicyDocument[] {
  const policies = (Properties['Policies'] ?? []) as { PolicyDocument: PolicyDocument }[];
  return policies.map(({ PolicyDocument }) => PolicyDocument);
}

function attachedPolicies(site: SynthesizedSite, roleId: string): PolicyDocument[] {
  return resourcesOfType(site, 'AWS::IAM::Policy')
    .filter(([, { Properties }]) =>
      (Properties['Roles'] as { Ref: string }[]).some(({ Ref }) => Ref === roleId),
    )
    .map(([, { Properties }]) => Properties['PolicyDocument'] as PolicyDocument);
}

function statementsOf(site: SynthesizedSite, document: PolicyDocument): Statement[] {
  return document.Statement.map((statement) => {
    const { StringEquals = {}, ...others } = (statement['Condition'] ?? {}) as Record<
      string,
      Record<string, unknown>
    >;
    for (const unknown of ['NotAction', 'NotResource', ...Object.keys(others)]) {
      if (statement[unknown] || others[unknown]) {
        throw new Error(`The simulator does not understand ${unknown}.`);
      }
    }
    const conditions = Object.entries(StringEquals).map(([key, value]) => [
      key,
      resolveText(site.resources, value),
    ]);
    return {
      effect: statement['Effect'] as Statement['effect'],
      actions: list(resolveValue(site.resources, statement['Action'])) as string[],
      resources: list(statement['Resource']).map((each) => resolveText(site.resources, each)),
      ...(conditions.length > 0 && {
        conditions: Object.fromEntries(conditions) as Record<string, string>,
      }),
    };
  });
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** IAM's wildcards: `*` any run of characters, `?` one. */
function matches(pattern: string, text: string, flags: string): boolean {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, flags).test(text);
}
