import type { ChangedItem, ItemChanges } from '#shared/contracts/item-changes.ts';
import { formatCount } from '../parts/format-count.ts';

type Action = ItemChanges['action'];
type Nouns = readonly [string, string];

interface Words {
  /** On the button that opens the dialog; dots where something is asked for first. */
  button: string;
  /** In the dialog. */
  verb: string;
  /** After '3 articles'. */
  done: string;
  /** What becomes of those that change. */
  effect: string;
  /** Why others stay as they are. */
  asIs: string;
}

export const actionWords: Record<Action, Words> = {
  publish: {
    button: 'Publish',
    verb: 'Publish',
    done: 'published',
    effect: 'Visitors see them at once, or as soon as a missing file is accepted.',
    asIs: 'published already',
  },
  unpublish: {
    button: 'Unpublish',
    verb: 'Unpublish',
    done: 'unpublished',
    effect: 'Visitors no longer see them, and they can’t be bought. A schedule ends.',
    asIs: 'not published',
  },
  price: {
    button: 'Price …',
    verb: 'Change price of',
    done: 'repriced',
    effect: 'The new price counts from the next purchase on.',
    asIs: 'at this price already',
  },
  category: {
    button: 'Category …',
    verb: 'Change category of',
    done: 'moved',
    effect: 'They are listed under the new category at once.',
    asIs: 'in this category already',
  },
  feature: {
    button: 'Show on home page',
    verb: 'Show on the home page:',
    done: 'shown on the home page',
    effect: 'Drafts follow when they are published. The newest fill the places that are left.',
    asIs: 'on the home page already',
  },
  unfeature: {
    button: 'Take off home page',
    verb: 'Take off the home page:',
    done: 'taken off the home page',
    effect: 'The newest fill their places, which may be the same.',
    asIs: 'not chosen for the home page',
  },
  delete: {
    button: 'Delete',
    verb: 'Delete',
    done: 'deleted',
    effect: 'They leave the site and this list, and can’t be brought back.',
    asIs: 'deleted already',
  },
};

const concernsBuyers = (action: Action): boolean =>
  action === 'publish' || action === 'unpublish' || action === 'price' || action === 'delete';

/** '1 article', '1,200 articles' */
export const countOf = (count: number, [one, many]: Nouns): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** What a change will do, line by line. */
export function previewLines(
  action: Action,
  items: readonly ChangedItem[],
  nouns: Nouns,
): string[] {
  const { done, effect, asIs } = actionWords[action];
  const of = (outcome: ChangedItem['outcome']) => items.filter((item) => item.outcome === outcome);
  const changed = of('changed');
  const owned = changed.filter(({ owners = 0 }) => owners > 0).length;
  const lines = [
    changed.length > 0
      ? `${countOf(changed.length, nouns)} will be ${done}. ${effect}`
      : 'Nothing will change.',
  ];
  if (owned > 0 && concernsBuyers(action)) {
    const whose = owned === 1 ? '1 of them has' : `${formatCount(owned)} of them have`;
    const kept = action === 'price' ? 'what they paid stays as it is' : 'they keep their files';
    lines.push(`${whose} buyers: ${kept}.`);
  }
  const same = of('unchanged').length;
  if (same > 0) lines.push(`${countOf(same, nouns)} ${same === 1 ? 'is' : 'are'} ${asIs}.`);
  return lines;
}
