import { describe, expect, it } from 'vitest';
import type { GroundedPassage, Question } from '#functions/domain/assistant/answer.ts';
import { composeAnswer } from '#functions/domain/assistant/built-in/compose-answer.ts';
import type { Listing } from '#functions/domain/assistant/listing/listing.ts';
import { grounded } from '../../support/grounded-passages.ts';

async function compose(
  message: string,
  passages: readonly GroundedPassage[],
  more: Partial<Question> = {},
) {
  const signal = new AbortController().signal;
  return (await composeAnswer({ message, history: [], passages, signal, ...more })).answer;
}

const porosity = grounded(
  'Porosity from the Density Log',
  'Density tools count gamma rays. Porosity follows from the bulk density and that of the grains. It comes out too high in gas. Bring sandwiches.',
  { kind: 'article', priceMinor: 450 },
);
const swelling = grounded('A Cliff That Swells', undefined, {
  kind: 'podcast',
  priceMinor: 300,
  heading: 'Transcript',
});

describe('an answer without a model', () => {
  it('consists of the sentences that answer, under their source, with its price', async () => {
    const answer = await compose('How do I get porosity from bulk density?', [porosity]);
    expect(answer).toEqual({
      reply:
        'Porosity follows from the bulk density and that of the grains. From [Porosity from the Density Log](/articles/porosity-from-the-density-log) (paper, £4.50).',
      sources: [
        {
          kind: 'article',
          title: 'Porosity from the Density Log',
          url: '/articles/porosity-from-the-density-log',
          access: 'paid',
        },
      ],
    });
  });

  it('includes the previous sentence if the quoted one refers to it', async () => {
    const answer = await compose('Is it too high in gas?', [porosity]);
    expect(answer!.reply).toContain(
      'Porosity follows from the bulk density and that of the grains. It comes out too high in gas.',
    );
  });

  it('does not quote a title under itself', async () => {
    const text = 'Groundwater, from Grain to Map. A product in E-books, price £22.00.';
    const book = grounded('Groundwater, from Grain to Map', text, {
      kind: 'product',
      priceMinor: 2200,
    });
    const { reply } = (await compose('Anything on groundwater maps?', [book]))!;
    expect(reply).toBe('[Groundwater, from Grain to Map](/store) (product, £22.00) is about this.');
  });

  it('contains nothing that the site does not say', async () => {
    const { reply } = (await compose('Is it too high in gas?', [porosity]))!;
    const said = reply.split(' From [')[0]!.split(/(?<=\.)\s/);
    expect(said.length).toBeGreaterThan(1);
    for (const sentence of said) expect(porosity.text).toContain(sentence);
  });

  it('names what the asker owns, and where to find it', async () => {
    const { reply } = (await compose('bulk density', [{ ...porosity, access: 'owned' }]))!;
    expect(reply).toContain('(paper, yours)');
    expect(reply).toContain('[My Purchases](/purchases)');
  });

  it.each([
    ['paid', 'a paper, costs £4.50.'],
    ['owned', 'a paper, is yours already.'],
  ] as const)('to a question for the price begins with it (%s)', async (access, words) => {
    const { reply } = (await compose('How much is the paper on porosity?', [
      { ...porosity, access },
    ]))!;
    expect(reply.split('\n')[0]).toContain(words);
  });

  it('names an episode that is for sale, without quoting it', async () => {
    const alone = (await compose('zeolite tuff', [swelling]))!;
    expect(alone.reply).toBe(
      '[A Cliff That Swells](/podcasthub/a-cliff-that-swells) (episode, £3.00) covers this; the full text is there.',
    );
    const beside = (await compose('bulk density', [porosity, swelling]))!;
    expect(beside.reply).toContain('See also [A Cliff That Swells]');
    expect(beside.sources.map(({ kind }) => kind)).toEqual(['article', 'podcast']);
  });

  it('quotes what a speaker says', async () => {
    const spoken = grounded('The Spring Line', 'Chalk rests on clay here.', {
      kind: 'podcast',
      priceMinor: 0,
      heading: 'Transcript',
    });
    const { reply } = (await compose('chalk clay', [spoken]))!;
    expect(reply).toContain('“Chalk rests on clay here.” From [The Spring Line]');
  });

  it('stays short, however much there is to say', async () => {
    const long = 'Porosity of sand and of grains is a long subject for anybody. '.repeat(40);
    const many = Array.from({ length: 8 }, (_, index) =>
      grounded(`Porosity ${index}`, long.replaceAll('sand', `sand${index}`), {
        kind: 'article',
        priceMinor: 100,
      }),
    );
    const { reply, sources } = (await compose('porosity of grains', many))!;
    expect(reply.length).toBeLessThanOrEqual(1200);
    expect(sources.length).toBeLessThanOrEqual(5);
  });

  it('escapes Markdown in texts and titles', async () => {
    const { reply } = (await compose('porosity', [
      grounded(
        'Porosity](https://evil.example)',
        'Porosity <b>is</b> *so* [here](https://evil.example).',
      ),
    ]))!;
    expect(reply).not.toMatch(/(?<!\\)[<*](?!\*)(?<!\*\*)/);
    expect(reply).not.toContain('https://');
    expect(reply).not.toMatch(/(?<!\\)\]\((?!\/)/);
  });

  it('is missing if no passage is about the question', async () => {
    expect(await compose('zeolite', [])).toBeUndefined();
  });
});

describe('a listing', () => {
  const item = (title: string, priceMinor: number) =>
    grounded(title, 'What it is about.', { kind: 'article', priceMinor });
  const listing = (more: Partial<Listing>): Listing => ({
    listingRequest: { kind: 'article', order: 'free' },
    published: 24,
    fitting: 2,
    items: [item('One', 0), item('Two', 0)],
    page: grounded('Articles', undefined),
    ...more,
  });
  const write = async (more: Partial<Listing>) =>
    (await compose('Which?', [], { listing: listing(more) }))!.reply;

  it('says how many there are, and what each is', async () => {
    expect(await write({})).toBe(
      [
        '2 of the 24 papers here are free:',
        '- [One](/articles/one) (free): What it is about.\n- [Two](/articles/two) (free): What it is about.',
        'See [Articles](/articles) for them all.',
      ].join('\n\n'),
    );
  });

  it('links to the items that it does not show', async () => {
    expect(await write({ fitting: 9 })).toContain('The other 7 are under [Articles](/articles).');
    expect(await write({ fitting: 3 })).toContain('One more is under [Articles](/articles).');
  });

  it.each([
    [{ fitting: 0, items: [] }, 'None of the 24 papers here is free at the moment.'],
    [{ published: 0, fitting: 0, items: [] }, 'There are no papers here at the moment.'],
    [{ published: 2 }, 'All 2 papers here are free:'],
    [
      { listingRequest: { kind: 'article', order: 'owned' } as const },
      '2 of the 24 papers here are yours:',
    ],
    [
      {
        listingRequest: { kind: 'article', order: 'cheapest' } as const,
        items: [item('Low', 100)],
      },
      'Of the 24 papers here, these cost least:',
    ],
    [
      { listingRequest: { kind: 'article', order: 'longest', about: ['water'] } as const },
      'Of the 24 papers here that match this, these are the longest:',
    ],
    [
      { listingRequest: { kind: 'article', order: 'all', about: ['water'] } as const },
      '2 of the 24 papers here match this:',
    ],
    [
      { listingRequest: { kind: 'article', order: 'free', about: ['water'] } as const },
      '2 of the 24 papers here match this and are free:',
    ],
  ])('says it plainly: %#', async (more, words) => {
    expect((await write(more)).split('\n')[0]).toBe(words);
  });
});
