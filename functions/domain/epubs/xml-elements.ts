import { Parser } from 'htmlparser2';
import { BadEpub } from './bad-epub.ts';

export interface XmlElement {
  /** The name without its namespace prefix. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The text directly within the element. */
  text: string;
}

const maxElements = 100_000;
const maxDepth = 100;

/**
 * Lists all elements of an XML file in document order. Entities that the file defines are not resolved.
 * @throws BadEpub if there are too many
 */
export function xmlElements(xml: string): XmlElement[] {
  const elements: XmlElement[] = [];
  const open: XmlElement[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name: name.replace(/^.*:/, ''), attributes, text: '' };
        elements.push(element);
        open.push(element);
        if (elements.length > maxElements || open.length > maxDepth) throw new BadEpub('tooMuch');
      },
      ontext(text) {
        const element = open.at(-1);
        if (element) element.text += text;
      },
      onclosetag() {
        open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return elements;
}
