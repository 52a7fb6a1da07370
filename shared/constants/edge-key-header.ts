/**
 * Carries the key that proves that a request came through our own edge. CloudFront keeps names that begin with
 * `x-edge-` for itself.
 */
export const edgeKeyHeader = 'x-from-edge';
