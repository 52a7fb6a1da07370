import { toSource, type Answer, type GroundedPassage } from '../answer.ts';
import { escapeMarkdown, link } from '../markdown.ts';

/** Writes a reply from facts, with links to their pages. */
export function writeFacts(facts: readonly GroundedPassage[]): Answer {
  const paragraphs = facts.map(({ source, access, heading, text = '' }) => {
    const page = link(source.title, source.url);
    const words = escapeMarkdown(text);
    const under = heading ? `, under “${escapeMarkdown(heading)}”` : '';
    if (source.kind === 'page') return `${words}\n\nMore: ${page}${under}.`;
    const own = access === 'owned' ? ' You own it already.' : '';
    return `${words}${own} See ${page}.`;
  });
  return { reply: paragraphs.join('\n\n'), sources: facts.map(toSource) };
}
