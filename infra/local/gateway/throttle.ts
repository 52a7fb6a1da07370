/**
 * Creates a token bucket like API Gateway's for a stage. The returned function tells whether a request may pass now.
 */
export function createThrottle(
  limit: { perSecond: number; burst: number } | undefined,
  nowMs: () => number = Date.now,
): () => boolean {
  if (!limit) return () => true;
  const { perSecond, burst } = limit;
  let tokens = burst;
  let filledAtMs = nowMs();
  return () => {
    const now = nowMs();
    tokens = Math.min(burst, tokens + ((now - filledAtMs) / 1000) * perSecond);
    filledAtMs = now;
    if (tokens < 1) return false;
    tokens--;
    return true;
  };
}
