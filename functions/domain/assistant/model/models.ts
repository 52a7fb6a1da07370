import { createAmazonBedrock } from '@ai-sdk/amazon-bedrock';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { AssistantConfig } from '#shared/site-config/assistant-schema.ts';
import { secret } from '#functions/platform/secrets.ts';

type ModelConfig = Exclude<AssistantConfig['provider'], { kind: 'built-in' }>;

/**
 * Opens the configured model. On AWS, Bedrock is called with the function's own role and the temporary credentials in
 * its environment (https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html), which are read again each
 * time.
 * @param readKey reads the key of an OpenAI-compatible endpoint
 */
export async function openModel(
  config: ModelConfig,
  readKey: () => Promise<string> = () => secret('ASSISTANT_API_KEY'),
): Promise<LanguageModel> {
  if (config.kind === 'bedrock') {
    return createAmazonBedrock({ fetch: fetchFromHere })(config.modelId);
  }
  const { baseUrl, model } = config;
  const apiKey = await readKey();
  const settings = { name: 'assistant', baseURL: baseUrl, apiKey, fetch: fetchFromHere };
  return createOpenAICompatible(settings)(model);
}

/** Refuses redirects: they would send the question and the key to a host that nobody has chosen. */
const fetchFromHere: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });
