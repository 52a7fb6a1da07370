import type { Fact } from '#shared/assistant/fact.ts';

const sold = 'paper episode e-book product item file order purchases thing something';

/** Facts that hold for whatever is sold, so that naming a kind of it does not make a question about something else. */
export function ofAllThatIsSold(facts: readonly Fact[]): readonly Fact[] {
  return facts.map((fact) => ({ ...fact, also: `${fact.also ?? ''} ${sold}` }));
}
