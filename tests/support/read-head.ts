import { Parser } from 'htmlparser2';

export interface Head {
  title: string;
  /** Contents of the meta tags, by name or property. */
  meta: Record<string, string>;
  canonical: string | undefined;
  /** The structured data, parsed. */
  things: Record<string, unknown>[];
}

/** Reads a page's head like a client without JavaScript. */
export function readHead(html: string): Head {
  const head: Head = { title: '', meta: {}, canonical: undefined, things: [] };
  let open = '';
  let data = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      open = name === 'title' || attributes['type'] === 'application/ld+json' ? name : '';
      data = '';
      const key = attributes['name'] ?? attributes['property'];
      if (name === 'meta' && key) head.meta[key] = attributes['content'] ?? '';
      if (name === 'link' && attributes['rel'] === 'canonical') head.canonical = attributes['href'];
    },
    ontext(text) {
      if (open) data += text;
    },
    onclosetag(name) {
      if (open === name && name === 'title') head.title = data;
      if (open === name && name === 'script') {
        head.things.push(JSON.parse(data) as Record<string, unknown>);
      }
      open = '';
    },
  });
  parser.end(html);
  return head;
}
