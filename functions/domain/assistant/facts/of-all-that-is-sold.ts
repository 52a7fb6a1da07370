import type { Fact } from '#shared/assistant/fact.ts';

const sold = 'paper episode e-book product item file order purchases thing something';

/** Marks facts that hold for everything on sale: a question that names one kind of item still matches them. */
export function ofAllThatIsSold(facts: readonly Fact[]): readonly Fact[] {
  return facts.map((fact) => ({ ...fact, also: `${fact.also ?? ''} ${sold}` }));
}
