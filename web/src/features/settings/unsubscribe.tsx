import { useEffect, useEffectEvent, useState } from 'react';
import { mutate } from 'swr';
import type { Preferences } from '#shared/contracts/account.ts';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { errorText, hasCode } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { createLocationGuard } from '../../lib/location-guard.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import * as messages from './messages.ts';

const names: Record<keyof Preferences, string> = {
  newItems: messages.newItems,
  newEditions: messages.newEditions,
};

/** `?stop=<token>`, the link in an optional email: unsubscribes its recipient from emails of its kind at once. */
export function Unsubscribe() {
  const [search, setSearch] = useSearchParams();
  const hydrated = useHydrated();
  const token = hydrated ? search.get('stop') : null;
  const [stopped, setStopped] = useState<keyof Preferences>();
  const stopping = useAction(async () => {
    const isSameLocation = createLocationGuard();
    const response = await call('POST /api/auth/preferences/stop', { token: token! });
    setStopped(response.stopped);
    // Removes the token: a reload must not undo a later subscription.
    if (isSameLocation()) setSearch({}, { replace: true });
    await mutate((key) => Array.isArray(key) && key[0] === 'GET /api/auth/preferences');
  });
  const { run } = stopping;
  // Its other dependencies change with every render; it must run for a new token only.
  const stop = useEffectEvent(() => void run());
  useEffect(() => {
    if (token) stop();
  }, [token]);

  if (stopped) {
    return (
      <Notice tone="success" title={messages.youWontGetEmails(names[stopped])}>
        {messages.wellStillSendReceiptsAnd}
      </Notice>
    );
  }
  if (!token) return null;
  if (!stopping.error) return <Notice tone="info" title={messages.unsubscribing} />;
  const invalid = hasCode(stopping.error, 'link_invalid');
  return (
    <Notice
      tone="error"
      title={messages.weCouldntUnsubscribeYou}
      action={!invalid && <Button onClick={() => void run()}>{messages.tryAgain}</Button>}
    >
      {errorText(stopping.error, messages.somethingWentWrong)}
      {invalid && ` ${messages.signInAndChange}`}
    </Notice>
  );
}
