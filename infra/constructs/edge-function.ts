import { readFileSync } from 'node:fs';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { transformSync } from 'esbuild';
import type { WebContent } from '../static-object.ts';

/** CloudFront's limit for the code of a function: 10 KB. */
const largestCodeBytes = 10_240;

/**
 * Returns the code of the CloudFront Function that maps a path to an object of the web bucket; the local edge uses the
 * same rule.
 */
export function staticObjectCode(content: WebContent): string {
  return `var content = ${JSON.stringify(content)};\n${rewriteCode('staticObject(request.uri, content)')}`;
}

/** Returns the code of the CloudFront Function that removes `/media` from a path. */
export function mediaObjectCode(): string {
  return rewriteCode('mediaObject(request.uri)');
}

/**
 * Creates a CloudFront Function for viewer requests.
 * @throws Error if the code exceeds CloudFront's limit
 */
export function createViewerFunction(
  scope: Construct,
  id: string,
  { name, code }: { name: string; code: string },
) {
  if (Buffer.byteLength(code) > largestCodeBytes) {
    throw new Error(`The CloudFront Function ${id} is larger than ${largestCodeBytes} bytes.`);
  }
  return {
    eventType: cloudfront.FunctionEventType.VIEWER_REQUEST,
    function: new cloudfront.Function(scope, id, {
      functionName: name,
      code: cloudfront.FunctionCode.fromInline(code),
      runtime: cloudfront.FunctionRuntime.JS_2_0,
    }),
  };
}

/** Compiles `static-object.ts` to a plain script: CloudFront supports neither types nor modules. */
function rewriteCode(expression: string): string {
  const source = readFileSync(new URL('../static-object.ts', import.meta.url), 'utf8');
  const rules = transformSync(source, { loader: 'ts' }).code.replace(/^export /gm, '');
  return `${rules}function handler(event) {
  var request = event.request;
  request.uri = ${expression};
  return request;
}
`;
}
