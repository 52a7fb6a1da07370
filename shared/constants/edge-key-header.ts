/**
 * The header with the key that proves that a request came through our CloudFront distribution, which reserves names
 * beginning with `x-edge-`.
 */
export const edgeKeyHeader = 'x-from-edge';
