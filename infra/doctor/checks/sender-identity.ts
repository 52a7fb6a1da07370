import {
  GetEmailIdentityCommand,
  NotFoundException,
  type GetEmailIdentityCommandOutput,
} from '@aws-sdk/client-sesv2';
import type { Exam } from '../exam.ts';

export const senderDomain = ({ config }: Exam): string => config.senderEmail.split('@')[1]!;

/** Reads the sender's domain identity from SES; undefined if SES does not know it. */
export async function domainIdentity(
  exam: Exam,
): Promise<GetEmailIdentityCommandOutput | undefined> {
  try {
    const EmailIdentity = senderDomain(exam);
    return await exam.aws.ses.send(new GetEmailIdentityCommand({ EmailIdentity }));
  } catch (error) {
    if (error instanceof NotFoundException) return undefined;
    throw error;
  }
}
