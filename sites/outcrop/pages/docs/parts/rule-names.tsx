import { Fragment } from 'react';
import { coreRules } from '#shared/core-rules/core-rules.ts';

const chosen = {
  'las-2.0': coreRules.filter((rule) => rule.strict),
  company: coreRules.filter((rule) => rule.configured),
};

/** The names of a profile's rules, in a sentence. */
export function RuleNames({ of }: { of: keyof typeof chosen }) {
  return chosen[of].map(({ id }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <code>{id}</code>
    </Fragment>
  ));
}
