import { policyPeriods } from '#shared/site-config/policy-periods.ts';

/** The three steps of a project. */
export const steps = [
  {
    title: 'Share data and goals',
    text: 'A sample and the question are enough: one well of forty, a month of ten years. We look at it and say what can be found out, what it costs, and what not to hope for.',
    time: `A reply within ${policyPeriods.dataAnalysisReply}`,
  },
  {
    title: 'Deep analysis and modeling',
    text: 'The files are checked before they are believed. You see interim figures while a change of course is still cheap.',
    time: 'As long as the offer says',
  },
  {
    title: 'Actionable report',
    text: 'Findings first, with what to do about each; methods after; data and code attached. We go through it with you.',
    time: 'One call, and questions after it',
  },
] as const;
