import { useSyncExternalStore } from 'react';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { hasCode } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import type { Client } from '../../lib/api/create-client.ts';
import { publishBalance } from '../../lib/credits/balance.ts';
import { session } from '../../lib/session/session.ts';
import { textDrafts } from '../../lib/text-drafts.ts';
import { toast } from '../../lib/toast.ts';
import { readConversation, writeConversation } from './conversation.ts';
import type { ChatState } from './conversation-store.ts';
import { createChat } from './create-chat.ts';
import { pause } from '../../lib/pause.ts';

const draftKey = 'chat';
const beforeLostMs = 700;

/**
 * A browser aborts requests shortly before it unloads a page. Delaying the failure leaves the conversation unchanged,
 * so its reply is requested again when the tab is back.
 */
const steadyCall: Client['call'] = async (...request) => {
  try {
    return await call(...request);
  } catch (error) {
    if (hasCode(error, 'network')) await pause(beforeLostMs);
    throw error;
  }
};

/**
 * The one conversation of this tab, outside the routes. Stored like the drafts of forms: deleted when its member signs
 * out.
 */
export const chat = createChat({
  call: steadyCall,
  session,
  restore: () => readConversation(textDrafts.read(draftKey)?.texts['conversation'], Date.now()),
  keep: (conversation) =>
    textDrafts.keep(draftKey, { texts: { conversation: writeConversation(conversation) } }),
  forget: () => textDrafts.drop(draftKey),
  costs: capabilities.credits,
  publishBalance,
  showError: (text) => toast.error(text),
  newId: randomId,
  now: Date.now,
  pause,
});

export function useChat(): ChatState {
  return useSyncExternalStore(chat.subscribe, chat.read);
}

/** `crypto.randomUUID` exists on secure origins only, so not when a site is tested over HTTP in a local network. */
function randomId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes: Uint8Array = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
