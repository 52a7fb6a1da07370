import { createSendMessage, type Assistant } from '#functions/chat/create-send-message.ts';
import { stopMessage } from '#functions/chat/stop-message.ts';
import { composeAnswer } from '#functions/domain/assistant/built-in/compose-answer.ts';
import { authenticator } from '#functions/domain/members/authenticate.ts';
import { createHandler } from '#functions/platform/create-handler.ts';
import { implement } from '#functions/platform/implement.ts';
import type { LambdaHandler } from '#infra/local/gateway/invoke.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { chatContract } from '#shared/contracts/chat.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { answerable, seedKnowledge } from './chat-knowledge.ts';
import { loadHandler } from './load-handler.ts';
import { registerAdmin } from './sample-admin.ts';
import { startTestStack, type TestStack } from './start-test-stack.ts';

/** A stack with sample knowledge, whose assistant a test can replace. */
export async function startChatStack() {
  const builtIn: Assistant = { name: 'built-in', provide: composeAnswer, replySeconds: 20 };
  let assistant = builtIn;
  const sendMessage = implement(chatContract.send, (...request) =>
    createSendMessage(assistant)(...request),
  );
  const chat = createHandler<typeof chatContract>(authenticator, {
    'POST /api/chat': async () => sendMessage,
    'POST /api/chat/{requestId}/stop': async () => stopMessage,
  }) as LambdaHandler;
  const stack = await startTestStack({
    loadHandler: (group) => (group === 'chat' ? Promise.resolve(chat) : loadHandler(group)),
  });
  await seedKnowledge(stack);
  return {
    ...stack,
    /** From now on, replies are written like this. */
    useAssistant: (other: Partial<Assistant>) => {
      assistant = { ...builtIn, ...other };
    },
    useBuiltIn: () => {
      assistant = builtIn;
    },
    ask: (member: Session, input: { message?: string; requestId?: string } = {}) =>
      stack.api(chatContract.send, { message: answerable, ...input }, { token: member.token }),
    stopReply: (member: Session, requestId: string) =>
      stack.api(chatContract.stop, { requestId }, { token: member.token }),
    /** A new member with that many credits. */
    memberWith: (credits: number) => memberWith(stack, credits),
  };
}

export type ChatStack = Awaited<ReturnType<typeof startChatStack>>;

async function memberWith(stack: TestStack, credits: number): Promise<Session> {
  const admin = await registerAdmin(stack);
  const member = await stack.register();
  const change = credits - member.credits;
  if (change === 0) return member;
  await stack.api(
    membersContract.adjustCredits,
    { id: member.id, credits: change, reason: 'For the test', requestId: `to-${credits}-credits` },
    admin,
  );
  return member;
}
