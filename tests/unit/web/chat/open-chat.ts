import { vi } from 'vitest';
import type { ChatReply } from '#shared/contracts/chat.ts';
import type { Client } from '#web/src/lib/api/create-client.ts';
import { ApiError } from '#web/src/lib/api/api-error.ts';
import { createMemoryStorage } from '#web/src/lib/browser-storage.ts';
import { createSessionStore, type Session } from '#web/src/lib/session/session-store.ts';
import { createChat } from '#web/src/features/chat/create-chat.ts';
import { readConversation, writeConversation } from '#web/src/features/chat/conversation.ts';
import { createTextDraftStore } from '#web/src/lib/text-draft-store.ts';

export const reader: Session = {
  token: 'token-1',
  role: 'user',
  user: { id: 'u1', email: 'reader@outcrop.test', credits: 4 },
};
export const other: Session = {
  token: 'token-2',
  role: 'user',
  user: { id: 'u2', email: 'other@outcrop.test', credits: 9 },
};

export const reply = (text: string, more: Partial<ChatReply> = {}): ChatReply => ({
  reply: text,
  remainingCredits: 3,
  cost: 1,
  sources: [],
  ...more,
});

export const refusal = (
  code: ConstructorParameters<typeof ApiError>[0],
  status: number,
  more = {},
) => new ApiError(code, { status, ...more });

const often = { interval: 1, timeout: 5000 };

interface Sent {
  route: string;
  input: { message?: string; requestId?: string; history?: unknown[] };
  answer(value: unknown): void;
  refuse(error: unknown): void;
  signal: AbortSignal | undefined;
}

/** A browser tab: the same `tab` storage and session before and after a reload. */
export function openBrowser(signedIn: Session | null = reader, { costs = true } = {}) {
  const session = createSessionStore(createMemoryStorage(), new EventTarget());
  if (signedIn) session.begin(signedIn);
  const drafts = createTextDraftStore(createMemoryStorage(), () => session.read()?.user?.id);
  let ids = 0;
  const clock = { now: Date.UTC(2026, 10, 21) };

  function openChat() {
    const sent: Sent[] = [];
    const published: number[] = [];
    const shownErrors: string[] = [];
    const call = vi.fn(
      (route: string, input: Sent['input'], { signal }: { signal?: AbortSignal } = {}) =>
        new Promise((answer, refuse) => {
          signal?.addEventListener('abort', () => refuse(signal.reason as Error));
          sent.push({ route, input, answer, refuse, signal });
        }),
    );
    const chat = createChat({
      call: call as unknown as Client['call'],
      session,
      restore: () => readConversation(drafts.read('chat')?.texts['conversation'], clock.now),
      keep: (conversation) =>
        drafts.keep('chat', { texts: { conversation: writeConversation(conversation) } }),
      forget: () => drafts.drop('chat'),
      costs,
      publishBalance: (credits) => published.push(credits),
      showError: (text) => shownErrors.push(text),
      newId: () => `request-${++ids}`,
      now: () => clock.now,
      pause: async (milliseconds) => void (clock.now += milliseconds),
    });
    return {
      chat,
      sent,
      published,
      shownErrors,
      /** Returns the newest call, once there are that many. */
      async call(count: number): Promise<Sent> {
        await vi.waitFor(() => {
          if (sent.length < count) throw new Error(`${sent.length} calls, not ${count}`);
        }, often);
        return sent[count - 1]!;
      },
      idle: () =>
        vi.waitFor(() => {
          if (chat.read().phase !== 'idle') throw new Error(chat.read().phase);
        }, often),
    };
  }
  return { session, drafts, clock, openChat };
}

/** A chat with a known balance, in which nothing has been asked yet, or one question with its reply. */
export async function openTalk() {
  const browser = openBrowser();
  const open = browser.openChat();
  open.chat.send('First question');
  (await open.call(1)).answer({ credits: 4 });
  (await open.call(2)).answer(reply('First reply'));
  await open.idle();
  return { ...browser, ...open };
}
