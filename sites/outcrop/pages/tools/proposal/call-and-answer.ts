/** The numbered sentences of an invented call for tenders. */
export const callSentences = [
  { id: 'a', text: 'The Contractor shall drill, log and complete four monitoring wells to 40 m.' },
  { id: 'b', text: 'Cores shall be described by a registered geoscientist.' },
  { id: 'c', text: 'All logs shall be delivered in LAS 2.0 within ten working days.' },
  { id: 'd', text: 'The Bidder shall state its experience with saline aquifers.' },
] as const;

/**
 * The paragraphs of the drawn proposal, each with the sentences that it answers; those marked `open` are left to a
 * person.
 */
export const paragraphs = [
  {
    heading: 'Scope',
    text: 'Four wells of 40 m, rotary, 100 mm screens over the lower 12 m.',
    answers: ['a'],
  },
  {
    heading: 'People',
    text: 'Core description on site by the geoscientist named in Annex 2.',
    answers: ['b'],
  },
  {
    heading: 'Deliverables',
    text: 'Gamma, caliper and conductivity as LAS 2.0, checked, ten working days after total depth.',
    answers: ['a', 'c'],
  },
  {
    heading: 'Experience',
    text: 'Our projects in saline aquifers:',
    answers: ['d'],
    open: 'Fill in how many, which ones and when. Your material doesn’t say.',
  },
] as const;
