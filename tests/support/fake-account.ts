import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '@outcrop/emulators/http/listen.ts';

interface Account {
  id: string;
  /** Whether `cdk bootstrap` was run. */
  isPrepared: boolean;
}

/** A server that responds for an account without a stage, as far as preflight asks: a URL for `AWS_ENDPOINT_URL`. */
export async function startFakeAccount(account: Account) {
  /** The requested operations. */
  const asked: string[] = [];
  const { port, close } = await listen(async (request, response) => {
    const operation = operationOf(request, await text(request));
    asked.push(operation);
    const { status = 200, body } = respond(account, operation);
    response.writeHead(status, { 'content-type': contentType(request) });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  return { url: `http://127.0.0.1:${port}`, asked, stop: close };
}

function operationOf({ headers, url }: IncomingMessage, body: string): string {
  const target = headers['x-amz-target'];
  return String(target ?? new URLSearchParams(body).get('Action') ?? url).replace(
    /^AmazonSSM\./,
    '',
  );
}

const contentType = ({ headers }: IncomingMessage) =>
  headers['x-amz-target'] ? 'application/x-amz-json-1.1' : 'text/xml';

function respond(
  { id, isPrepared }: Account,
  operation: string,
): { status?: number; body: unknown } {
  switch (operation) {
    case 'GetCallerIdentity':
      return { body: `<Arn/><Account>${id}</Account>` };
    case 'GetParameter':
      if (!isPrepared) return { status: 400, body: { __type: 'ParameterNotFound' } };
      return { body: { Parameter: { Value: '25' } } };
    case 'GetParameters':
      return { body: { Parameters: [] } };
    case 'PutParameter':
      return { body: { Version: 1 } };
    case 'DescribeStacks':
    case 'ListStackResources':
      return {
        status: 400,
        body: '<ErrorResponse><Error><Type>Sender</Type><Code>ValidationError</Code><Message>Stack does not exist</Message></Error></ErrorResponse>',
      };
    case '/2016-08-19/account-settings':
      return { body: { AccountLimit: { ConcurrentExecutions: 1000 } } };
    case '/v2/email/account':
      return { body: { ProductionAccessEnabled: true, SendingEnabled: true } };
    default:
      return { status: 404, body: { __type: 'NotFoundException' } };
  }
}
