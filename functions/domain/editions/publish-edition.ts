import { capabilities } from '#shared/site-config/capabilities.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { nowIso } from '../../platform/clock.ts';
import { conflict, retryOnConflict } from '../../platform/retry-on-conflict.ts';
import { auditPut } from '../audit/audit-repository.ts';
import { changeItem, getItem } from '../catalogue/catalogue-repository.ts';
import type { EditedKind } from '../items/catalogue-kind.ts';
import { itemKeyIn } from '../items/item-key.ts';
import { itemNouns } from '../items/item-nouns.ts';
import { announcementPut } from './announcement-repository.ts';
import { draftDelete, newEditionPut } from './edition-repository.ts';
import { mainFileOf, readEditions, type EditedItem } from './editions-of.ts';

export interface WantedEdition {
  id: string;
  /** The number of the draft that the administrator sees. */
  number: number;
  changes: string;
}

/**
 * Makes the draft of the next edition the current one and has its owners told by email. A repeated request changes
 * nothing.
 * @throws AppError `not_found`; `conflict` if there is no such draft
 */
export function publishEdition(
  kind: EditedKind,
  { id, number, changes }: WantedEdition,
  actor: Actor,
): Promise<void> {
  const name = itemKeyIn(kind, id);
  return retryOnConflict(async () => {
    const item = await getItem<EditedItem & { title: string }>(kind, id);
    if (!item?.shelf) throw new AppError('not_found');
    const { editions, draft, stored } = await readEditions(kind, item);
    const published = editions.find((edition) => edition.number === number);
    if (published?.changes === changes) return;
    if (draft?.number !== number) throw new AppError('conflict');
    const at = nowIso();
    const { files } = draft;
    const news = { of: { kind, id }, title: item.title, number, at, changes };
    // The first edition of an item from before editions existed has no row yet.
    const before = stored ? [] : editions.map((edition) => newEditionPut(name, edition));
    const done = await changeItem(
      kind,
      id,
      { ...mainFileOf(kind, files[0]!), edition: { number, at }, updatedAt: at },
      [
        newEditionPut(name, { number, at, changes, files }),
        ...before,
        draftDelete(name, draft),
        ...(capabilities.digest ? [announcementPut(news)] : []),
        auditPut(actor, {
          action: `${itemNouns[kind]}.publish_edition`,
          target: name,
          label: item.title,
          details: { edition: String(number), changes },
        }),
      ],
      { updatedAt: item.updatedAt },
    );
    return done ? undefined : conflict;
  });
}
