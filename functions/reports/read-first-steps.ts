import { reportsContract, type FirstStep } from '#shared/contracts/reports.ts';
import { hasPublished } from '../domain/catalogue/catalogue-repository.ts';
import { canSend } from '../domain/reports/can-send.ts';
import { isLookChosen, isLegalTextFilledIn } from '../domain/reports/site-readiness.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';
import { logger } from '../platform/logger.ts';
import { secret } from '../platform/secrets.ts';

const dependencies = { canSend, hasPublished };

/** Creates `readFirstSteps` with the functions that it calls. */
export function createReadFirstSteps({ canSend, hasPublished }: typeof dependencies) {
  const isSelling = async (): Promise<boolean> => {
    const found = await Promise.all(
      (['articles', 'podcasts', 'products'] as const).map(hasPublished),
    );
    return found.includes(true);
  };

  const checks: Record<FirstStep['id'], () => boolean | Promise<boolean>> = {
    look: isLookChosen,
    legal: isLegalTextFilledIn,
    sender: () => canSend(),
    payments: canCharge,
    item: isSelling,
  };

  /** Checks one step. A service that does not respond does not hide the other steps. */
  const checkStep = async (id: FirstStep['id']): Promise<FirstStep> => {
    try {
      return { id, isDone: await checks[id]() };
    } catch (error) {
      logger.error('first step not checked', { step: id, error });
      return { id, isDone: false, isUnknown: true };
    }
  };

  return implement(reportsContract.firstSteps, async () => {
    const ids = Object.keys(checks) as FirstStep['id'][];
    return { steps: await Promise.all(ids.map(checkStep)) };
  });
}

/** Reads which steps a new shop still needs before its first sale, in the order in which to take them. */
export const readFirstSteps = createReadFirstSteps(dependencies);

async function canCharge(): Promise<boolean> {
  try {
    return (await secret('STRIPE_SECRET_KEY')) !== '';
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_set_up') return false;
    throw error;
  }
}
