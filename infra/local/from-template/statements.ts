import type { Resolver } from './resolver.ts';
import { resourcesOfType, type Resource, type Resources } from './template.ts';

export interface Statement {
  effect: 'Allow' | 'Deny';
  actions: string[];
  resources: string[];
  /** Keys of the request's context that must have exactly these values. */
  conditions?: Record<string, string>;
}

interface PolicyDocument {
  Statement: Record<string, unknown>[];
}

/**
 * Reads all statements of a role.
 * @throws Error if the role has managed policies
 */
export function statementsOfRole(
  resources: Resources,
  resolver: Resolver,
  roleId: string,
): Statement[] {
  const role = resources[roleId];
  if (!role) return [];
  if (role.Properties['ManagedPolicyArns']) throw new Error(`${roleId} has managed policies.`);
  return [...inlinePolicies(role), ...attachedPolicies(resources, roleId)].flatMap((document) =>
    statementsOf(resolver, document),
  );
}

/**
 * Whether the statements allow an action on a resource, by IAM's rules for identity policies: denied unless a
 * statement allows it and none denies it. The only supported condition is `StringEquals`; others and Not-elements
 * throw.
 * @param context the request's context, by condition key
 * @see https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_evaluation-logic.html
 */
export function isAllowed(
  statements: readonly Statement[],
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

function inlinePolicies({ Properties }: Resource): PolicyDocument[] {
  const policies = (Properties['Policies'] ?? []) as {
    PolicyDocument: PolicyDocument;
  }[];
  return policies.map(({ PolicyDocument }) => PolicyDocument);
}

function attachedPolicies(resources: Resources, roleId: string): PolicyDocument[] {
  return resourcesOfType(resources, 'AWS::IAM::Policy')
    .filter(([, { Properties }]) =>
      (Properties['Roles'] as { Ref: string }[]).some(({ Ref }) => Ref === roleId),
    )
    .map(([, { Properties }]) => Properties['PolicyDocument'] as PolicyDocument);
}

function statementsOf(resolver: Resolver, document: PolicyDocument): Statement[] {
  return document.Statement.map((statement) => {
    const { StringEquals = {}, ...others } = (statement['Condition'] ?? {}) as Record<
      string,
      Record<string, unknown>
    >;
    for (const unknown of ['NotAction', 'NotResource', ...Object.keys(others)]) {
      if (statement[unknown] || others[unknown]) {
        throw new Error(`The local stack does not support ${unknown} in a policy.`);
      }
    }
    const conditions = Object.entries(StringEquals).map(([key, value]) => [
      key,
      resolver.text(value),
    ]);
    return {
      effect: statement['Effect'] as Statement['effect'],
      actions: list(resolver.value(statement['Action'])) as string[],
      resources: list(statement['Resource']).map((each) => resolver.text(each)),
      ...(conditions.length > 0 && {
        conditions: Object.fromEntries(conditions) as Record<string, string>,
      }),
    };
  });
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** Whether a text matches an IAM pattern: `*` matches any characters, `?` matches one. */
export function matches(pattern: string, text: string, flags: string): boolean {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, flags).test(text);
}
