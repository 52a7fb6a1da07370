/** The part of a rule's context that is used here (ESLint: "Custom Rules"; oxlint runs the same). */
export interface Context {
  report(problem: { node: unknown; message: string }): void;
}

interface Node {
  type: string;
  [part: string]: unknown;
}

const message =
  'The server’s sentence may lack its full stop: write `errorSentence(…)` or `sentence(…)` before more text.';
const saying = new Set(['errorText', 'failureText']);
const errors = new Set(['error', 'failure', 'thrown', 'refusal']);

/** Reports text that follows the text of an error without ensuring a full stop between them. */
export function endedSentences({ report }: Context) {
  /** Variables that contain such a text. */
  const held = new Set<string>();

  /** Whether an expression ends with the unchanged text of an error. */
  function isOpen(node: Node): boolean {
    switch (node.type) {
      case 'CallExpression':
        return saying.has(nameOf(node['callee']));
      case 'Identifier':
        return held.has(nameOf(node));
      case 'MemberExpression':
        return nameOf(node['property']) === 'message' && errors.has(nameOf(node['object']));
      case 'ConditionalExpression':
        return isOpen(node['consequent'] as Node) || isOpen(node['alternate'] as Node);
      case 'LogicalExpression':
        return isOpen(node['left'] as Node) || isOpen(node['right'] as Node);
      case 'BinaryExpression':
        return node['operator'] === '+' && isOpen(node['right'] as Node);
      default:
        return false;
    }
  }

  function checkChildren({ children }: { children: Node[] }): void {
    children.forEach((child, index) => {
      const next = children[index + 1];
      if (child.type !== 'JSXExpressionContainer' || !next || !isText(next)) return;
      if (isOpen(child['expression'] as Node)) report({ node: child, message });
    });
  }

  return {
    VariableDeclarator({ id, init }: { id: Node; init: Node | null }) {
      if (init && isOpen(init)) held.add(nameOf(id));
    },
    TemplateLiteral({ expressions, quasis }: { expressions: Node[]; quasis: Quasi[] }) {
      expressions.forEach((expression, index) => {
        const isLast = index === expressions.length - 1;
        if (isLast && quasis[index + 1]!.value.raw === '') return;
        if (isOpen(expression)) report({ node: expression, message });
      });
    },
    BinaryExpression(node: { operator: string; left: Node }) {
      if (node.operator === '+' && isOpen(node.left)) report({ node, message });
    },
    JSXElement: checkChildren,
    JSXFragment: checkChildren,
  };
}

interface Quasi {
  value: { raw: string };
}

function nameOf(node: unknown): string {
  const { name } = node as { name?: unknown };
  return typeof name === 'string' ? name : '';
}

/** Whether a child of an element continues the line: text, or a space before the next child. */
function isText({ type, value, expression }: Node): boolean {
  if (type === 'JSXText') return /\S/.test(String(value)) || !String(value).includes('\n');
  return type === 'JSXExpressionContainer' && typeof (expression as Node)['value'] === 'string';
}
