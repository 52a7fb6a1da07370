import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const channel = 'http.server.request.start';

/** Records what arrives at a server of this process: `GET /v1/events/evt_1`, as it was sent. */
export function recordRequests(serverUrl: string): { requests: string[]; stop: () => void } {
  const port = Number(new URL(serverUrl).port);
  const requests: string[] = [];
  const record = (message: unknown) => {
    const { request } = message as { request: IncomingMessage };
    if (request.socket.localPort === port) requests.push(`${request.method} ${request.url}`);
  };
  subscribe(channel, record);
  return { requests, stop: () => void unsubscribe(channel, record) };
}
