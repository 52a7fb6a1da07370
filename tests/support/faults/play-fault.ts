import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { refusalHeader, type Service } from './refusing-server.ts';
import type { Fate } from './fault-kinds.ts';

type Send = (options: RequestOptions) => ClientRequest;

/** Sends a request so that it meets its fate. */
export function playFault(
  fate: Fate,
  options: RequestOptions,
  { service, refuserPort, send }: { service: Service; refuserPort: number; send: Send },
): ClientRequest {
  if (!fate.reachesServer) {
    const refused = send({
      ...options,
      host: '127.0.0.1',
      hostname: '127.0.0.1',
      port: refuserPort,
      headers: {
        ...(options.headers as Record<string, string>),
        [refusalHeader]: `${service} ${fate.status ?? 'failed'}`,
      },
    });
    return fate.error ? endWith(refused, fate.error) : refused;
  }
  const outgoing = send(options);
  if (fate.twice) repeatTo(send(options), outgoing);
  if (fate.delayMs) onResponse(outgoing, (_, pass) => void setTimeout(pass, fate.delayMs));
  if (fate.status) {
    onResponse(outgoing, (response, pass) => {
      response.statusCode = 500;
      pass();
    });
  }
  return fate.error ? endWith(outgoing, fate.error) : outgoing;
}

/** The response arrives, but the sender sees an error of the connection instead. */
function endWith(outgoing: ClientRequest, code: string): ClientRequest {
  return onResponse(outgoing, () => {
    outgoing.destroy(Object.assign(new Error(`Injected fault: ${code}`), { code }));
  });
}

/** Lets `play` decide when the sender sees the response, and whether. */
function onResponse(
  outgoing: ClientRequest,
  play: (response: IncomingMessage, pass: () => void) => void,
): ClientRequest {
  const emit = outgoing.emit.bind(outgoing);
  outgoing.emit = (name: string, ...values: unknown[]) => {
    if (name !== 'response') return emit(name, ...values);
    play(values[0] as IncomingMessage, () => emit(name, ...values));
    return true;
  };
  return outgoing;
}

/** Sends everything that is written to a request to its twin too. */
function repeatTo(twin: ClientRequest, outgoing: ClientRequest): void {
  twin.on('response', (response) => response.resume()).on('error', () => undefined);
  const [write, end] = [outgoing.write.bind(outgoing), outgoing.end.bind(outgoing)];
  const both =
    <Given extends unknown[], Result>(
      one: (...given: Given) => Result,
      other: (...given: Given) => unknown,
    ) =>
    (...given: Given): Result => {
      other(...(given.filter((value) => typeof value !== 'function') as Given));
      return one(...given);
    };
  outgoing.write = both(write as never, twin.write.bind(twin) as never) as typeof outgoing.write;
  outgoing.end = both(end as never, twin.end.bind(twin) as never) as typeof outgoing.end;
}
