import { beforeAll, describe, expect, it } from 'vitest';
import { factsOf } from '#functions/domain/assistant/facts/all-facts.ts';
import type { Knowledge } from '#functions/domain/assistant/plan-reply.ts';
import { assistantConfig } from '#shared/site-config/index.ts';
import { askAssistant } from '../../bench/assistant/ask-assistant.ts';
import { figuresOf, gradeAll, type Graded } from '../../bench/assistant/measure-assistant.ts';
import { askedQuestions } from '../../bench/assistant/questions/index.ts';
import { sampleKnowledge } from '../../bench/assistant/sample-knowledge.ts';
import { renderSiteText } from '../../bench/render-site-text.ts';

let knowledge: Knowledge;
let graded: Graded[];

beforeAll(async () => {
  knowledge = await sampleKnowledge(await renderSiteText());
  graded = await gradeAll(knowledge, askedQuestions);
});

const named = (some: readonly Graded[]) => some.map(({ question }) => question.ask);

describe('the assistant of the sample site', () => {
  it('is asked enough', () => {
    expect(askedQuestions.length).toBeGreaterThanOrEqual(1000);
  });

  // Below what was measured (docs/decisions/0035-nearest-ways-to-ask.md): texts may change, quality may not fall.
  it('answers rightly', () => {
    const { right, questions } = figuresOf(graded);
    expect(right / questions).toBeGreaterThanOrEqual(0.97);
  });

  it('says nothing but sentences', () => {
    expect(named(graded.filter(({ debris }) => debris.length > 0))).toEqual([]);
  });

  it('charges for nothing that is no answer', () => {
    expect(figuresOf(graded).chargedWrongly / graded.length).toBeLessThanOrEqual(0.01);
  });

  it('never charges for what the site has nothing on', () => {
    const foreign = graded.filter(({ question }) => question.expect === 'none');
    expect(named(foreign.filter(({ said }) => said.charged))).toEqual([]);
  });

  it('ends every free reply that is none with two questions', () => {
    const unsure = graded.filter(({ said }) => /not sure|found nothing/.test(said.reply));
    expect(unsure.length).toBeGreaterThan(0);
    for (const { said } of unsure) expect(said.suggestions).toHaveLength(2);
  });
});

describe('what it suggests', () => {
  it('is answered, whatever was said before', async () => {
    const asks = factsOf(knowledge.shelves).flatMap(({ fact }) => (fact.free ? [] : [fact.ask]));
    const suggested = new Set([...asks, ...assistantConfig.starterQuestions]);
    const unanswered: string[] = [];
    for (const ask of suggested) {
      const { charged, reply } = await askAssistant(knowledge, ask, ['How much does Core cost?']);
      if (!charged || reply === '') unanswered.push(ask);
    }
    expect(unanswered).toEqual([]);
    expect(
      graded.flatMap(({ said }) => said.suggestions).filter((one) => !suggested.has(one)),
    ).toEqual([]);
  });
});
