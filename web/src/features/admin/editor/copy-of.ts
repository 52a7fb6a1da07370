import { titleLength } from '#shared/contracts/item-fields.ts';
import type { ManagedPreview } from '#shared/contracts/item-preview.ts';
import * as messages from './messages.ts';

export interface Titled {
  title: string;
}

/** An item as the beginning of a new one: only its title is different. */
export function copyOf<Item extends Titled>(item: Item): Item {
  return { ...item, title: copiedTitle(item.title) };
}

/** The title with an addition, and with its end cut off where both together would be too long. */
function copiedTitle(title: string): string {
  const room = titleLength - messages.copyAddition.length;
  const kept = title.length > room ? wholeCharacters(title, room).trimEnd() : title;
  return kept + messages.copyAddition;
}

function wholeCharacters(text: string, room: number): string {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > room) break;
    kept += character;
  }
  return kept;
}

/** The price that a form in a currency begins with: none for the copy of an item in another one. */
export function priceIn(
  currency: string,
  item: { price: number; currency: string } | undefined,
): number | undefined {
  return item?.currency === currency ? item.price : undefined;
}

/** What a copy shows before it is paid, as chosen for the first item; nothing of it has been made. */
export function copiedPreview(
  copied: { preview: ManagedPreview } | undefined,
): ManagedPreview | undefined {
  if (!copied) return undefined;
  const { pages, excerpt, fileList } = copied.preview;
  return {
    pages,
    ...(excerpt && { excerpt: { seconds: excerpt.seconds, state: 'none' } }),
    state: 'none',
    fileList: { choice: fileList.choice, state: 'none' },
  };
}
