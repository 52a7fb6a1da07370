/** A question from the field and its answer, each sentence with the source that it is based on. */
export const question =
  'Fault plane strikes 040, dips 65 SE. Slickensides rake 20 from the south-west. What sort of fault is it?';

export const answer = [
  {
    text: 'Mostly strike-slip: with a rake of 20° the lines lie close to the strike of the plane.',
    source: 1,
  },
  {
    text: 'The dip-slip share is sin 20°, a good third of the slip.',
    source: 2,
  },
  {
    text: 'Left or right cannot be told from the rake alone: look for steps on the polished face.',
    source: 1,
  },
] as const;

export const sources = [
  { number: 1, kind: 'Paper', title: 'Reading a fault face', place: 'p. 4, Table 2' },
  { number: 2, kind: 'Episode', title: 'Angles you can do in your head', place: '11:40' },
] as const;
