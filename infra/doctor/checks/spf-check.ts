import { note } from '../../preflight/problem.ts';
import { records, type DoctorCheck } from '../exam.ts';
import { domainIdentity } from './sender-identity.ts';

/** Checks SPF, which concerns the envelope's sender: Amazon's own domain, unless SES has a MAIL FROM domain. */
export const spfCheck: DoctorCheck = {
  name: 'SPF',
  okText: () => 'SPF passes.',
  async run(exam) {
    const mailFrom = (await domainIdentity(exam))?.MailFromAttributes?.MailFromDomain;
    if (!mailFrom) return undefined;
    const texts = (await records(exam.dns.resolveTxt(mailFrom))).map((parts) => parts.join(''));
    const found = texts.filter((text) => text.startsWith('v=spf1'));
    if (found.length === 1 && found[0]!.includes('include:amazonses.com')) return undefined;
    return note(
      found.length > 1
        ? `${mailFrom} has ${found.length} SPF records: mail servers then accept none of them.`
        : `The SPF record of ${mailFrom} does not name Amazon SES.`,
      `Set exactly one record in the DNS: ${mailFrom} TXT "v=spf1 include:amazonses.com ~all"`,
    );
  },
};
