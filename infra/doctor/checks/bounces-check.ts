import { GetAccountCommand } from '@aws-sdk/client-sesv2';
import { note } from '../../preflight/problem.ts';
import type { DoctorCheck } from '../exam.ts';

/**
 * Checks the rates of bounces and complaints, which SES watches for the whole account (SES Developer Guide, "Sending
 * review process").
 */
export const bouncesCheck: DoctorCheck = {
  name: 'bounces and complaints',
  okText: () => 'SES reports no problem with the email of this account.',
  async run({ aws, region }) {
    const { EnforcementStatus } = await aws.ses.send(new GetAccountCommand({}));
    if (EnforcementStatus !== 'PROBATION') return undefined;
    return note(
      `SES has this account in ${region} under review: too many emails bounce, or too many people complain. If that continues, SES stops all email.`,
      `aws sesv2 list-suppressed-destinations --region ${region}   (the addresses; the reason is in the SES console, Account dashboard)`,
    );
  },
};
