import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The resources that functions use for one occurrence of a flow. `responseBytes` are compressed. */
export interface Usage {
  readUnits: number;
  writeUnits: number;
  /** Requests that reach API Gateway. */
  apiRequests: number;
  responseBytes: number;
  /** Invocations of each function. */
  runs: Record<string, number>;
  s3Reads: number;
  s3Writes: number;
  mails: number;
  /** Paths invalidated at CloudFront. */
  invalidations: number;
}

/** The transfers of a browser. */
export interface Transfer {
  /** Requests to CloudFront and their bytes, including API responses. */
  edgeRequests: number;
  edgeBytes: number;
  /** Bytes sent directly from S3 to the browser. */
  downloadBytes: number;
}

export interface FlowFigures extends Usage, Transfer {
  gbSeconds: number;
  /** The running time of each function on the measuring machine. */
  milliseconds: Record<string, number>;
  logBytes: number;
}

/** The deployed resources that cost money without any visitors. */
export interface Fixed {
  alarmMetrics: number;
  customMetrics: number;
  dashboards: number;
  /** Number of resources by type, and of routes in the API's document. */
  resources: Record<string, number>;
  routes: number;
  /** Runs of the schedules in a month of 730 hours, by function. */
  scheduledRuns: Record<string, number>;
}

export interface Figures {
  measuredAt: string;
  /** The version, machine and library that the figures depend on. */
  version: string;
  machine: string;
  library: { papers: number; episodes: number; products: number };
  flows: Record<FlowName, FlowFigures>;
  fixed: Record<SiteName, Fixed>;
}

/** The flows in the order in which they are measured: administrators' lists grow with the data of earlier flows. */
export const flowNames = [
  'home',
  'item',
  'listInApp',
  'itemInApp',
  'view',
  'adminDay',
  'reload',
  'signIn',
  'purchase',
  'download',
  'question',
  'sweep',
  'holds',
  'digest',
] as const;
export type FlowName = (typeof flowNames)[number];

export const siteNames = ['outcrop', 'papers', 'blue-third'] as const;
export type SiteName = (typeof siteNames)[number];

export const figuresFile = path.join(import.meta.dirname, 'figures.json');

/** Reads the figures of the last `npm run cost -- --measure`. */
export function readFigures(): Figures {
  return JSON.parse(readFileSync(figuresFile, 'utf8')) as Figures;
}
