import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What the functions use for one occurrence of a flow. `responseBytes` are compressed. */
export interface Usage {
  readUnits: number;
  writeUnits: number;
  /** Requests that reach API Gateway. */
  apiRequests: number;
  responseBytes: number;
  /** Runs of each function. */
  runs: Record<string, number>;
  s3Reads: number;
  s3Writes: number;
  mails: number;
  /** Paths that CloudFront is told to forget. */
  invalidations: number;
}

/** What a browser transfers. */
export interface Transfer {
  /** Requests to CloudFront, and their bytes; API responses included. */
  edgeRequests: number;
  edgeBytes: number;
  /** Bytes that come from S3 straight to the browser. */
  downloadBytes: number;
}

export interface FlowFigures extends Usage, Transfer {
  gbSeconds: number;
  /** The time of each function on the machine that measured. */
  milliseconds: Record<string, number>;
  logBytes: number;
}

/** What a template deploys that costs something while nobody comes. */
export interface Fixed {
  alarmMetrics: number;
  customMetrics: number;
  dashboards: number;
  /** By type; and how many routes the document of the API has. */
  resources: Record<string, number>;
  routes: number;
  /** Runs of the schedules in a month of 730 hours, by function. */
  scheduledRuns: Record<string, number>;
}

export interface Figures {
  measuredAt: string;
  /** Version, machine and library: what the figures depend on. */
  version: string;
  machine: string;
  library: { papers: number; episodes: number; products: number };
  flows: Record<FlowName, FlowFigures>;
  fixed: Record<SiteName, Fixed>;
}

/** In the order in which they are measured: an administrator's lists grow with what others leave. */
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

/** The figures of the last `npm run cost -- --measure`. */
export function readFigures(): Figures {
  return JSON.parse(readFileSync(figuresFile, 'utf8')) as Figures;
}
