import { useEffect, useState } from 'react';
import type { HomeItem } from '#shared/contracts/home.ts';
import { embeddedResponse, keepResponse } from '../../lib/api/embedded-responses.ts';

const path = '/api/home';

/**
 * What came with the page. Where nothing did, because the visitor comes from another page of the site, it is asked for
 * once; until then, and if that fails, there is nothing.
 */
export function useHomeItems(): readonly HomeItem[] {
  const [items, setItems] = useState(
    () => embeddedResponse({ address: path, path, input: {} })?.data as HomeItem[] | undefined,
  );
  useEffect(() => {
    if (items) return;
    let isShown = true;
    void fetchItems().then((read) => isShown && setItems(read));
    return () => {
      isShown = false;
    };
  }, [items]);
  return items ?? [];
}

async function fetchItems(): Promise<HomeItem[] | undefined> {
  try {
    const { fetchHomeItems } = await import('./fetch-home-items.ts');
    const items = await fetchHomeItems();
    keepResponse(path, items);
    return items;
  } catch {
    return undefined;
  }
}
