import { defineConfig } from 'oxlint';
import { domainLayers } from './infra/lint/domain-layers.ts';

/** The parts of the house, most special first: the first pattern that fits names a file's part. */
const parts: [name: string, pattern: string | string[], capture?: string[]][] = [
  ['tests', 'tests/**'],
  ['shared', 'shared/**'],
  ['site', 'sites/**'],
  ['platform', 'functions/platform/**'],
  ['domain', 'functions/domain/*/**', ['noun']],
  ['group', 'functions/*/**', ['group']],
  ['web-lib', 'web/src/lib/**'],
  ['web-components', 'web/src/components/**'],
  ['web-feature', 'web/src/features/*/**', ['feature']],
  ['web-app', 'web/**'],
  ['emulators', 'infra/local/emulators/**'],
  ['local', 'infra/local/**'],
  ['constructs', 'infra/constructs/**'],
  // They run the shop's own code against a stage.
  ['reconcile', ['infra/reconcile/**', 'infra/restore/**', 'infra/teardown/**']],
  ['plans', 'infra/**'],
  ['docs', 'docs/**'],
  ['tools', 'tools/**'],
];

/** Who may import whom (docs/decisions/0002); everything else is disallowed. */
const mayImport = {
  tests: parts.map(([type]) => type),
  // `shared/site-config` is the door to the chosen site.
  shared: ['shared', 'site'],
  // The press prints the drawings of the site's own tools.
  site: ['site', 'shared', 'tools', 'web-lib', 'web-components'],
  platform: ['platform', 'shared'],
  domain: ['platform', 'shared'],
  'web-lib': ['web-lib', 'web-components', 'shared'],
  'web-components': ['web-components', 'web-lib', 'shared'],
  'web-app': ['web-app', 'web-feature', 'web-lib', 'web-components', 'shared', 'site'],
  constructs: ['constructs', 'plans', 'shared'],
  plans: ['plans', 'constructs', 'shared'],
  // A workspace (infra/local/emulators/package.json): it knows nothing of the shop.
  emulators: ['emulators'],
  local: ['local', 'emulators', 'plans', 'shared', 'site', 'group', 'domain', 'platform'],
  reconcile: ['reconcile', 'local', 'plans', 'domain', 'platform', 'shared'],
  docs: ['shared'],
  tools: ['tools', 'shared'],
};

const type = (types: readonly string[]) => ({ element: { types: { anyOf: types } } });

const policies = [
  ...Object.entries(mayImport).map(([from, to]) => ({
    from: { element: { type: from } },
    allow: { to: type(to) },
  })),
  ...domainLayers.map((nouns, index) => ({
    from: { element: { type: 'domain', captured: { noun: nouns } } },
    allow: {
      to: { element: { type: 'domain', captured: { noun: domainLayers.slice(0, index).flat() } } },
    },
  })),
  {
    from: { element: { type: 'domain' } },
    allow: { to: { element: { type: 'domain', captured: { noun: '{{ from.captured.noun }}' } } } },
  },
  {
    from: { element: { type: 'group' } },
    allow: { to: type(['domain', 'platform', 'shared']) },
  },
  {
    from: { element: { type: 'group' } },
    allow: { to: { element: { type: 'group', captured: { group: '{{ from.captured.group }}' } } } },
  },
  {
    from: { element: { type: 'web-feature' } },
    allow: { to: type(['web-lib', 'web-components', 'shared']) },
  },
  {
    from: { element: { type: 'web-feature' } },
    allow: {
      to: {
        element: { type: 'web-feature', captured: { feature: '{{ from.captured.feature }}' } },
      },
    },
  },
];

const climbs = {
  regex: '^(\\.\\./){3}',
  message: 'Write `#shared/…`, `#web/…` (package.json) where a path climbs three levels.',
};
const commands = {
  regex: '^@aws-sdk/(lib|client)-dynamodb$',
  importNamePattern: '(Get|Put|Update|Delete|Query|Scan|Write|Items?|Statement)Command$',
  message: 'Only *-repository.ts files talk to DynamoDB. Call a function of one.',
};
const schemas = {
  group: ['**/contracts/*', '!**/contracts/define-contract.ts', '!**/contracts/errors.ts'],
  allowTypeImports: true,
  message: 'It would add zod, 22 KB, to a page. Import types; calls are named by their routes.',
};
const wholeRouter = {
  name: 'react-router',
  importNames: [
    'BrowserRouter',
    'Form',
    'Link',
    'NavLink',
    'useLinkClickHandler',
    'useSearchParams',
  ],
  message: 'It would add 4 KB to every page. Use PageLink, useSearchParams of lib, or PageHistory.',
};

export default defineConfig({
  plugins: ['eslint', 'typescript', 'import', 'oxc'],
  categories: { correctness: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['dist', 'cdk.out', '.outcrop*', 'backups', 'coverage'],
  jsPlugins: ['eslint-plugin-boundaries', './infra/lint/own-rules.ts'],
  settings: {
    // Also resolves the `#shared/…` of package.json.
    'import/resolver': { typescript: true },
    'boundaries/elements': parts.map(([name, pattern, capture]) => ({
      type: name,
      pattern,
      partialMatch: false,
      ...(capture && { capture }),
    })),
  },
  rules: {
    'boundaries/dependencies': ['error', { default: 'disallow', policies }],
    'import/no-cycle': 'error',
    // TypeScript checks it.
    'import/namespace': 'off',
    'outcrop/zod-as-namespace': 'error',
    'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    'no-restricted-imports': ['error', { patterns: [climbs] }],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],

    'no-case-declarations': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    'no-useless-assignment': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'preserve-caught-error': 'error',

    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-array-constructor': 'error',
    'typescript/no-dynamic-delete': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-extraneous-class': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-asserted-nullish-coalescing': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-useless-constructor': 'error',
    'typescript/prefer-literal-enum-member': 'error',
    'typescript/unified-signatures': 'error',

    // A method of an interface may be passed on; ours need no `this`.
    'typescript/unbound-method': 'off',
    // Stripe's expandable fields are strings where they are read.
    'typescript/no-base-to-string': 'off',
    'typescript/no-misused-spread': 'off',
    // The default order is that of UTF-16 units, as in DynamoDB's keys.
    'typescript/require-array-sort-compare': 'off',

    // Rules that need types, beyond those of the category.
    'typescript/no-misused-promises': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/prefer-promise-reject-errors': ['error', { allowThrowingUnknown: true }],
    'typescript/restrict-plus-operands': 'error',
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
  },
  overrides: [
    {
      files: ['functions/**/*.ts', 'infra/**/*.ts', 'tools/**/*.ts'],
      // The emulator of DynamoDB reads expressions.
      excludeFiles: [
        '**/*-repository.ts',
        'functions/platform/**',
        'infra/lint/**',
        'infra/local/emulators/**',
      ],
      rules: {
        'no-restricted-imports': ['error', { patterns: [climbs, commands] }],
        'outcrop/expressions-in-repositories': 'error',
      },
    },
    {
      files: ['web/src/**/*.{ts,tsx}'],
      rules: { 'outcrop/bare-text': 'error' },
    },
    {
      files: ['web/**/*.{ts,tsx}', 'sites/*/pages/**/*.{ts,tsx}'],
      plugins: ['react', 'jsx-a11y'],
      rules: {
        'no-restricted-imports': ['error', { patterns: [climbs, schemas], paths: [wholeRouter] }],
        'outcrop/ended-sentences': 'error',
        'react/rules-of-hooks': 'error',
        'react/unsupported-syntax': 'error',
        // A dialog moves the focus to a field; elsewhere nothing does.
        'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
        // Keys may be handled for everything inside an element; a click on a dialog is one on its backdrop.
        'jsx-a11y/no-noninteractive-element-interactions': [
          'error',
          { handlers: ['onClick', 'onMouseDown', 'onMouseUp'], dialog: ['onClick'] },
        ],
        // What scrolls needs a tab stop, so that a keyboard can scroll it.
        'jsx-a11y/no-noninteractive-tabindex': [
          'error',
          { tags: ['pre'], roles: ['group', 'region', 'tabpanel'] },
        ],
        // A table that is laid out as cards keeps its roles only if they are written out.
        'jsx-a11y/no-interactive-element-to-noninteractive-role': [
          'error',
          { td: ['cell'], tr: ['row'] },
        ],
        'jsx-a11y/no-redundant-roles': [
          'error',
          {
            table: ['table'],
            thead: ['rowgroup'],
            tbody: ['rowgroup'],
            tr: ['row'],
            th: ['columnheader', 'rowheader'],
            td: ['cell'],
          },
        ],
        'jsx-a11y/prefer-tag-over-role': 'off',
        // It asks a label of the options of a list of suggestions.
        'jsx-a11y/control-has-associated-label': 'off',
        'react/no-did-update-set-state': 'off',
        // The date of today is read while rendering.
        'react/purity': 'off',
      },
    },
    // The desk checks what is typed with the schemas of the API. A site's content describes itself with them in its build.
    {
      files: ['web/src/features/admin/**', 'web/build/**', 'sites/*/pages/**/*-content.ts'],
      rules: {
        'no-restricted-imports': ['error', { patterns: [climbs], paths: [wholeRouter] }],
      },
    },
    // A declaration of somebody else's module may not import at its top: that would make it a module of its own.
    {
      files: ['**/*.d.ts'],
      rules: {
        'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      },
    },
    {
      files: ['**/*.cjs', 'tests/**'],
      rules: {
        'typescript/await-thenable': 'off',
        'typescript/no-misused-promises': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
  ],
});
