import { reportsContract } from '#shared/contracts/reports.ts';
import { note, stop } from '../../preflight/problem.ts';
import { stackOutput } from '../../preflight/stack-check.ts';
import { reasonOf } from '../../reason-of.ts';
import type { DoctorCheck } from '../exam.ts';

/** Shorter than the timeout of a check, so that the report names the site. */
const timeoutMs = 10_000;

/** Asks the shop itself, which knows about waiting emails, missed sweeps and refused webhooks. */
export const healthCheck: DoctorCheck = {
  name: 'health',
  okText: () => 'The shop reports that all its parts work.',
  async run(exam) {
    const siteUrl = stackOutput(exam.stack!, 'SiteAddress')!;
    const url = siteUrl + reportsContract.health.path;
    const again = `npm run smoke -- --url ${siteUrl}`;
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await exam.fetch(url, { signal }).catch(reasonOf);
    if (typeof response === 'string') {
      return stop(`The site does not respond at ${siteUrl}: ${response}.`, again);
    }
    const body = (await response.json().catch(() => undefined)) as { status?: string } | undefined;
    if (body?.status === 'ok') return undefined;
    if (body?.status === 'degraded') {
      return note(
        'The shop reports that a part of it needs attention.',
        `${siteUrl}/admin   (under "Status"; docs/runbook.md, "Is it up?")`,
      );
    }
    return stop(`${url} responds with ${response.status}.`, again);
  },
};
