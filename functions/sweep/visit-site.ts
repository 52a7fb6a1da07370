import http from 'node:http';
import https from 'node:https';
import type { TLSSocket } from 'node:tls';
import { now } from '../platform/clock.ts';
import { env } from '../platform/env.ts';
import { logger } from '../platform/logger.ts';

const timeoutMs = 10_000;
/** The pages to visit: one served from the bucket, one by the API. */
const visited = ['/', '/api/health'];

interface SiteResponse {
  status: number;
  /** When the certificate expires; absent without TLS. */
  certificateEnds?: string;
}

/**
 * Opens the site as a visitor does: through its domain name, its certificate and CloudFront. CloudWatch has the metrics
 * of CloudFront and of certificates only in us-east-1, where alarms of other regions cannot watch them
 * (docs/decisions/0055-alarms.md).
 */
export async function visitSite(): Promise<void> {
  await Promise.all(visited.map(visit));
}

async function visit(path: string): Promise<void> {
  const began = now().getTime();
  try {
    const { status, certificateEnds } = await get(new URL(path, env().SITE_URL));
    const certificateDays = certificateEnds && daysUntil(certificateEnds);
    const line = { path, status, ms: now().getTime() - began, certificateDays };
    if (status < 400) logger.info('site responds', line);
    else logger.error('site does not respond', line);
  } catch (error) {
    logger.error('site does not respond', { path, error });
  }
}

function get(url: URL): Promise<SiteResponse> {
  const { get: open } = url.protocol === 'https:' ? https : http;
  // A reused connection may have been closed, or may show an outdated certificate.
  const options = { signal: AbortSignal.timeout(timeoutMs), agent: false };
  return new Promise((resolve, reject) => {
    const request = open(url, options, (response) => {
      const certificate = (response.socket as Partial<TLSSocket>).getPeerCertificate?.();
      response.resume();
      resolve({ status: response.statusCode ?? 0, certificateEnds: certificate?.valid_to });
    });
    request.on('error', reject);
  });
}

function daysUntil(time: string): number {
  return Math.floor((Date.parse(time) - now().getTime()) / 86_400_000);
}
