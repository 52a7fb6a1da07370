import { describe, expect, it } from 'vitest';
import { readAsked } from '#functions/domain/assistant/facts/read-asked.ts';

const earlierOf = (question: string, ...before: string[]) =>
  readAsked(question, before, () => true).earlier.map(({ id }) => id);

describe('a follow-up', () => {
  it('takes over the subject that it lacks', () => {
    expect(earlierOf('and for students?', 'How much is Core?')).toContain('core');
  });

  it('takes over the subject that it refers to, although it names another', () => {
    expect(earlierOf('Is a registration necessary for it?', 'What is AquaTest?')).toContain(
      'aquatest',
    );
  });

  it('takes over the subject of "mine is", but not of a mine', () => {
    const before = 'How fast do you deliver a narration of 90 minutes?';
    expect(earlierOf('mine is only 20 minutes', before)).toContain('narration');
    expect(earlierOf('20 minutes about a mine', before)).not.toContain('narration');
  });

  it('takes over what a vague noun belongs to', () => {
    expect(earlierOf('how long does the link work?', 'I forgot my password')).toContain('password');
  });

  it('takes over nothing when it stands alone', () => {
    expect(earlierOf('What is your refund policy for papers?', 'How much is Core?')).toEqual([]);
  });
});
