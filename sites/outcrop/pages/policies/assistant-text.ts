import { assistant } from '#shared/site-config/assistant.ts';
import { site } from '#shared/site-config/site.ts';

const { product } = site.brand;

const guards =
  'Each question is sent with at most six earlier messages of the conversation and matching passages of this site, without your name, account or payments. Email addresses are removed.';

/** Explains who can read questions, according to the assistant's configuration. */
export const assistantText = wordsFor(assistant.provider);

export function wordsFor(provider: typeof assistant.provider): { short: string; text: string } {
  switch (provider.kind) {
    case 'built-in':
      return {
        short:
          'It answers from this site’s own texts, with no language model. Nothing is sent to anyone else.',
        text: `${product} AI searches the texts of this site and shows the passages that fit. It uses no language model, and what you ask is sent to nobody else.`,
      };
    case 'bedrock':
      return {
        short: 'A language model on AWS writes the replies. It is not told who asks.',
        text: `Replies of ${product} AI are written by a language model that runs on Amazon Bedrock, within AWS. ${guards}`,
      };
    case 'openai-compatible':
      return {
        short: 'A language model of another provider writes the replies. It is not told who asks.',
        text: `Replies of ${product} AI are written by a language model at ${new URL(provider.baseUrl).host}, under the terms of its operator. ${guards}`,
      };
  }
}
