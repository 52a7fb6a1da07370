import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { listen } from '../http/listen.ts';
import { sessionTokenOf, type MayCall } from '../http/access.ts';
import { readBody } from '../http/read-body.ts';

export interface SsmServer {
  /** For `AWS_ENDPOINT_URL_SSM`. */
  readonly url: string;
  close(): Promise<void>;
}

export interface SsmOptions {
  /** The secure parameters by name. */
  parameters: Readonly<Record<string, string>>;
  mayCall?: MayCall;
}

const largestBodyBytes = 100_000;
const getParameterInput = z.object({ Name: z.string() });

/** Starts the parameter store with one call, GetParameter. Signatures are not verified. */
export async function startSsm({ parameters, mayCall }: SsmOptions): Promise<SsmServer> {
  const getParameter = (name: string, sessionToken: string | undefined) => {
    const resource = `parameter${name}`;
    const refusal = mayCall?.({
      sessionToken,
      permissions: [{ action: 'ssm:GetParameter', resource }],
    });
    if (refusal) return failure('AccessDeniedException', refusal);
    const Value = parameters[name];
    if (Value === undefined) return failure('ParameterNotFound', `There is no ${name}.`);
    return {
      status: 200,
      body: { Parameter: { Name: name, Type: 'SecureString', Value } },
    };
  };

  const handle = async (request: IncomingMessage) => {
    const bytes = await readBody(request, largestBodyBytes);
    const called = String(request.headers['x-amz-target'] ?? '');
    if (called !== 'AmazonSSM.GetParameter' || !request.headers.authorization) {
      const message = `Local SSM supports GetParameter only: ${called}`;
      return failure('UnknownOperationException', message);
    }
    const input = getParameterInput.safeParse(parseJson(bytes));
    if (!input.success) return failure('SerializationException', 'The request has no Name.');
    return getParameter(input.data.Name, sessionTokenOf(request.headers));
  };

  const { port, close } = await listen((request, response) => {
    handle(request).then(
      ({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
        response.end(JSON.stringify(body));
      },
      // The client disconnected in the middle of its request.
      () => response.destroy(),
    );
  });
  return { url: `http://127.0.0.1:${port}`, close };
}

function parseJson(bytes: Buffer | undefined): unknown {
  try {
    return JSON.parse(String(bytes));
  } catch {
    return undefined;
  }
}

function failure(type: string, message: string) {
  return { status: 400, body: { __type: type, message } };
}
