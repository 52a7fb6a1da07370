import type { PublicationState } from '#shared/contracts/fields.ts';
import type { ItemChanges } from '#shared/contracts/item-changes.ts';
import type { ListMessages } from '../lists/messages.ts';

type Counted = (count: number, figure: string) => string;

/** The texts of one change of many items. */
export interface ChangeMessages {
  /** The title of the dialog and the label of its button. */
  title: Counted;
  will: Counted;
  done: Counted;
  /** Why some items are not changed. */
  unchanged: Counted;
}

/** The admin texts for a kind of item, in whole sentences. */
export interface CatalogueMessages {
  list: ListMessages;
  create: string;
  saved: string;
  gone: string;
  deleteQuestion: string;
  newestFirst: string;
  search: string;
  failedToLoad: string;
  none: string;
  noneIn: Record<PublicationState, string>;
  /** For a filter by a tag, alone or with a state. */
  noneMatch: string;
  showAll: string;
  selected: string;
  changes: Record<ItemChanges['action'], ChangeMessages>;
}
