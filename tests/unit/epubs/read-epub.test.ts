import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEpub } from '#functions/domain/epubs/read-epub.ts';
import {
  chapterParts,
  encryptedWith,
  epubFile,
  xhtml,
  type EpubPart,
} from '../../support/epub-file.ts';
import { firstUnlessLong } from '#tests/support/tier.ts';

const fixtures = path.join(import.meta.dirname, '../../fixtures/epubs');
const textsOf = async (file: Buffer, count = 1) =>
  (await readEpub(file, count)).chapters.map(({ blocks }) => blocks.map(({ text }) => text));
const oneChapter = (body: string | Buffer) => epubFile([{ href: 'c.xhtml', body }]);

describe('the first chapters of an EPUB', () => {
  it('are those of the spine, as paragraphs and headings, and nothing after them', async () => {
    const first = await readEpub(epubFile(), 2);
    expect(first).toEqual({
      ofChapters: 3,
      language: 'en-GB',
      chapters: [
        { blocks: [{ text: 'Part 1', heading: true }, { text: 'Words of part 1.' }] },
        { blocks: [{ text: 'Part 2', heading: true }, { text: 'Words of part 2.' }] },
      ],
    });
    expect(await readEpub(epubFile(), 5)).toMatchObject({ ofChapters: 3, chapters: [{}, {}, {}] });
  });

  // Written by pandoc 2.17: the title page is in the spine, in EPUB 2 unmarked.
  it.each([
    ['pandoc-3.epub', 3, 0],
    ['pandoc-2.epub', 4, 1],
  ])('are read from %s', async (name, ofChapters, at) => {
    const file = await readFile(path.join(fixtures, name));
    const found = await readEpub(file, 2);
    expect(found).toMatchObject({ ofChapters, language: 'en-GB' });
    expect(found.chapters[at]!.blocks).toEqual([
      { text: 'First chapter', heading: true },
      { text: 'It begins with a “word” — and code.' },
      { text: '• one' },
      { text: '• two' },
      { text: 'A part', heading: true },
      { text: expect.stringContaining('Line') },
      ...['a', 'b', '1', '2'].map((text) => ({ text })),
    ]);
    expect(JSON.stringify(found)).not.toContain('Secret');
  });

  it('begin after covers, title pages, contents and missing files', async () => {
    const cover = xhtml('<svg xmlns="http://www.w3.org/2000/svg"><text>Drawn</text></svg>');
    const typed = (type: string) => xhtml(`<section epub:type="${type}"><p>Passed</p></section>`);
    const parts: EpubPart[] = [
      { href: 'cover.xhtml', body: cover },
      { href: 'title.xhtml', body: typed('frontmatter titlepage') },
      { href: 'nav.xhtml', body: xhtml('<nav><a>1</a></nav>'), item: 'properties="nav scripted"' },
      { href: 'guide.xhtml', body: xhtml('<p>Contents</p>') },
      { href: 'notes.xhtml', body: xhtml('<p>Notes</p>'), ref: 'linear="no"' },
      { href: 'gone.xhtml' },
      { href: 'https://example.org/c.xhtml' },
      { href: 'plate.jpg', body: 'JPEG', type: 'image/jpeg' },
      { href: 'sub/one%20%C3%A9.xhtml', body: xhtml('<p>One</p>') },
      ...chapterParts(1),
    ];
    const guide =
      '<guide><reference type="toc" href="guide.xhtml"/><reference type="cover" href="c1.xhtml#cover"/></guide>';
    expect(await readEpub(epubFile(parts, { guide }), 2)).toMatchObject({
      ofChapters: 2,
      chapters: [{ blocks: [{ text: 'One' }] }, { blocks: [{ text: 'Part 1' }, {}] }],
    });
  });

  it('have no HTML, and no text that readers do not see', async () => {
    const body = xhtml(
      `<h2>A <em>great</em>
        title</h2><script>alert(1)</script><p hidden="hidden">Unseen</p><p>1 &lt;b&gt; &nbsp;&mdash; <ruby>東<rt>とう</rt></ruby>\u0007</p>
        <p>Roses<br/>are red</p><ul><li><p>red</p></li><li>blue</li></ul><pre>if (a)\n  b();\n</pre><hr/><p>***</p>tail<title/>`,
    );
    expect(await textsOf(oneChapter(body))).toEqual([
      [
        'A great title',
        '1 <b> — 東',
        'Roses\nare red',
        '• red',
        '• blue',
        'if (a)\n  b();',
        'tail',
      ],
    ]);
  });

  it.each([
    ['UTF-16, little end first', '\uFEFF', 'utf16le'],
    ['UTF-16 without its mark', '', 'utf16le'],
    ['Latin-1', '', 'latin1'],
  ] as const)('are read from %s', async (_name, mark, encoding) => {
    const name = encoding === 'latin1' ? 'iso-8859-1' : 'utf-16';
    const text = xhtml('<p>Sé ¿qué?</p>', `<?xml version="1.0" encoding="${name}"?>`);
    expect(await textsOf(oneChapter(Buffer.from(mark + text, encoding)))).toEqual([['Sé ¿qué?']]);
  });

  it('are read from UTF-16, big end first, and from UTF-8 that claims to be UTF-16', async () => {
    const swapped = Buffer.from(`\uFEFF${xhtml('<p>Żółw</p>', '')}`, 'utf16le').swap16();
    expect(await textsOf(oneChapter(swapped))).toEqual([['Żółw']]);
    const claimed = xhtml('<p>Żółw</p>', '<?xml version="1.0" encoding="UTF-16"?>');
    expect(await textsOf(oneChapter(claimed))).toEqual([['Żółw']]);
  });

  it('end at the limit of text, between words', async () => {
    const long = `<p>${'word '.repeat(4000)}</p>`;
    const parts = chapterParts(3).map((part) => ({ ...part, body: xhtml(long.repeat(2)) }));
    const { chapters, ofChapters } = await readEpub(epubFile(parts), 3);
    expect(ofChapters).toBe(3);
    expect(chapters.map(({ blocks, isCut }) => [blocks.length, isCut])).toEqual([
      [2, undefined],
      [1, true],
      [0, undefined],
    ]);
    expect(chapters[1]!.blocks[0]!.text).toMatch(/word word…$/);
    const shown = chapters.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join('');
    expect(shown.length).toBeGreaterThan(49_900);
    expect(shown.length).toBeLessThanOrEqual(50_000);
  });
});

describe('an EPUB without a preview', () => {
  const adobe = 'http://www.w3.org/2001/04/xmlenc#aes128-cbc';
  const fonts = 'http://www.idpf.org/2008/embedding';

  it('has DRM; obfuscated fonts do not count', async () => {
    const locked = epubFile(undefined, { more: [encryptedWith(adobe)] });
    await expect(readEpub(locked, 1)).rejects.toThrow('locked');
    const plain = epubFile(undefined, { more: [encryptedWith(fonts)] });
    expect(await readEpub(plain, 1)).toMatchObject({ ofChapters: 3 });
    const chapter = { name: 'OPS/c1.xhtml', body: Buffer.from('x'), flags: 0x801 };
    await expect(readEpub(epubFile(undefined, { more: [chapter] }), 1)).rejects.toThrow('locked');
  });

  it.each([
    ['is cut off', () => epubFile().subarray(0, 300)],
    ['names no package', () => without('META-INF/container.xml')],
    ['lacks its package', () => without('OPS/book.opf')],
    ['has no spine', () => epubFile([])],
    [
      'has a damaged chapter',
      () => {
        const body = Buffer.from([0xff, 0xff, 0xff]);
        return epubFile(undefined, { more: [{ name: 'OPS/c1.xhtml', body, lies: 'deflated' }] });
      },
    ],
  ])('%s', async (_what, make) => {
    await expect(readEpub(make(), 1)).rejects.toThrow('broken');
  });

  it('has pictures alone', async () => {
    const pictures = oneChapter(xhtml('<p><img src="a.jpg" alt="A"/></p><p>* * *</p>'));
    await expect(readEpub(pictures, 1)).rejects.toThrow('textless');
  });

  it.each(
    firstUnlessLong<[what: string, make: () => Buffer]>(
      [
        ['a chapter of ten megabytes', () => oneChapter(Buffer.alloc(10 * 1024 ** 2, 'a'))],
        ['elements within each other', () => oneChapter(xhtml('<b>'.repeat(300)))],
        [
          'a package with elements within each other',
          () =>
            epubFile(undefined, {
              more: [{ name: 'OPS/book.opf', body: Buffer.from('<a>'.repeat(200)) }],
            }),
        ],
        [
          'more than 20,000 files',
          () =>
            epubFile(undefined, {
              more: Array.from({ length: 20_000 }, (_, at) => ({ name: `OPS/${at}.txt` })),
            }),
        ],
      ],
      3,
    ),
  )('is a bomb: %s', { tags: 'repeats' }, async (_what, make) => {
    await expect(readEpub(make(), 1)).rejects.toThrow('tooMuch');
  });

  it('can have megabytes of spaces, which are read quickly', async () => {
    const spaces = oneChapter(xhtml(`<p>A${'<b> </b>'.repeat(100_000)}<br/>b</p>`));
    expect(await textsOf(spaces)).toEqual([['A\nb']]);
    const pre = oneChapter(xhtml(`<pre>A${' '.repeat(1_000_000)}b</pre>`));
    expect(await readEpub(pre, 1)).toMatchObject({ chapters: [{ isCut: true }] });
  });

  it('unpacks to more than its directory states', async () => {
    const body = Buffer.from(xhtml(`<p>${'a'.repeat(100_000)}</p>`));
    const liar = { name: 'OPS/c1.xhtml', body, says: { unpacked: 10 } };
    await expect(readEpub(epubFile(undefined, { more: [liar] }), 1)).rejects.toThrow('broken');
  });

  it('can have a chapter after the preview that cannot be read', async () => {
    const body = Buffer.alloc(10 * 1024 ** 2, 'a');
    const parts = epubFile(undefined, { more: [{ name: 'OPS/c3.xhtml', body }] });
    expect(await readEpub(parts, 2)).toMatchObject({ ofChapters: 3, chapters: [{}, {}] });
  });
});

function without(name: string): Buffer {
  return epubFile(undefined, { more: [{ name, body: Buffer.alloc(0) }] });
}
