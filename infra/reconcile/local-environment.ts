import * as z from 'zod';
import { loadDotEnv } from '../local/load-dot-env.ts';
import { readStartSettings } from '../local/start-settings.ts';
import { functionEnvironment, localSettings, type Variables } from '../local/stack-settings.ts';
import { parseLocalFile } from '../parse-local-file.ts';

const localFile = z.object({
  siteUrl: z.url(),
  userPoolId: z.string(),
  endpoints: z.object({
    dynamodb: z.url(),
    s3: z.url(),
    cognito: z.url(),
    ses: z.url(),
    cloudfront: z.url(),
    stripe: z.url().optional(),
  }),
});

/**
 * Returns the environment of the functions in the running local stack.
 * @param text the contents of the file in which the stack describes itself
 */
export function localEnvironment(text: string): Variables {
  const { siteUrl, userPoolId, endpoints } = parseLocalFile(localFile, text);
  loadDotEnv();
  return functionEnvironment({
    siteUrl,
    endpoints,
    userPoolId,
    userPoolClientId: 'unused',
    jwksUrl: endpoints.cognito,
    stripe: readStartSettings(process.env).stripe ?? localSettings.stripe,
    signingKey: 'unused, since nothing is signed here',
    edgeKey: 'unused',
    siteTextFile: 'unused',
    allowedOrigins: [],
  });
}
