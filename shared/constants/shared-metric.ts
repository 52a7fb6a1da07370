/** Metrics that all functions of a stage share: one alarm watches them all. */
export type SharedMetric = 'throttled-requests' | 'slow-runs';
