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

  const { port, close } = await listen((request, response) => {
    void readBody(request, largestBodyBytes).then((bytes) => {
      const called = String(request.headers['x-amz-target'] ?? '');
      const isKnown = called === 'AmazonSSM.GetParameter' && request.headers.authorization;
      const { Name = '' } = bytes ? (JSON.parse(bytes.toString()) as { Name?: string }) : {};
      const { status, body } = isKnown
        ? getParameter(Name, sessionTokenOf(request.headers))
        : failure('UnknownOperationException', `Local SSM supports GetParameter only: ${called}`);
      response.writeHead(status, {
        'content-type': 'application/x-amz-json-1.1',
      });
      response.end(JSON.stringify(body));
    });
  });
  return { url: `http://127.0.0.1:${port}`, close };
}

function failure(type: string, message: string) {
  return { status: 400, body: { __type: type, message } };
}
