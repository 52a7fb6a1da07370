import { stop } from '../../preflight/problem.ts';
import { stackOutput } from '../../preflight/stack-check.ts';
import { records, type DoctorCheck } from '../exam.ts';

export const domainCheck: DoctorCheck = {
  name: 'site DNS',
  okText: ({ config }) => config.domainName && `${config.domainName} points to the site.`,
  async run({ config: { domainName }, stack, dns }) {
    const target = stackOutput(stack!, 'DistributionDomain');
    if (!domainName || !target) return undefined;
    const aliases = await records(dns.resolveCname(domainName));
    if (aliases.some((name) => name.toLowerCase() === target.toLowerCase())) return undefined;
    // An alias record of Route 53 resolves to addresses only.
    const [own, wanted] = await Promise.all([
      records(dns.resolve4(domainName)),
      records(dns.resolve4(target)),
    ]);
    if (own.some((ip) => wanted.includes(ip))) return undefined;
    const now = [...aliases, ...own][0];
    return stop(
      now
        ? `${domainName} points to ${now}, but the site is at ${target}.`
        : `${domainName} has no DNS record.`,
      `Set in the DNS: ${domainName} CNAME ${target}   (in Route 53: an alias)`,
    );
  },
};
