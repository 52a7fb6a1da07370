import { expect, it } from 'vitest';
import { wordsFor } from '#site/pages/policies/assistant-text.ts';

it('says who reads a question, as the assistant is configured', () => {
  expect(wordsFor({ kind: 'built-in' }).text).toContain('sent to nobody else');
  expect(wordsFor({ kind: 'bedrock', modelId: 'm' }).text).toContain('Amazon Bedrock');
  const other = wordsFor({
    kind: 'openai-compatible',
    baseUrl: 'https://api.model.example/v1',
    model: 'm',
  });
  expect(other.text).toContain('api.model.example');
  expect(other.text).not.toContain('sent to nobody else');
});
