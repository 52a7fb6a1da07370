import { useEffect, useState } from 'react';
import type { HomeItem } from '#shared/contracts/home.ts';
import { embeddedResponse, keepResponse } from '../../lib/api/embedded-responses.ts';
import { createPart } from '../../lib/parts/create-part.ts';
import { usePart } from '../../lib/parts/use-part.ts';

const path = '/api/home';
const client = createPart(() => import('./fetch-home-items.ts'));

/**
 * Returns the items embedded in the page. If there are none, because the visitor came from another page of the site,
 * they are requested once the API client has loaded; until then, and if the call fails, the list is empty.
 */
export function useHomeItems(): readonly HomeItem[] {
  const [items, setItems] = useState(
    () => embeddedResponse({ url: path, path, input: {} })?.data as HomeItem[] | undefined,
  );
  const { value } = usePart(client, !items);
  useEffect(() => {
    if (items || !value) return;
    let isShown = true;
    const show = (read: HomeItem[]) => {
      keepResponse(path, read);
      if (isShown) setItems(read);
    };
    value.fetchHomeItems().then(show, () => undefined);
    return () => {
      isShown = false;
    };
  }, [items, value]);
  return items ?? [];
}
