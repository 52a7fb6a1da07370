import type { ChangedItem, ItemChanges } from '#shared/contracts/item-changes.ts';
import { formatCount } from '#web/src/lib/format-count.ts';
import type { CatalogueMessages } from '../catalogues/catalogue-messages.ts';
import * as messages from './messages.ts';

type Action = ItemChanges['action'];
interface Words {
  /** The label of the button that opens the dialog; it ends in an ellipsis if the dialog asks for a value. */
  button: string;
  notDone: string;
}

export const actionWords: Record<Action, Words> = {
  publish: messages.publishing,
  unpublish: messages.unpublishing,
  price: messages.repricing,
  category: messages.moving,
  tag: messages.tagging,
  untag: messages.untagging,
  feature: messages.featuring,
  unfeature: messages.unfeaturing,
  delete: messages.deleting,
};

/** Describes the effects of a change, line by line. */
export function previewLines(
  action: Action,
  items: readonly ChangedItem[],
  words: CatalogueMessages['changes'],
): string[] {
  const { will, unchanged } = words[action];
  const of = (outcome: ChangedItem['outcome']) => items.filter((item) => item.outcome === outcome);
  const changed = of('changed');
  const owned = changed.filter(({ owners = 0 }) => owners > 0).length;
  const same = of('unchanged').length;
  const lines = [
    changed.length > 0
      ? will(changed.length, formatCount(changed.length))
      : messages.nothingWillChange,
  ];
  if (owned > 0) lines.push(...buyersText(action, owned));
  if (same > 0) lines.push(unchanged(same, formatCount(same)));
  return lines;
}

function buyersText(action: Action, owned: number): string[] {
  if (action === 'price') return [messages.paymentsStay(owned, formatCount(owned))];
  const keepFiles = action === 'publish' || action === 'unpublish' || action === 'delete';
  return keepFiles ? [messages.buyersKeepFiles(owned, formatCount(owned))] : [];
}
