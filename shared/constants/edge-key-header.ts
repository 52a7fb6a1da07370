/**
 * The header with the key that proves that a request came through our CloudFront distribution. CloudFront reserves
 * names that begin with `x-edge-`.
 */
export const edgeKeyHeader = 'x-from-edge';
