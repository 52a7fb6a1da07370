import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseProvider } from '#functions/domain/assistant/choose-provider.ts';
import { grounded } from '../../support/grounded-passages.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** As documented for Bedrock: https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_Converse.html */
const converseAnswer = (text: string) =>
  Response.json({
    output: { message: { role: 'assistant', content: [{ text }] } },
    stopReason: 'end_turn',
    usage: { inputTokens: 600, outputTokens: 40, totalTokens: 640 },
    metrics: { latencyMs: 100 },
  });

function stubAws(answer: () => Response) {
  const asked = vi.fn<(url: string, request: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(answer()),
  );
  vi.stubGlobal('fetch', asked);
  for (const [name, value] of Object.entries({
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'AKIDOFTHEROLE',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_SESSION_TOKEN: 'session-of-the-role',
    AWS_BEARER_TOKEN_BEDROCK: '',
  })) {
    vi.stubEnv(name, value);
  }
  return asked;
}

const question = {
  message: 'How do I contact you?',
  history: [],
  passages: [grounded('Contact', 'Write to us.')],
  signal: new AbortController().signal,
};
const provide = chooseProvider({
  provider: { kind: 'bedrock', modelId: 'eu.anthropic.claude-haiku-4-5-20251001-v1:0' },
  maximumReplyTokens: 222,
});

describe('a model of Amazon Bedrock', () => {
  it("is asked by Converse, in the function's region and with its role's credentials", async () => {
    const asked = stubAws(() => converseAnswer('NO_ANSWER'));
    expect(await provide(question)).toEqual({ tokens: 640 });
    const [[url, request]] = asked.mock.calls as [[string, RequestInit]];
    expect(decodeURIComponent(url)).toBe(
      'https://bedrock-runtime.eu-west-1.amazonaws.com/model/eu.anthropic.claude-haiku-4-5-20251001-v1:0/converse',
    );
    const headers = new Headers(request.headers);
    expect(headers.get('authorization')).toMatch(/^AWS4-HMAC-SHA256 Credential=AKIDOFTHEROLE\//);
    expect(headers.get('x-amz-security-token')).toBe('session-of-the-role');
    const body = JSON.parse(request.body as string) as Record<string, unknown>;
    expect(body).toMatchObject({ inferenceConfig: { maxTokens: 222 } });
    expect(body).not.toHaveProperty('toolConfig');
  });

  it('that refuses fails without a word of the question', async () => {
    stubAws(() => Response.json({ message: 'How do I contact you? No.' }, { status: 403 }));
    await expect(provide(question)).rejects.toThrow(/^AI_APICallError with status 403$/);
  });
});
