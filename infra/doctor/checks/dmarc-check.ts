import { note } from '../../preflight/problem.ts';
import { records, type DoctorCheck } from '../exam.ts';
import { senderDomain } from './sender-identity.ts';

/** Checks the DMARC record. A subdomain without one follows its parent's (RFC 7489, 6.6.3). */
export const dmarcCheck: DoctorCheck = {
  name: 'DMARC',
  okText: (exam) => `${senderDomain(exam)} has a DMARC record.`,
  async run(exam) {
    const domain = senderDomain(exam);
    const labels = domain.split('.');
    for (let from = 0; from < labels.length - 1; from += 1) {
      const name = `_dmarc.${labels.slice(from).join('.')}`;
      const found = (await records(exam.dns.resolveTxt(name))).map((parts) => parts.join(''));
      const policies = found.filter((text) => text.startsWith('v=DMARC1'));
      if (policies.length === 1) return undefined;
      if (policies.length > 1) {
        return note(
          `${name} has ${policies.length} DMARC records: mail servers then follow none of them.`,
          `Delete all but one of these from the DNS: ${policies.map((text) => `"${text}"`).join(', ')}`,
        );
      }
    }
    return note(
      `${domain} has no DMARC record: large email providers reject emails without one, or treat them as spam.`,
      `Add to the DNS: _dmarc.${domain} TXT "v=DMARC1; p=none"`,
    );
  },
};
