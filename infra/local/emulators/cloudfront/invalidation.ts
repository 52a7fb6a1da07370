import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod';
import { CloudFrontError } from './cloudfront-error.ts';

/** The contents of an invalidation request. */
export interface InvalidationBatch {
  callerReference: string;
  paths: string[];
}

const request = z.object({
  InvalidationBatch: z.object({
    CallerReference: z.string().min(1),
    Paths: z.object({
      Quantity: z.coerce.number().int(),
      Items: z.object({ Path: z.array(z.string()) }),
    }),
  }),
});

const parser = new XMLParser({
  parseTagValue: false,
  isArray: (name) => name === 'Path',
  processEntities: true,
});

/**
 * Parses the body of an invalidation request.
 * @throws CloudFrontError MalformedXML, InconsistentQuantities, InvalidArgument
 * @see https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_CreateInvalidation.html
 */
export function readInvalidation(xml: string): InvalidationBatch {
  const parsed = request.safeParse(parser.parse(xml));
  if (!parsed.success) {
    throw new CloudFrontError(400, 'MalformedXML', 'The XML is not an invalidation batch.');
  }
  const { CallerReference: callerReference, Paths } = parsed.data.InvalidationBatch;
  const paths = Paths.Items.Path;
  if (paths.length !== Paths.Quantity) {
    const text = 'The value of Quantity and the size of Items don’t match.';
    throw new CloudFrontError(400, 'InconsistentQuantities', text);
  }
  const wrong = paths.find((path) => !/^\/[^\s]*$/.test(path));
  if (wrong !== undefined) {
    const text = 'Your request contains one or more invalid invalidation paths.';
    throw new CloudFrontError(400, 'InvalidArgument', text);
  }
  return { callerReference, paths };
}
