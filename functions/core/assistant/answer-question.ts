import { findPassages } from '../passages/find-passages.ts';
import type { AnswerProvider, ProviderResult, Question } from './answer.ts';
import { groundPassage, readOwned } from './ground-passages.ts';
import { listItems } from './listing/list-items.ts';
import { readWish } from './listing/read-wish.ts';

export interface Asked extends Pick<Question, 'message' | 'history' | 'signal'> {
  userId: string;
}

/**
 * Looks for what the site says, and has the provider write a reply from it. Where the site says nothing the provider is
 * not asked.
 * @returns with the number of passages that the provider was given
 * @throws what the search or the provider throws; the signal's reason when the time is over
 */
export async function answerQuestion(
  { userId, ...asked }: Asked,
  provide: AnswerProvider,
): Promise<ProviderResult & { passages: number }> {
  const { message, history, signal } = asked;
  const question = await untilAborted(ground({ userId, message, history }), signal);
  if (!question) return { passages: 0 };
  const { passages, listing } = question;
  const result = await untilAborted(provide({ ...asked, ...question }), signal);
  return { ...result, passages: passages.length + (listing?.items.length ?? 0) };
}

async function ground({
  userId,
  message,
  history,
}: Omit<Asked, 'signal'>): Promise<Pick<Question, 'passages' | 'listing'> | undefined> {
  const wish = readWish(message);
  if (wish) return { passages: [], listing: await listItems(wish, userId) };
  const earlier = history.filter(({ sender }) => sender === 'user').map(({ text }) => text);
  const { ranked, answered } = await findPassages(message, earlier);
  if (!answered) return undefined;
  const found = ranked.map(({ passage }) => passage);
  const owned = await readOwned(
    userId,
    found.map(({ source }) => source),
  );
  return { passages: found.map((passage) => groundPassage(passage, owned)) };
}

/** A model's client may be deaf to the signal: whoever waits for it is not. */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const over = Promise.withResolvers<never>();
  const onAbort = () => over.reject(signal.reason as Error);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  return Promise.race([work, over.promise]).finally(() =>
    signal.removeEventListener('abort', onAbort),
  );
}
