import { XMLBuilder, XMLParser } from 'fast-xml-parser';
import { S3Error } from './s3-error.ts';

const NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/';
const builder = new XMLBuilder({ ignoreAttributes: false, suppressEmptyNode: false });
const parser = new XMLParser({
  parseTagValue: false,
  // A key may begin or end with spaces.
  trimValues: false,
  isArray: (name) => name === 'Object' || name === 'Part',
});

/** Builds an S3 response: `root` with the given children; an array repeats its element. */
export function buildXml(root: string, children: Record<string, unknown>): string {
  const body = builder.build({ [root]: { '@_xmlns': NAMESPACE, ...children } });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${body}`;
}

/** S3 error bodies carry no namespace. */
export function buildErrorXml(children: Record<string, unknown>): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ Error: children })}`;
}

/** Parses a request's XML. @throws {S3Error} MalformedXML */
export function parseXml(text: string): unknown {
  try {
    return parser.parse(text, true);
  } catch {
    throw new S3Error('MalformedXML');
  }
}
