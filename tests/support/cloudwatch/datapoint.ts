/** One value of a metric, as a service or a log line gives it to CloudWatch. */
export interface Datapoint {
  namespace: string;
  name: string;
  dimensions: Record<string, string>;
  value: number;
  /** Epoch milliseconds. */
  at: number;
}

export const sameDimensions = (a: Record<string, string>, b: Record<string, string>) =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
