import type { MayCall } from '@outcrop/emulators/http/access.ts';
import type { TemplateFunction } from './read-functions.ts';
import { isAllowed } from './statements.ts';

export interface Refusal {
  group: string;
  action: string;
  resource: string;
}

interface Place {
  account: string;
  region: string;
}

/** Returns the session token of a function: on AWS, every session belongs to a role. */
export const sessionTokenOf = (group: string): string => `session-of-${group}`;

/**
 * Checks each call against the role of its function. Calls without a session are made by the owner of the account, who
 * may do everything.
 */
export function createAccessCheck(
  functions: readonly TemplateFunction[],
  place: Place,
  onRefused: (refusal: Refusal) => void,
): MayCall {
  const roles = new Map(functions.map((each) => [sessionTokenOf(each.group), each]));
  return ({ sessionToken, permissions }) => {
    if (sessionToken === undefined) return undefined;
    const caller = roles.get(sessionToken);
    if (!caller) return 'The security token included in the request is invalid.';
    const { group, role } = caller;
    for (const { action, resource: rest } of permissions) {
      const resource = arnOf(action, rest, place);
      if (isAllowed(role.statements, action, resource)) continue;
      onRefused({ group, action, resource });
      return `User: arn:aws:sts::${place.account}:assumed-role/${role.name}/${group} is not authorized to perform: ${action} on resource: ${resource} because no identity-based policy allows the ${action} action`;
    }
    return undefined;
  };
}

function arnOf(action: string, resource: string, { account, region }: Place): string {
  const [service = ''] = action.split(':');
  if (service === 's3') return `arn:aws:s3:::${resource}`;
  const where = service === 'cloudfront' ? '' : region;
  return `arn:aws:${service}:${where}:${account}:${resource}`;
}
