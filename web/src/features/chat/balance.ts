import { authContract } from '#shared/contracts/auth.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import type { ChatDeps, ConversationStore } from './conversation-store.ts';
import type { Turn } from './conversation.ts';

/** The member's credits, as far as the window knows them. */
export function createBalance(deps: ChatDeps, store: ConversationStore) {
  let lastHeard = heard();

  function heard(): number | undefined {
    return deps.session.read()?.user?.credits;
  }

  /** A note that says that credits are missing is old as soon as there are some again. */
  function dropOldNote(): void {
    const { entries } = store.read();
    const last = entries.at(-1);
    const isAboutCredits =
      last?.kind === 'note' && (last.about === 'out-of-credits' || last.about === 'blocked');
    if (isAboutCredits && (heard() ?? 0) > 0) store.set({ entries: entries.slice(0, -1) });
  }

  function learn(credits: number): void {
    store.set({ credits, needsCredits: credits <= 0 });
    deps.publishBalance(credits);
    lastHeard = heard();
  }

  // It may have been kept from before a purchase.
  dropOldNote();

  return {
    learn,
    /** After a 402: what is left is less than a reply costs, which need not be nothing. */
    async relearn(): Promise<void> {
      const owner = store.owner();
      store.set({ needsCredits: true });
      const response = await deps.call(authContract.credits, {}).catch(() => undefined);
      if (!response || owner !== store.owner()) return;
      learn(response.credits);
      store.set({ needsCredits: true });
    },
    /**
     * Fetches the balance where it is unknown or was used up; one that cannot be had counts as 0. Answers whether the
     * question may be sent. Throws ApiError (401) without a session, AbortError when the question was given up.
     */
    async allows(turn: Turn, signal: AbortSignal): Promise<boolean> {
      const known = store.read().credits;
      if (known !== null && known > 0) return true;
      store.set({ phase: 'credits' });
      try {
        learn((await deps.call(authContract.credits, {}, { signal })).credits);
      } catch (error) {
        if (signal.aborted || (error instanceof ApiError && error.status === 401)) throw error;
        store.set({ credits: 0 });
      }
      if (store.read().credits! > 0) return true;
      store.set({ needsCredits: true });
      store.withdraw(turn, 'blocked');
      return false;
    },
    /** Takes over what other deps of the site have heard of it. */
    follow(): void {
      const credits = heard();
      const isNews = credits !== undefined && credits !== lastHeard;
      lastHeard = credits;
      if (isNews) dropOldNote();
      if (isNews && store.read().credits !== null) {
        store.set({ credits, needsCredits: credits <= 0 });
      }
    },
  };
}
