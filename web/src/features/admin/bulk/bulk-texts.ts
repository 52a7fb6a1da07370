import type { ChangedItem, ItemChanges } from '#shared/contracts/item-changes.ts';
import { formatCount } from '../parts/format-count.ts';
import * as messages from './messages.ts';

type Action = ItemChanges['action'];
type Nouns = readonly [string, string];

interface Words {
  /** On the button that opens the dialog; dots where something is asked for first. */
  button: string;
  /** Of the dialog, and on the button that does it: 'Publish 3 articles'. */
  title: (items: string) => string;
  will: (items: string) => string;
  done: (items: string) => string;
  notDone: string;
  /** Why others stay as they are. */
  unchanged: (count: number, items: string) => string;
}

export const actionWords: Record<Action, Words> = {
  publish: messages.publishing,
  unpublish: messages.unpublishing,
  price: messages.repricing,
  category: messages.moving,
  feature: messages.featuring,
  unfeature: messages.unfeaturing,
  delete: messages.deleting,
};

/** '1 article', '1,200 articles' */
export const countOf = (count: number, [one, many]: Nouns): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** What a change will do, line by line. */
export function previewLines(
  action: Action,
  items: readonly ChangedItem[],
  nouns: Nouns,
): string[] {
  const { will, unchanged } = actionWords[action];
  const of = (outcome: ChangedItem['outcome']) => items.filter((item) => item.outcome === outcome);
  const changed = of('changed');
  const owned = changed.filter(({ owners = 0 }) => owners > 0).length;
  const same = of('unchanged').length;
  const lines = [
    changed.length > 0 ? will(countOf(changed.length, nouns)) : messages.nothingWillChange,
  ];
  if (owned > 0) lines.push(...buyersText(action, owned));
  if (same > 0) lines.push(unchanged(same, countOf(same, nouns)));
  return lines;
}

function buyersText(action: Action, owned: number): string[] {
  if (action === 'price') return [messages.buyersPaidAsItIs(owned, formatCount(owned))];
  const keepFiles = action === 'publish' || action === 'unpublish' || action === 'delete';
  return keepFiles ? [messages.buyersKeepFiles(owned, formatCount(owned))] : [];
}
