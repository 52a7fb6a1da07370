/** What every function of a stage counts under one name, so that one alarm watches them all. */
export type SharedMetric = 'throttled-requests' | 'slow-runs';
