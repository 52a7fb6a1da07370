import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface WebhookCall {
  body: string;
  signature: string;
}

/** A webhook endpoint for a test: records each call, and responds with 200 or what the test says. */
export async function openWebhook() {
  const calls: WebhookCall[] = [];
  const waiters: (() => void)[] = [];
  const endpoint = { respond: (_call: WebhookCall): number | Promise<number> => 200 };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const call = { body, signature: String(request.headers['stripe-signature']) };
      calls.push(call);
      for (const wake of waiters.splice(0)) wake();
      void Promise.resolve(endpoint.respond(call)).then((status) =>
        response.writeHead(status, { location: '/elsewhere' }).end(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(endpoint, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    calls,
    types: () => calls.map(({ body }) => (JSON.parse(body) as { type: string }).type),
    /** Resolves after that many calls. */
    async received(count: number): Promise<void> {
      while (calls.length < count) await new Promise<void>((wake) => waiters.push(wake));
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
