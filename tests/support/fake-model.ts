import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { AnswerProvider } from '#functions/domain/assistant/answer.ts';
import { chooseProvider } from '#functions/domain/assistant/choose-provider.ts';

/** A request of the assistant to a model. */
export interface ModelRequest {
  headers: IncomingMessage['headers'];
  body: { model: string; messages: { role: string; content: string }[] } & Record<string, unknown>;
}

/** The model with which the assistant writes replies when it uses the fake at that URL. */
export function provideByFake(baseUrl: string): AnswerProvider {
  return chooseProvider(
    { provider: { kind: 'openai-compatible', baseUrl, model: 'fake-1' }, maximumReplyTokens: 321 },
    () => Promise.resolve('the-key'),
  );
}

type Respond = (request: ModelRequest, response: ServerResponse) => void;

/**
 * A FAKE of an OpenAI-compatible endpoint (`POST /chat/completions`): it returns what a test tells it to. For
 * tests only.
 */
export async function startFakeModel() {
  const requests: ModelRequest[] = [];
  const waiting = new Set<() => void>();
  let respond: Respond = (_, response) => say(response, 'NO_ANSWER');
  const server = createServer((incoming, response) => {
    void text(incoming).then((body) => {
      const request = { headers: incoming.headers, body: JSON.parse(body) as ModelRequest['body'] };
      requests.push(request);
      for (const wake of waiting) wake();
      respond(request, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    answersWith: (reply: string, finishReason = 'stop') => {
      respond = (_, response) => say(response, reply, finishReason);
    },
    responds: (next: Respond) => {
      respond = next;
    },
    /** Resolves at the next request. */
    asked: () =>
      new Promise<void>((resolve) => {
        const wake = () => {
          waiting.delete(wake);
          resolve();
        };
        waiting.add(wake);
      }),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The token usage that it reports for each reply. */
export const fakeReplyTokens = 750;

/** The documented format: https://platform.openai.com/docs/api-reference/chat/object */
export function say(response: ServerResponse, content: string, finish_reason = 'stop'): void {
  const message = { role: 'assistant', content };
  response.writeHead(200, { 'content-type': 'application/json' }).end(
    JSON.stringify({
      id: 'fake',
      object: 'chat.completion',
      created: 0,
      model: 'fake',
      choices: [{ index: 0, message, finish_reason }],
      usage: { prompt_tokens: 700, completion_tokens: 50, total_tokens: fakeReplyTokens },
    }),
  );
}
