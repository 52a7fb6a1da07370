import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { descriptionBlocks, descriptionHtml } from '#shared/descriptions/description-html.ts';
import { descriptionText } from '#shared/descriptions/description-text.ts';

test.each([
  ['One.\n\nTwo\nlines.', '<p>One.</p><p>Two\nlines.</p>'],
  ['**a** and _b_ and `c`', '<p><strong>a</strong> and <em>b</em> and <code>c</code></p>'],
  ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
  ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
  ['# A\n\n## B\n\n###### C', '<h3>A</h3><h3>B</h3><h6>C</h6>'],
  ['> a', '<blockquote><p>a</p></blockquote>'],
  ['```js\na < b\n```', '<pre tabindex="0"><code>a &lt; b</code></pre>'],
  [
    '[a](/articles) [b](https://example.org)',
    '<p><a href="/articles">a</a> <a href="https://example.org">b</a></p>',
  ],
  [
    '| a |\n|---|\n| b |',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  ],
])('%j', (markdown, html) => {
  expect(descriptionHtml(markdown)).toBe(html);
});

test.each([
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['<b onclick="x">a</b>', '<p>&lt;b onclick=&quot;x&quot;&gt;a&lt;/b&gt;</p>'],
  ['[a](javascript:alert(1))', '<p>a</p>'],
  ['[a](JaVaScRiPt:alert(1))', '<p>a</p>'],
  ['[a](data:text/html,1)', '<p>a</p>'],
  ['[a](//evil.example)', '<p>a</p>'],
  ['![a map](https://elsewhere.example/a.png)', '<p>a map</p>'],
])('gives nothing away to %j', (markdown, html) => {
  expect(descriptionHtml(markdown)).toBe(html);
});

const tags =
  /<\/?(?:p|h[3-6]|strong|em|del|ul|li|blockquote|code|table|thead|tbody|tr|th|td)>|<ol(?: start="\d+")?>|<\/ol>|<pre tabindex="0">|<\/pre>|<br>|<hr>|<a href="[^"<>]*">|<\/a>/g;

it('writes only its own tags, whatever it reads', () => {
  const marks = fc.constantFrom(
    '<',
    '>',
    '"',
    '[',
    ']',
    '(',
    ')',
    '!',
    '`',
    '*',
    '_',
    '#',
    '\n',
    '|',
  );
  const words = fc.constantFrom('a', 'script', 'onload=', 'javascript:', 'http://x', '&lt;', ' ');
  fc.assert(
    fc.property(fc.array(fc.oneof(marks, words), { maxLength: 60 }), (parts) => {
      expect(descriptionHtml(parts.join('')).replace(tags, '')).not.toMatch(/[<>]/);
    }),
  );
});

it('is one block for each part, for feeds with a limited length', () => {
  expect(descriptionBlocks('# A\n\nb\n\n- c\n- d')).toEqual([
    '<h3>A</h3>',
    '<p>b</p>',
    '<ul><li>c</li><li>d</li></ul>',
  ]);
});

it('is plain text for the assistant, which quotes it', () => {
  expect(descriptionText('# A **b**\n\n[c](/d) `e`\n\n- f\n- g')).toBe('A b\n\nc e\n\nf\ng');
});
