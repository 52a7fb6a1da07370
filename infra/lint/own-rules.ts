import { bareText } from './bare-text.ts';
import { endedSentences, type Context } from './ended-sentences.ts';

interface Property {
  key: { type: string; name?: string };
}

interface ImportDeclaration {
  importKind?: 'type' | 'value';
  source: { value: string };
  specifiers: { type: string }[];
}

const expression = /^[A-Z].*Expression$|^ExpressionAttribute(Names|Values)$/;
const inRepositories = 'Only *-repository.ts files talk to DynamoDB. Call a function of one.';
const asNamespace = "Write `import * as z from 'zod'`: the other form bundles five times as much.";

/** Custom rules for oxlint.config.ts. */
export default {
  meta: { name: 'outcrop' },
  rules: {
    'bare-text': { create: bareText },
    'ended-sentences': { create: endedSentences },
    'expressions-in-repositories': {
      create: ({ report }: Context) => ({
        Property({ key }: Property) {
          if (key.type !== 'Identifier' || !expression.test(key.name ?? '')) return;
          report({ node: key, message: inRepositories });
        },
      }),
    },
    'zod-as-namespace': {
      create: ({ report }: Context) => ({
        ImportDeclaration({ importKind, source, specifiers }: ImportDeclaration) {
          if (source.value !== 'zod' || importKind === 'type') return;
          for (const node of specifiers) {
            if (node.type === 'ImportNamespaceSpecifier') continue;
            report({ node, message: asNamespace });
          }
        },
      }),
    },
  },
};
