import { textParts } from '#site/pages/text-parts.ts';
import { describe, expect, it } from 'vitest';
import { pageText } from '#web/build/site-text.ts';
import { siteTextPages } from '#web/build/site-text-pages.ts';
import { routes } from '#web/src/app/routes.ts';

const page = (main: string) =>
  pageText(`<header>Menu</header><main>${main}</main><footer>Legal</footer>`, 'In short.');
const long = 'word '.repeat(40).trim();

describe('the text of a page', () => {
  it('has the sections of main with the headings above them, and not the rest', () => {
    const passages = page(
      `<p>Kicker</p><h1>Wells</h1><div>${long}<button>Buy</button></div>
       <section><h2>Depth</h2><p>${long}<svg><text>x</text></svg><span aria-hidden="true">y</span></p>
       <script>z()</script></section>`,
    );
    expect(passages).toEqual([
      { text: 'In short.' },
      { heading: 'Wells', text: `${long}.` },
      { heading: 'Depth', text: `${long}.` },
    ]);
  });

  it('puts short neighbours together, under the heading that they share', () => {
    const passages = page(
      `<h1>Credits</h1><p>${long}</p><ul><li><h2>20<!-- --> credits</h2><p>£5.00</p></li>
       <li><h2>50 credits</h2><p>£10.00</p></li></ul>`,
    );
    expect(passages[1]).toEqual({
      heading: 'Credits',
      text: `${long}. 20 credits: £5.00. 50 credits: £10.00.`,
      parts: [
        { heading: 'Credits', text: `${long}.` },
        { heading: '20 credits', text: '£5.00.' },
        { heading: '50 credits', text: '£10.00.' },
      ],
    });
  });

  it('makes sentences of the rows of a table', () => {
    const [, passage] = page(
      `<h1>Prices</h1><table><thead><tr><th>Voice</th><th>Block</th></tr></thead>
       <tbody><tr><th>Calm</th><td>£1</td></tr><tr><th>Loud</th><td>£2</td></tr></tbody></table>`,
    );
    expect(passage!.text).toBe('Calm: Block is £1. Loud: Block is £2.');
  });

  it('separates what is drawn apart', () => {
    const [, passage] = page(
      `<h1>Us</h1><address><span>Quarry Road</span><span>Sudbury</span></address>
       <p>€1 a reply<span>Lowest price</span></p><p>An <span>in</span>line word.</p>`,
    );
    expect(passage!.text).toBe('Quarry Road, Sudbury. €1 a reply Lowest price. An inline word.');
  });

  it('reads closed details, under their summary', () => {
    const text = page(`<h1>Help</h1><details><summary>Lost?</summary><p>${long}</p></details>
      <p>After it.</p>`);
    expect(text.slice(1)).toEqual([
      { heading: 'Lost?', text: `${long}.` },
      { heading: 'Help', text: 'After it.' },
    ]);
  });

  it('leaves out samples, figures, form fields, and what only guests see', () => {
    const [, passage] = page(
      `<h1>Logs</h1><p>${long}</p><pre>STRT.M 1670 : START</pre><figure>1670 31.0<figcaption>Fig. 1</figcaption></figure>
       <label>Minutes <input></label><fieldset><p>Standard</p></fieldset><p data-unread="">Sign in to see it.</p>`,
    );
    expect(passage).toEqual({ heading: 'Logs', text: `${long}.` });
  });

  it('leaves out links that are buttons, and keeps the only link of a section', () => {
    const text = page(`<h1>Us</h1><p>${long}</p><p><a href="/a">Write now</a></p>
      <h2>Mail</h2><p><a href="mailto:a@b.test">a@b.test<span> (opens in a new tab)</span></a></p>`);
    expect(text[1]).toMatchObject({ heading: 'Us', text: `${long}. Mail: a@b.test.` });
  });
});

describe('the pages that are read', () => {
  const pages = siteTextPages(routes, 'Home', textParts);
  const urls = pages.map(({ url }) => url);

  it('are the public ones, each part of the gear page by itself, and no forms', () => {
    expect(urls).toEqual(expect.arrayContaining(['/', '/docs', '/audio', '/gear?tab=lab']));
    for (const one of ['/login', '/reset-password', '/profile', '/success', '/admin']) {
      expect(urls).not.toContain(one);
    }
    expect(pages[0]!.title).toBe('Home');
  });
});
