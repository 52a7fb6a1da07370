import { ApiError } from '../../lib/api/api-error.ts';
import type { ChatDeps, ConversationStore } from './conversation-store.ts';
import type { Turn } from './conversation.ts';

/** The member's credits in the chat, kept in step with the session. */
export function createBalance(deps: ChatDeps, store: ConversationStore) {
  let lastSessionCredits = sessionCredits();

  function sessionCredits(): number | undefined {
    return deps.session.read()?.user?.credits;
  }

  /** A note about missing credits is outdated once there are credits. */
  function dropOldNote(): void {
    const { entries } = store.read();
    const last = entries.at(-1);
    const isAboutCredits =
      last?.kind === 'note' && (last.about === 'out-of-credits' || last.about === 'blocked');
    if (isAboutCredits && (sessionCredits() ?? 0) > 0) store.set({ entries: entries.slice(0, -1) });
  }

  function update(credits: number): void {
    if (!deps.costs) return;
    store.set({ credits, needsCredits: credits <= 0 });
    deps.publishBalance(credits);
    lastSessionCredits = sessionCredits();
  }

  // The stored balance may be from before a purchase.
  dropOldNote();

  return {
    update,
    /** After a 402: the balance is below the price of a reply, but not necessarily 0. */
    async refresh(): Promise<void> {
      const owner = store.owner();
      store.set({ needsCredits: true });
      const response = await deps.call('GET /api/auth/credits', {}).catch(() => undefined);
      if (!response || owner !== store.owner()) return;
      update(response.credits);
      store.set({ needsCredits: true });
    },
    /**
     * Fetches the balance if it is unknown or used up; a failed fetch counts as 0. Returns whether the question may be
     * sent. Throws ApiError (401) without a session, AbortError when the question was cancelled.
     */
    async allows(turn: Turn, signal: AbortSignal): Promise<boolean> {
      if (!deps.costs) return true;
      const known = store.read().credits;
      if (known !== null && known > 0) return true;
      store.set({ phase: 'credits' });
      try {
        update((await deps.call('GET /api/auth/credits', {}, { signal })).credits);
      } catch (error) {
        if (signal.aborted || (error instanceof ApiError && error.status === 401)) throw error;
        store.set({ credits: 0 });
      }
      if (store.read().credits! > 0) return true;
      store.set({ needsCredits: true });
      store.withdraw(turn, 'blocked');
      return false;
    },
    /** Takes over the balance that other parts of the site have received. */
    follow(): void {
      const credits = sessionCredits();
      const hasChanged = credits !== undefined && credits !== lastSessionCredits;
      lastSessionCredits = credits;
      if (hasChanged) dropOldNote();
      if (hasChanged && store.read().credits !== null) {
        store.set({ credits, needsCredits: credits <= 0 });
      }
    },
  };
}
