import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { audio } from '#site/config/audio.ts';
import { orderMail } from '#sites/outcrop/pages/audio/quote/order-mail.ts';
import { orderQuery, readOrder } from '#sites/outcrop/pages/audio/quote/order-query.ts';
import { deliveryText, rushLabelsFor } from '#sites/outcrop/pages/audio/quote/order-labels.ts';
import {
  addOns,
  formattings,
  languages,
  maxMinutes,
  maxPages,
  rushes,
  startingOrder,
  voices,
  type Order,
} from '#sites/outcrop/pages/audio/quote/order.ts';
import { quoteOrder } from '#sites/outcrop/pages/audio/quote/quote-order.ts';

const plain: Order = {
  length: { unit: 'minutes', count: 10 },
  voice: 'standard',
  language: 'english',
  formatting: 'simple',
  rush: 'none',
  addOns: [],
};
const quote = (change: Partial<Order> = {}) => quoteOrder({ ...plain, ...change }, audio);
const minutes = (count: number): Order['length'] => ({ unit: 'minutes', count });
const amounts = (change: Partial<Order>) => quote(change).lines.map((line) => line.amountMinor);

const lengths = fc.oneof(
  fc.record({
    unit: fc.constant('minutes' as const),
    count: fc.integer({ min: 1, max: maxMinutes }),
  }),
  fc.record({ unit: fc.constant('pages' as const), count: fc.integer({ min: 1, max: maxPages }) }),
);
const orders: fc.Arbitrary<Order> = fc.record({
  length: lengths,
  voice: fc.constantFrom(...voices),
  language: fc.constantFrom(...languages),
  formatting: fc.constantFrom(...formattings),
  rush: fc.constantFrom(...rushes),
  addOns: fc.subarray([...addOns]),
});

describe('the price of a narration', () => {
  it.each([
    [1, 1, 150, 450],
    [10, 1, 150, 450],
    [11, 2, 300, 900],
    [120, 12, 1800, 5400],
  ])('%i minutes are %i blocks', (count, blocks, standardMinor, cinematicMinor) => {
    expect(quote({ length: minutes(count) })).toMatchObject({ blocks, totalMinor: standardMinor });
    expect(quote({ length: minutes(count), voice: 'cinematic' }).totalMinor).toBe(cinematicMinor);
  });

  it('multiplies one factor after the other, and rounds each half up', () => {
    expect(amounts({ language: 'common' })).toEqual([150, 30]);
    expect(amounts({ language: 'rare', formatting: 'high', rush: 'twelveHours' })).toEqual([
      150, 60, 84, 147,
    ]);
    // 6 × 150 × 1.2 × 1.2 = 1296, × 1.2 = 1555.2
    const long = { length: minutes(60), language: 'common', formatting: 'low' } as const;
    expect(quote({ ...long, rush: 'sameDay' }).totalMinor).toBe(1555);
    const odd = {
      ...audio,
      voices: { ...audio.voices, standard: { amountMinor: 1, paymentUrl: '' } },
    };
    const half = quoteOrder({ ...plain, rush: 'twelveHours' }, odd);
    expect(half.totalMinor).toBe(2);
  });

  it('charges nothing for the same day if the MP3 comes on the same day anyway', () => {
    const rush = 'sameDay';
    expect(amounts({ length: minutes(59), rush })).toEqual([900]);
    expect(amounts({ length: minutes(60), rush })).toEqual([900, 180]);
    expect(amounts({ length: { unit: 'pages', count: 29 }, rush })).toEqual([900]);
    expect(amounts({ length: minutes(59), rush: 'twelveHours' })).toEqual([900, 450]);
    expect(rushLabelsFor(59).sameDay.price).toBe('included');
    expect(rushLabelsFor(60).sameDay.price).toBe('× 1.20');
    expect(rushLabelsFor(59).twelveHours.price).toBe('× 1.50');
  });

  it('charges for every promise that is better than the previous one', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const of = (rush: Order['rush']) => {
          const { minutes: length, totalMinor } = quoteOrder({ ...order, rush }, audio);
          return { text: deliveryText(length, rush), totalMinor };
        };
        const [plainly, sameDay, sooner] = [of('none'), of('sameDay'), of('twelveHours')];
        expect(sameDay.totalMinor === plainly.totalMinor).toBe(sameDay.text === plainly.text);
        expect(sooner.totalMinor).toBeGreaterThan(sameDay.totalMinor);
      }),
    );
  });

  it('takes the cheaper of the two prices of the chapter pack, and multiplies no add-on', () => {
    const chapters = (count: number) =>
      quote({ length: minutes(count), addOns: ['chapters'] }).lines.at(-1);
    expect(chapters(30)).toMatchObject({ way: 'perBlock', amountMinor: 900 });
    expect(chapters(31)).toMatchObject({ way: 'flat', amountMinor: 1000 });
    expect(amounts({ rush: 'twelveHours', addOns: ['slower', 'faster', 'storage'] })).toEqual([
      150, 75, 500, 500, 500,
    ]);
  });

  it('estimates minutes from pages, rounded up', () => {
    expect(quote({ length: { unit: 'pages', count: 12 } })).toMatchObject({
      minutes: 24,
      blocks: 3,
      spareMinutes: 6,
    });
  });

  it('is at least one block, equals the sum of its lines, and is in whole minor units', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const { lines, totalMinor, minutes, blocks, spareMinutes } = quoteOrder(order, audio);
        expect(lines.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(totalMinor);
        for (const { amountMinor } of lines) {
          expect(Number.isSafeInteger(amountMinor)).toBe(true);
          expect(amountMinor).toBeGreaterThan(0);
        }
        expect(totalMinor).toBeGreaterThanOrEqual(audio.voices[order.voice].amountMinor);
        expect(minutes + spareMinutes).toBe(blocks * audio.blockMinutes);
        expect(spareMinutes).toBeLessThan(audio.blockMinutes);
      }),
    );
  });

  it('never falls when the text grows', () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 1, max: 500 }), (order, more) => {
        const longer = { ...order, length: { ...order.length, count: order.length.count + more } };
        expect(quoteOrder(longer, audio).totalMinor).toBeGreaterThanOrEqual(
          quoteOrder(order, audio).totalMinor,
        );
      }),
    );
  });
});

describe('the address of a slip', () => {
  it('restores every order', () => {
    fc.assert(
      fc.property(orders, (order) => {
        expect(readOrder(new URLSearchParams(orderQuery(order)))).toEqual(order);
      }),
    );
  });

  it('is the smallest order at first: one block in the first voice, without extras', () => {
    const { lines } = quoteOrder(startingOrder, audio);
    expect(lines.map(({ kind }) => kind)).toEqual(['narration']);
    expect(startingOrder.voice).toBe(voices[0]);
    const read = (query: string) => readOrder(new URLSearchParams(query));
    for (const query of ['', '?minutes=0', '?minutes=1e3', '?minutes=6001', '?pages=-1']) {
      expect(read(query), query).toEqual(startingOrder);
    }
    expect(read('?voice=cinematic')).toEqual({ ...startingOrder, voice: 'cinematic' });
    expect(read('?minutes=30&language=klingon&addons=storage,cake')).toEqual({
      ...plain,
      length: minutes(30),
      addOns: ['storage'],
    });
  });
});

it('says when the MP3 comes', () => {
  expect(deliveryText(59, 'none')).toBe('on the same day');
  expect(deliveryText(60, 'none')).toBe('within 24 to 48 hours');
  expect(deliveryText(120, 'none')).toBe('within 24 to 48 hours');
  expect(deliveryText(121, 'none')).toBe('on a day that we agree on by email');
  expect(deliveryText(300, 'twelveHours')).toBe('in under 12 hours');
});

it('puts the slip into the email, line by line', () => {
  const order: Order = {
    ...plain,
    length: minutes(45),
    voice: 'cinematic',
    formatting: 'low',
    addOns: ['chapters'],
  };
  const link = new URL(orderMail(order, quoteOrder(order, audio)));
  expect(link.searchParams.get('subject')).toBe('[AUDIO] Narration order');
  const body = link.searchParams.get('body')!.replaceAll('\r\n', '\n');
  expect(body).toContain(
    [
      'Length: 45 minutes',
      '- Cinematic voice (5 blocks of 10 minutes × CA$4.50): CA$22.50',
      '- Some tables or formulas (× 1.20): CA$4.50',
      '- An MP3 for each chapter (flat CA$10.00, less than 5 × CA$3.00 = CA$15.00): CA$10.00',
      'Total: CA$37.00',
      'Delivery: on the same day',
    ].join('\n'),
  );
});
