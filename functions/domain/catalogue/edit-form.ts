import type { Actor } from '../../platform/actor.ts';
import { differences } from '../audit/differences.ts';
import type { CatalogueKind } from '../items/catalogue-kind.ts';
import { itemKeyIn } from '../items/item-key.ts';
import { itemNouns } from '../items/item-nouns.ts';
import type { CatalogueItem } from './catalogue-repository.ts';
import { changePublication } from './change-publication.ts';
import { chooseDate, presentDates } from './choose-date.ts';
import { describePublication } from './describe-publication.ts';
import { editItem } from './edit-item.ts';
import type { ChosenState, Publication } from './publication.ts';

interface SoldItem extends CatalogueItem {
  title: string;
  currency: string;
}

/** How one kind of item is edited. */
export interface FormRules<Item extends SoldItem, Attributes> {
  catalogue: CatalogueKind;
  /** The state and the date that the form chooses; empty if it does not choose them. */
  chosen: Partial<ChosenState> & { date?: string };
  /** Returns the attributes that the form sets; throws an AppError if they are not acceptable. */
  read: (item: Item) => Attributes | Promise<Attributes>;
  /** The form's values as text, for the audit log. */
  describe: (attributes: Attributes, currency: string) => Record<string, string>;
}

/**
 * Sets the form's attributes and nothing else: counters, ratings and files stay. The price is in the item's own
 * currency. The audit event lists the differences; if there are none, nothing is written.
 * @throws AppError `not_found`, `conflict`, and whatever `read` throws
 */
export async function editForm<
  Item extends SoldItem & Attributes,
  Attributes extends { title: string },
>(
  id: string,
  actor: Actor,
  { catalogue, chosen, read, describe }: FormRules<Item, Attributes>,
): Promise<void> {
  await editItem<Item>(catalogue, id, actor, async (item) => {
    const { state, publishAt } = chosen;
    const attributes = await read(item);
    const dated = chooseDate(item, chosen);
    const publication = {
      ...dated,
      ...(state && changePublication({ ...item, ...dated }, { state, publishAt })),
    };
    const all = (one: Attributes & Publication) => ({
      ...describe(one, item.currency),
      state: describePublication(one),
      ...(chosen.date !== undefined && { date: presentDates(one).shown ?? '' }),
    });
    const details = differences(all(item), all({ ...item, ...attributes, ...publication }));
    if (!details) return undefined;
    const auditEvent = {
      action: `${itemNouns[catalogue]}.update` as const,
      target: itemKeyIn(catalogue, id),
      label: attributes.title,
      details,
    };
    return { changes: { ...attributes, ...publication }, auditEvent };
  });
}
