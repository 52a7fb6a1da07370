import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SaleItem } from '#web/src/components/on-sale/sale-item.tsx';
import { formatDuration } from '#web/src/lib/duration.ts';
import { clockTime } from '#web/src/lib/player/time-text.ts';

const episode = {
  kind: 'podcast',
  id: 'one',
  title: 'One',
  price: 0,
  currency: 'gbp',
  imageUrl: '',
} as const;

it.each([
  [141.9, '2 min 21 s', '2:21'],
  [650, '10 min 50 s', '10:50'],
  [3725, '1 h 2 min', '1:02:05'],
])(
  'an episode of %s s has the same length on the home page, in lists and in the admin area',
  (durationSeconds, length, clock) => {
    const html = renderToStaticMarkup(
      <StaticRouter location="/">
        <SaleItem item={{ ...episode, durationSeconds }} />
      </StaticRouter>,
    );
    expect(html).toContain(`<span>${length}</span>`);
    expect(formatDuration(durationSeconds)).toBe(length);
    expect(clockTime(durationSeconds)).toBe(clock);
  },
);
