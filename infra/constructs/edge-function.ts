import { readFileSync } from 'node:fs';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { transformSync } from 'esbuild';
import type { WebContent } from '../static-object.ts';

/** CloudFront takes at most 10 KB of code for a function. */
const largestCodeBytes = 10_240;

/** Code of the CloudFront Function that finds the web bucket's object for a path; the local edge runs the same rule. */
export function staticObjectCode(content: WebContent): string {
  return `var content = ${JSON.stringify(content)};\n${rewriteCode('staticObject(request.uri, content)')}`;
}

/** Code of the CloudFront Function that takes `/media` off a path. */
export function mediaObjectCode(): string {
  return rewriteCode('mediaObject(request.uri)');
}

/**
 * A CloudFront Function for viewer requests.
 * @throws Error when the code is larger than CloudFront takes.
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

/** The rules of `static-object.ts` as plain script, since CloudFront knows neither types nor modules. */
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
