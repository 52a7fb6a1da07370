import { titleLength } from '#shared/contracts/item-fields.ts';
import type { ManagedPreview } from '#shared/contracts/item-preview.ts';
import * as messages from './messages.ts';

export interface Titled {
  title: string;
}

/** Returns an item as the starting point of a new one: only the title differs. */
export function copyOf<Item extends Titled>(item: Item): Item {
  return { ...item, title: copiedTitle(item.title) };
}

/** Adds a suffix to the title, which is cut if both together are too long. */
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

/** Returns the initial price of a form: none for a copy of an item in another currency. */
export function priceIn(
  currency: string,
  item: { price: number; currency: string } | undefined,
): number | undefined {
  return item?.currency === currency ? item.price : undefined;
}

/** Returns the preview settings of a copy: those of the original. None of its previews has been made. */
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
