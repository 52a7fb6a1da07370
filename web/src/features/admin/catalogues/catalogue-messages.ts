import type { PublicationState } from '#shared/contracts/fields.ts';
import type { ItemChanges } from '#shared/contracts/item-changes.ts';
import type { ListMessages } from '../lists/messages.ts';

type Counted = (count: number, figure: string) => string;

/** What changing many at once says. */
export interface ChangeMessages {
  /** Of the dialog, and on the button that does it. */
  title: Counted;
  will: Counted;
  done: Counted;
  /** Why others stay as they are. */
  unchanged: Counted;
}

/** What the desk says of a kind of item, in whole sentences. */
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
  showAll: string;
  selected: string;
  changes: Record<ItemChanges['action'], ChangeMessages>;
}
