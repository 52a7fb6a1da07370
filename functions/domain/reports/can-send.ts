import { GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { env } from '../../platform/env.ts';

const ses = new SESv2Client({});

/** Errors for another identity: a stage may read only its own, which is its domain or its address. */
const notThis = ['NotFoundException', 'AccessDeniedException'];

/** Whether SES has verified the sender's domain or address. Until then it sends no emails. */
export async function canSend(sender = env().MAIL_FROM): Promise<boolean> {
  const verified = await Promise.all([sender.split('@')[1]!, sender].map(isVerified));
  return verified.includes(true);
}

async function isVerified(identity: string): Promise<boolean> {
  try {
    const { VerifiedForSendingStatus } = await ses.send(
      new GetEmailIdentityCommand({ EmailIdentity: identity }),
    );
    return VerifiedForSendingStatus === true;
  } catch (error) {
    if (notThis.includes((error as Error).name)) return false;
    throw error;
  }
}
