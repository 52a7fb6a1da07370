import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ReplyText } from '#web/src/features/chat/reply-text.tsx';

const render = (markdown: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ReplyText markdown={markdown} />
    </MemoryRouter>,
  );

test('renders the Markdown of a reply', () => {
  const html = render('**Bold** and `code`:\n\n1. one\n2. two\n\n| a | b |\n|---|---|\n| 1 | 2 |');
  expect(html).toContain('<strong>Bold</strong>');
  expect(html).toContain('<code>code</code>');
  expect(html).toMatch(/<ol[^>]*><li>one<\/li><li>two<\/li><\/ol>/);
  expect(html).toContain('<td>1</td>');
});

test('links to pages of this site only', () => {
  const html = render(
    'See [Core](/core), [out](https://evil.example/a), [js](javascript:alert(1)), <https://evil.example/b>, https://evil.example/c, [//](//evil.example) and [ref][1].\n\n[1]: https://evil.example/d',
  );
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="/core"']);
  expect(html).toContain('out');
  expect(html).toContain('js');
});

test.each([
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '<iframe src="https://evil.example"></iframe>',
  '<a href="/core" onclick="alert(1)">x</a>',
  '<form action="/api/auth/logout"><button>x</button></form>',
  '<style>*{display:none}</style>',
  '<Component onClick={() => alert(1)} />',
])('shows HTML as text: %s', (markdown) => {
  const html = render(`Before\n\n${markdown}\n\nand ${markdown} inline`);
  expect(html).not.toMatch(/<(script|img|iframe|a|form|button|style|component)\b/i);
});

test('shows no pictures, and adds no ids', () => {
  const html = render(
    '# content\n\n![a chart](https://evil.example/x.png)\n\n## root\n\nNote[^1]\n\n[^1]: foot',
  );
  expect(html).not.toContain('<img');
  expect(html).toContain('a chart');
  expect(html).toContain('<h3>content</h3>');
  expect(html).not.toMatch(/ id="/);
});
