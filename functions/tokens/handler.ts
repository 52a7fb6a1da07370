import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';

/** Cognito lets a token with this scope change and delete its account, past our own calls. */
const selfService = 'aws.cognito.signin.user.admin';

/**
 * Cognito asks before it issues tokens. Without the scope an access token is good for our API alone. The groups are handed
 * back as they came, since Cognito may take none to mean that there are none.
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
