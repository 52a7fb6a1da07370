import { note } from '../../preflight/problem.ts';
import type { DoctorCheck } from '../exam.ts';
import { domainIdentity, senderDomain } from './sender-identity.ts';

export const dkimCheck: DoctorCheck = {
  name: 'DKIM',
  okText: (exam) =>
    exam.stack && exam.config.senderIdentity !== 'address'
      ? `Emails are signed with DKIM for ${senderDomain(exam)}.`
      : undefined,
  async run(exam) {
    const identity = await domainIdentity(exam);
    // The sender's check reports an identity that is not verified at all.
    if (!identity?.VerifiedForSendingStatus) return undefined;
    const { Status, SigningEnabled, Tokens = [] } = identity.DkimAttributes ?? {};
    if (Status === 'SUCCESS' && SigningEnabled !== false) return undefined;
    const domain = senderDomain(exam);
    const records = Tokens.map(
      (token) => `${token}._domainkey.${domain} CNAME ${token}.dkim.amazonses.com`,
    );
    return note(
      `Emails from ${domain} are not signed with DKIM (${SigningEnabled === false ? 'switched off' : Status}): they end up in spam.`,
      records.length > 0
        ? `Add to the DNS: ${records.join('; ')}`
        : `aws sesv2 put-email-identity-dkim-attributes --email-identity ${domain} --signing-enabled --region ${exam.region}`,
    );
  },
};
