import type { StackSource } from '../stack-source.ts';
import type { Variables } from '../stack-settings.ts';
import { createAccessCheck, sessionTokenOf, type Refusal } from './access-check.ts';
import type { Assembly } from './assemble.ts';
import { createWorkerLoader } from './function-workers.ts';
import { localAccount, readTemplate } from './read-template.ts';
import type { TemplateFunction } from './read-functions.ts';
import { localSettings } from '../stack-settings.ts';

export interface TemplateListeners {
  /** Called for a call that its function's role does not allow. */
  onRefused(refusal: Refusal): void;
  /** Called for each line that a function logs. */
  onLog(group: string, line: string): void;
}

/** Variables with the URLs of the local servers. On AWS, the SDKs and Stripe's client know their servers. */
const placeVariables = /^(AWS_|JWKS_URL$|STRIPE_API_BASE$|STRIPE_PAYMENTS_URL$|PASSWORD_HASHING$)/;

/** Creates the source for a local stack that starts from a synthesized template. */
export function templateSource(
  assembly: Assembly,
  { onRefused, onLog }: TemplateListeners,
): StackSource {
  return (place) => {
    const { plan, edge, functions } = readTemplate(assembly, place);
    return {
      plan,
      edge,
      mayCall: createAccessCheck(
        functions,
        { account: localAccount, region: localSettings.region },
        onRefused,
      ),
      parameters: (secrets) => storedSecrets(functions, secrets),
      load: (variables) =>
        createWorkerLoader(functions, {
          onLog,
          addedVariables: (group) => ({
            ...pick(variables, placeVariables),
            AWS_SESSION_TOKEN: sessionTokenOf(group),
          }),
        }),
    };
  };
}

/** Returns the secrets under the names of parameters that functions have. */
function storedSecrets(functions: readonly TemplateFunction[], secrets: Variables) {
  const ending = '_PARAMETER';
  const named = functions.flatMap(({ variables }) =>
    Object.entries(variables).flatMap(([variable, parameter]) => {
      const secret = variable.endsWith(ending) && secrets[variable.slice(0, -ending.length)];
      return secret ? [[parameter, secret] as const] : [];
    }),
  );
  return Object.fromEntries(named);
}

function pick(variables: Variables, wanted: RegExp): Record<string, string> {
  const entries = Object.entries(variables).filter(
    ([name, value]) => wanted.test(name) && value !== undefined,
  );
  return Object.fromEntries(entries) as Record<string, string>;
}
