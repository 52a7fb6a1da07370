import { homePlaces } from '#shared/constants/home-places.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { unlessConflict, writeTogetherOnce } from '../../platform/dynamo.ts';
import { conflict, retryOnConflict } from '../../platform/retry-on-conflict.ts';
import { auditPut, type AuditEvent } from '../audit/audit-repository.ts';
import type { CatalogueKind } from '../items/catalogue-kind.ts';
import { getItem, type CatalogueItem } from './catalogue-repository.ts';
import {
  catalogueState,
  homeChoiceUpdate,
  type CatalogueState,
} from './catalogue-version-repository.ts';
import { logWrite } from './lists/change-log-repository.ts';

interface ChosenItem extends CatalogueItem {
  title: string;
}

/** The items chosen for the home page, in the order in which they were chosen, and the state of their catalogue. */
export interface HomeChoice {
  state: CatalogueState;
  items: readonly Pick<ChosenItem, 'id' | 'title'>[];
}

/** Reads the items chosen for the home page, without removed ones. */
export async function readHomeChoice(kind: CatalogueKind): Promise<HomeChoice> {
  const state = await catalogueState(kind, true);
  const read = await Promise.all(state.onHome.map((id) => getItem<ChosenItem>(kind, id)));
  return { state, items: read.filter((item) => item?.shelf !== undefined) as ChosenItem[] };
}

/**
 * Returns the choice with one item added or removed.
 * @returns undefined if nothing changes
 * @throws AppError `conflict` if all places are taken; its text names the items
 */
export function changedChoice(
  kind: CatalogueKind,
  chosen: HomeChoice['items'],
  { id, title }: HomeChoice['items'][number],
  wanted: boolean,
): HomeChoice['items'] | undefined {
  const others = chosen.filter((each) => each.id !== id);
  if (wanted === others.length < chosen.length) return undefined;
  if (!wanted) return others;
  if (others.length >= homePlaces[kind]) {
    const titles = others.map((each) => `“${each.title}”`).join(', ');
    const which =
      others.length === 1 ? `has room for one, and that is ${titles}` : `shows ${titles}`;
    throw new AppError('conflict', { text: `The home page ${which}. Take one off first.` });
  }
  return [...others, { id, title }];
}

/**
 * Puts an item on the home page or takes it off, with its audit event. Concurrent changes cannot choose more items than
 * there are places.
 * @returns false if nothing changes
 * @throws AppError `conflict` if all places are taken, or if concurrent changes keep winning
 */
export function chooseForHome(
  kind: CatalogueKind,
  item: HomeChoice['items'][number],
  wanted: boolean,
  actor: Actor,
  auditEvent: AuditEvent,
): Promise<boolean> {
  return retryOnConflict(async () => {
    const { state, items } = await readHomeChoice(kind);
    const changed = changedChoice(kind, items, item, wanted);
    if (!changed) return false;
    const onHome = changed.map(({ id }) => id);
    const isWritten = await unlessConflict(() =>
      writeTogetherOnce([
        homeChoiceUpdate(kind, state, onHome),
        logWrite(kind, { bumps: true }),
        auditPut(actor, auditEvent),
      ]),
    );
    return isWritten || conflict;
  });
}
