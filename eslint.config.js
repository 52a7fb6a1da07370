import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The parts of the house, most special first: the first pattern that fits names a file's part. */
const parts = [
  ['tests', 'tests/**'],
  ['shared', 'shared/**'],
  ['site', 'sites/**'],
  ['platform', 'functions/platform/**'],
  ['domain', 'functions/domain/**'],
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
  domain: ['domain', 'platform', 'shared'],
  'web-lib': ['web-lib', 'web-components', 'shared'],
  'web-components': ['web-components', 'web-lib', 'shared'],
  'web-app': ['web-app', 'web-feature', 'web-lib', 'web-components', 'shared', 'site'],
  constructs: ['constructs', 'plans', 'shared'],
  plans: ['plans', 'constructs', 'shared'],
  // A package of its own (infra/local/emulators/package.json): it knows nothing of the shop.
  emulators: ['emulators'],
  local: ['local', 'emulators', 'plans', 'shared', 'site', 'group', 'domain', 'platform'],
  reconcile: ['reconcile', 'local', 'plans', 'domain', 'platform', 'shared'],
  docs: ['shared'],
  tools: ['tools', 'shared'],
};

const type = (types) => ({ element: { types: { anyOf: types } } });

const policies = [
  ...Object.entries(mayImport).map(([from, to]) => ({
    from: { element: { type: from } },
    allow: { to: type(to) },
  })),
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
const zodByName = {
  selector:
    'ImportDeclaration[source.value="zod"]:not([importKind="type"]) > :matches(ImportSpecifier, ImportDefaultSpecifier)',
  message: "Write `import * as z from 'zod'`: the other form bundles five times as much.",
};

const inRepositories = 'Only *-repository.ts files talk to DynamoDB. Call a function of one.';
const commands = {
  regex: '^@aws-sdk/(lib|client)-dynamodb$',
  importNamePattern: '(Get|Put|Update|Delete|Query|Scan|Write|Items?|Statement)Command$',
  message: inRepositories,
};
const expressions = {
  selector:
    'Property > Identifier.key[name=/^[A-Z].*Expression$|^ExpressionAttribute(Names|Values)$/]',
  message: inRepositories,
};

export default tseslint.config(
  { ignores: ['dist/', 'cdk.out/', '.outcrop/', 'backups/', 'coverage/'] },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { boundaries },
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
      'no-restricted-imports': ['error', { patterns: [climbs] }],
      'no-restricted-syntax': ['error', zodByName],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver': { typescript: true } },
    rules: { 'import-x/no-cycle': ['error', { ignoreExternal: true }] },
  },
  {
    files: ['functions/**/*.ts', 'infra/**/*.ts', 'tools/**/*.ts'],
    // The emulator of DynamoDB reads expressions.
    ignores: ['**/*-repository.ts', 'functions/platform/**', 'infra/local/emulators/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [climbs, commands] }],
      'no-restricted-syntax': ['error', zodByName, expressions],
    },
  },
  // A declaration of somebody else's module may not import at its top: that would make it a module of its own.
  {
    files: ['**/*.d.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}', 'sites/*/pages/**/*.{ts,tsx}'],
    extends: [jsxA11y.configs.recommended],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // A dialog moves the focus to a field; elsewhere nothing does.
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
      // Keys may be handled for everything inside an element; a click on a dialog is one on its backdrop.
      'jsx-a11y-x/no-noninteractive-element-interactions': [
        'error',
        { handlers: ['onClick', 'onMouseDown', 'onMouseUp'], dialog: ['onClick'] },
      ],
      // What scrolls needs a tab stop, so that a keyboard can scroll it.
      'jsx-a11y-x/no-noninteractive-tabindex': [
        'error',
        { tags: ['pre'], roles: ['group', 'region', 'tabpanel'] },
      ],
      // A table that is laid out as cards keeps its roles only if they are written out.
      'jsx-a11y-x/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'] }],
      'jsx-a11y-x/no-redundant-roles': ['error', { thead: ['rowgroup'], tbody: ['rowgroup'] }],
    },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: {
      globals: { exports: 'writable', URL: 'readonly', URLSearchParams: 'readonly' },
    },
  },
  {
    files: ['**/*.js'],
    languageOptions: {
      globals: {
        document: 'readonly',
        window: 'readonly',
        localStorage: 'readonly',
        matchMedia: 'readonly',
      },
    },
  },
);
