import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';

/** With this scope, a token could change and delete its account in Cognito, bypassing our API. */
const selfService = 'aws.cognito.signin.user.admin';

/**
 * Cognito calls this before it issues a token. Without the scope, an access token is only valid for our API. The groups
 * are returned unchanged, because Cognito may treat missing groups as none.
 */
export const handler = async (event: PreTokenGenerationV2TriggerEvent) => ({
  ...event,
  response: {
    claimsAndScopeOverrideDetails: {
      accessTokenGeneration: { scopesToSuppress: [selfService] },
      groupOverrideDetails: event.request.groupConfiguration,
    },
  },
});
