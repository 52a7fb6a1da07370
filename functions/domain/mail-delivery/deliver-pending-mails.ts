import { drain } from '../../platform/drain.ts';
import { pendingMailIds } from '../mails/mail-repository.ts';
import { deliverMail, mailFailure } from './deliver-mail.ts';

/** SES allows a new account 14 emails per second. */
const concurrency = 5;

const dependencies = { deliverMail, pendingMailIds };

/** Creates `deliverPendingMails` with the functions that it calls. */
export function createDeliverPendingMails({ deliverMail, pendingMailIds }: typeof dependencies) {
  return async (deadline: number): Promise<number> => {
    const { failed } = await drain(pendingMailIds(), deliverMail, {
      concurrency,
      deadline,
      failure: mailFailure,
      idsOf: (mailId) => ({ mailId }),
    });
    return failed;
  };
}

/**
 * Tries all pending emails until `deadline` (epoch milliseconds); failures do not block the others.
 * @returns the number of failures
 */
export const deliverPendingMails = createDeliverPendingMails(dependencies);
