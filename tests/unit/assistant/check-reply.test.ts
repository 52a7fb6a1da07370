import { describe, expect, it } from 'vitest';
import { checkReply } from '#functions/domain/assistant/model/check-reply.ts';
import { grounded } from '../../support/grounded-passages.ts';

const siteUrl = 'https://outcrop.test';
const passages = [
  grounded('Porosity', 'a', { kind: 'article', priceMinor: 450 }),
  grounded('Contact', 'b'),
  grounded('Porosity', 'c', { kind: 'article', priceMinor: 450 }),
  grounded('Spring line', 'd', { kind: 'podcast', priceMinor: 0 }),
];
const check = (text: string, cut = false) => checkReply(text, passages, { siteUrl, cut });
/** Checks a text after a cited sentence, which makes it an answer, and returns what is left of the text. */
const rest = (text: string) => check(`Yes [2]. ${text}`)!.reply.replace('Yes [1](/contact). ', '');

describe('citations', () => {
  it('become links to the sources, numbered as they are cited', () => {
    expect(check('Springs stand in a row [4]. Grains are dense [1], very [3].')).toEqual({
      reply:
        'Springs stand in a row [1](/podcasthub/spring-line). Grains are dense [2](/articles/porosity), very [2](/articles/porosity).',
      sources: [
        {
          kind: 'podcast',
          title: 'Spring line',
          url: '/podcasthub/spring-line',
          access: 'free',
        },
        { kind: 'article', title: 'Porosity', url: '/articles/porosity', access: 'paid' },
      ],
    });
  });

  it.each([
    ['[1, 2]', '[1](/articles/porosity) [2](/contact)'],
    ['[2-4]', '[1](/contact) [2](/articles/porosity) [3](/podcasthub/spring-line)'],
    ['[2][1]', '[1](/contact)[2](/articles/porosity)'],
  ])('may stand together: %s', (given, expected) => {
    expect(check(given)!.reply).toBe(expected);
  });

  it('of passages that do not exist are removed', () => {
    expect(check('One [1]. Two [9]. Three [0].')!.reply).toBe(
      'One [1](/articles/porosity). Two . Three .',
    );
  });

  it.each(['A poem.', 'See [7].', '', 'Look [here](/contact).'])(
    'are required in an answer: %j has none',
    (text) => {
      expect(check(text)).toBeUndefined();
    },
  );
});

describe('links', () => {
  it.each([
    ['[Write to us](/contact)', '[Write to us](/contact)'],
    ['[Paper](https://outcrop.test/articles/porosity)', '[Paper](/articles/porosity)'],
    ['[My things](/purchases "Mine")', '[My things](/purchases)'],
    ['https://outcrop.test/contact.', '[/contact](/contact).'],
  ])('to pages of the site stay: %s', (given, expected) => {
    expect(rest(given)).toBe(expected);
  });

  it.each([
    ['[Prize](https://evil.example/x)', 'Prize'],
    ['[Prize](//evil.example/x)', 'Prize'],
    ['[Prize](https://outcrop.test.evil.example/contact)', 'Prize'],
    ['[Prize](https://outcrop.test@evil.example/contact)', 'Prize'],
    ['[Prize](/\\evil.example)', 'Prize'],
    ['[Prize](javascript:alert(1))', 'Prize'],
    ['[Prize](data:text/html;base64,PHNjcmlwdD4=)', 'Prize'],
    ['[Admin](/admin)', 'Admin'],
    ['[Out](/api/auth/logout)', 'Out'],
    ['![Track](https://evil.example/p.gif)', 'Track'],
    ['![Track](/contact)', 'Track'],
    ['Go to https://evil.example/x now', 'Go to evil.example/x now'],
    ['Go to www.evil.example', 'Go to evil.example'],
    ['https://https://evil.example', 'evil.example'],
    ['[a][evil]\n\n[evil]: https://evil.example', '\\[a\\]\\[evil\\]'],
    ['![[a](https://evil.example)](https://evil.example)', '!\\[a\\](evil.example)'],
    ['\\[Prize](https://evil.example)', 'Prize'],
    ['[x\\](/contact)](https://evil.example)', '[x](/contact)\\](evil.example)'],
    ['See <https://evil.example> now', 'See  now'],
  ])('to anywhere else are text: %s', (given, expected) => {
    expect(rest(given)).toBe(expected);
  });
});

describe('HTML and hidden characters', () => {
  it.each([
    ['<img src=x onerror=alert(1)>Hi', 'Hi'],
    ['<scr<script>ipt>alert(1)</script>', '\\<scriptalert(1)'],
    ['a < b and b > c', 'a \\< b and b \\> c'],
    ['a\u202Eb\u200Bc\u0000d', 'abcd'],
    ['\uE0000\uE001', '0'],
  ])('are taken out or made text: %j', (given, expected) => {
    const left = rest(given);
    expect(left).not.toMatch(/(?<!\\)</);
    if (!given.startsWith('<scr')) expect(left).toBe(expected);
  });

  it('leave the formatting of words alone', () => {
    const text = '**Two** things:\n\n- *grains*\n- `fluid`';
    expect(rest(text)).toBe(text);
  });

  it("are removed together with a model's thinking", () => {
    expect(check('<think>They ask [2] https://x.example</think>\nYes [1].')!.reply).toBe(
      'Yes [1](/articles/porosity).',
    );
  });
});

describe('length', () => {
  it('is capped at the end of a sentence', () => {
    const { reply } = check(`${'A sentence of words [1]. '.repeat(400)}`)!;
    expect(reply.replace(/\(\/articles\/porosity\)/g, '').length).toBeLessThanOrEqual(4000);
    expect(reply.endsWith('(/articles/porosity).')).toBe(true);
  });

  it('of a reply that was cut off ends with the last whole sentence', () => {
    expect(check('It is 2.65 [1]. And then the', true)!.reply).toBe(
      'It is 2.65 [1](/articles/porosity).',
    );
  });
});
