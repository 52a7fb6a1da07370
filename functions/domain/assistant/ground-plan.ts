import type { PassageSource } from '../passages/passage.ts';
import type { GroundedPassage, Question } from './answer.ts';
import type { Shelves } from './facts/shelves.ts';
import { accessTo, groundPassage } from './ground-passages.ts';
import { listItems, sourcesOfShelf } from './listing/list-items.ts';
import type { Plan } from './plan-reply.ts';

type Material = Pick<Question, 'facts' | 'passages' | 'listing'>;

/** The sources of a plan, of which the asker may own some. */
export function soldSources({ items, wish, findings }: Plan, shelves: Shelves): PassageSource[] {
  return [
    ...(items ?? []).map(({ source }) => source),
    ...(wish ? sourcesOfShelf(wish.kind, shelves) : []),
    ...(findings?.ranked ?? []).map(({ passage }) => passage.source),
  ];
}

/** The material of a plan, as far as the asker may read it. */
export function groundPlan(
  { facts = [], items = [], statements = [], wish, findings, leads }: Plan,
  shelves: Shelves,
  owned: ReadonlySet<string>,
  message: string,
): Material {
  const ofFacts = facts.map(({ page: { url, title }, answer, detail }): GroundedPassage => {
    const source = { kind: 'page' as const, id: url, title, url };
    return {
      source,
      access: undefined,
      text: [detail?.(message), answer].filter(Boolean).join(' '),
    };
  });
  const ofItems = items.map(({ source, text }) => ({
    source,
    access: accessTo(source, owned),
    text,
  }));
  const ofPages = statements.map(({ source, heading, text }) => ({
    source,
    access: undefined,
    heading,
    text,
  }));
  const stated = [
    ...ofItems,
    ...(leads === 'statements' ? ofPages : []),
    ...ofFacts,
    ...(leads === 'statements' ? [] : ofPages),
  ];
  return {
    passages: (findings?.ranked ?? []).map(({ passage }) => groundPassage(passage, owned)),
    ...(stated.length > 0 && { facts: stated }),
    ...(wish && { listing: listItems(wish, shelves, owned) }),
  };
}
