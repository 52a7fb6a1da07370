import { createHash } from 'node:crypto';
import { epochSecondsIn } from '../../platform/clock.ts';
import { tableName } from '../../platform/dynamo.ts';

export interface RateLimit {
  limit: number;
  windowSeconds: number;
}

/** Returns the row of the current fixed window. The subject (an IP address, an account) is stored hashed. */
export function rateLimitWindow(name: string, subject: string, { windowSeconds }: RateLimit) {
  const nowSeconds = epochSecondsIn(0);
  const windowEnd = (Math.floor(nowSeconds / windowSeconds) + 1) * windowSeconds;
  const hashed = createHash('sha256').update(subject).digest('base64url').slice(0, 22);
  return {
    row: {
      TableName: tableName('ephemera'),
      Key: { key: `rate#${name}#${hashed}#${windowEnd}` },
    },
    expiresAt: windowEnd + 60,
    secondsLeft: windowEnd - nowSeconds,
  };
}
