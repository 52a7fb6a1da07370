import type { Context } from './ended-sentences.ts';

/** The parts of a syntax tree's node that are used here. */
interface SyntaxNode {
  type: string;
  parent?: SyntaxNode;
  value?: unknown;
  quasis?: { value: { raw: string } }[];
  name?: { name?: unknown };
  callee?: { object?: { name?: string }; name?: string };
  arguments?: SyntaxNode[];
}

/** Attributes and properties of components that people read or hear. */
const read =
  /^(aria-label|label|title|alt|placeholder|hint|text|heading|intro|lead|legend|caption|kicker|failure|empty|explained|description|note|confirmLabel)$/;
const passed = /Expression$|^TemplateLiteral$/;
const saying = /^(failureText|errorText|errorSentence)$/;
const prose = /\p{L}{2,}.*\s\p{L}|^\p{Lu}\p{Ll}+/u;

const inMessages = 'Texts that people read belong in the messages.ts of this folder.';

/** Refuses texts for people in components: translations must only replace messages. */
export function bareText({ report }: Context) {
  const check = (node: SyntaxNode) => {
    if (isReadByPeople(node)) report({ node, message: inMessages });
  };
  return {
    Literal: check,
    TemplateLiteral: check,
    JSXText: (node: SyntaxNode) => {
      if (/\p{L}{2}/u.test(String(node.value))) report({ node, message: inMessages });
    },
  };
}

/**
 * Whether people read a literal or template at its place: in an element, in one of its text attributes, or in a toast.
 */
function isReadByPeople(node: SyntaxNode): boolean {
  if (!prose.test(textOf(node))) return false;
  let place = node.parent;
  let child = node;
  while (place && passed.test(place.type) && place.type !== 'CallExpression') {
    child = place;
    place = place.parent;
  }
  if (place?.type === 'CallExpression') return isSaid(place, child);
  const inside = place?.type === 'JSXExpressionContainer' ? place.parent : place;
  if (inside?.type === 'JSXAttribute') return read.test(String(inside.name?.name));
  return inside?.type === 'JSXElement' || inside?.type === 'JSXFragment';
}

function textOf({ value, quasis }: SyntaxNode): string {
  if (quasis) return quasis.map((part) => part.value.raw).join(' ');
  return typeof value === 'string' ? value : '';
}

function isSaid({ callee, arguments: given = [] }: SyntaxNode, text: SyntaxNode): boolean {
  if (callee?.object?.name === 'toast') return given[0] === text;
  return saying.test(callee?.name ?? '') && given[1] === text;
}
