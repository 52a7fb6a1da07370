interface Explained {
  text: string;
  /** The start of the mistake, where MDX names only the place at which it was noticed. */
  line?: number;
}

/** Rewords the MDX messages that authors meet most often, which are written for parser developers. */
export function explainMdx(reason: string): Explained {
  const [, tag, line] = /^Expected a closing tag for `<(\w+)>` \((\d+):/.exec(reason) ?? [];
  if (tag) {
    const text = `<${tag}> is not closed. Write </${tag}> where it ends.`;
    return { text, line: Number(line) };
  }
  if (reason.includes('closing brace for `{`')) {
    return {
      text: 'A brace is not closed. Write } after the name of the value, or \\{ for a brace.',
    };
  }
  if (reason.startsWith('Unexpected character `!`')) {
    return { text: 'HTML comments are not possible here. Write {/* and */} around the comment.' };
  }
  return { text: reason };
}
