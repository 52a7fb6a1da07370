import { chatContract } from '#shared/contracts/chat.ts';
import { paidArticle } from '../buy-article.ts';
import { seedProduct } from '../sample-products.ts';
import type { TestStack } from '../start-test-stack.ts';

/** Every use of the assistant, once: a reply, its repetition, no reply, and a stopped request. */
export async function useChat(stack: TestStack): Promise<void> {
  await Promise.all([stack.seedArticles(), stack.seedPodcasts(), seedProduct(stack)]);
  const { token } = await stack.register();
  const ask = (message: string, requestId: string) =>
    stack.api(chatContract.send, { message, requestId }, { token });
  await ask(`What does "${paidArticle.title}" cost?`, 'request-1');
  await ask(`What does "${paidArticle.title}" cost?`, 'request-1');
  await ask('Which papers are free?', 'request-2');
  await ask('Quetzalcoatlus wingspan', 'request-3');
  await stack.api(chatContract.stop, { requestId: 'request-4' }, { token });
}
