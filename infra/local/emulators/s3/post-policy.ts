import * as z from 'zod';
import { S3Error } from './s3-error.ts';

/** A form's fields by lower-case name. */
export type FormFields = ReadonlyMap<string, string>;

const size = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]);
const matcher = z.tuple([z.enum(['eq', 'starts-with']), z.string().startsWith('$'), z.string()]);
const lengthRange = z.tuple([z.literal('content-length-range'), size, size]);

const policyDocument = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(z.union([matcher, lengthRange, z.record(z.string(), z.string())])),
});

interface SizeLimits {
  minBytes: number;
  maxBytes: number;
}

/** Fields that a policy need not name (S3 API reference, "POST policy: conditions"). */
const ALWAYS_ALLOWED = new Set(['x-amz-signature', 'file', 'policy', 'bucket']);

/**
 * Checks a form against its (already authenticated) policy and returns the size limits of the file.
 * @throws {S3Error} AccessDenied (expired, a failed condition, or a field without a condition),
 * InvalidPolicyDocument
 */
export function checkPolicy(base64Policy: string, fields: FormFields, bucket: string): SizeLimits {
  const { expiration, conditions } = readPolicy(base64Policy);
  if (Date.parse(expiration) <= Date.now()) throw refused('Policy expired.');
  const named = new Set<string>();
  const limits: SizeLimits = { minBytes: 0, maxBytes: Infinity };
  for (const condition of conditions) {
    if (!Array.isArray(condition)) {
      for (const [name, value] of Object.entries(condition)) check('eq', name, value);
    } else if (condition[0] === 'content-length-range') {
      limits.minBytes = Math.max(limits.minBytes, condition[1]);
      limits.maxBytes = Math.min(limits.maxBytes, condition[2]);
    } else {
      check(condition[0], condition[1].slice(1), condition[2]);
    }
  }
  const extra = [...fields.keys()].filter((name) => !named.has(name) && !isAllowed(name));
  if (extra.length > 0) throw refused(`Extra input fields: ${extra.join(', ')}`);
  return limits;

  function check(operator: 'eq' | 'starts-with', givenName: string, expected: string): void {
    const name = givenName.toLowerCase();
    named.add(name);
    const actual = name === 'bucket' ? bucket : fields.get(name);
    const holds = operator === 'eq' ? actual === expected : actual?.startsWith(expected);
    if (holds) return;
    const shown = JSON.stringify([operator, `$${givenName}`, expected]).replaceAll(',"', ', "');
    throw refused(`Policy Condition failed: ${shown}`);
  }
}

function readPolicy(base64Policy: string): z.output<typeof policyDocument> {
  try {
    return policyDocument.parse(JSON.parse(Buffer.from(base64Policy, 'base64').toString()));
  } catch {
    throw new S3Error('InvalidPolicyDocument', 'Invalid Policy: Invalid JSON.');
  }
}

function isAllowed(name: string): boolean {
  return ALWAYS_ALLOWED.has(name) || name.startsWith('x-ignore-');
}

function refused(reason: string): S3Error {
  return new S3Error('AccessDenied', `Invalid according to Policy: ${reason}`);
}
