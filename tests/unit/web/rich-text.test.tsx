import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RichText } from '#web/src/components/rich-text.tsx';

const as = { b: (text: string) => <b>{text}</b>, i: (text: string) => <i>{text}</i> };
const html = (of: string) => renderToStaticMarkup(<RichText of={of} as={as} />);

it.each([
  ['One <b>two</b> three.', 'One <b>two</b> three.'],
  ['<b>One</b> and <i>two</i>', '<b>One</b> and <i>two</i>'],
  ['<b>One</b><b>two</b>', '<b>One</b><b>two</b>'],
  ['1 < 2 & more', '1 &lt; 2 &amp; more'],
  ['No <unclosed> tag', 'No &lt;unclosed&gt; tag'],
  ['', ''],
])('%s', (message, expected) => expect(html(message)).toBe(expected));
