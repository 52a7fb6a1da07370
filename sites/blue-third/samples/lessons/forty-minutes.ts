import { teachers, type Lesson } from './lesson.ts';

export const lesson: Lesson = {
  slug: 'forty-minutes',
  title: 'Forty Minutes: A Practice Plan for Eight Weeks',
  category: 'Practice',
  author: teachers,
  priceMinor: 0,
  publishedAt: '2026-06-09T09:00:00.000Z',
  keywords: ['practice', 'planning', 'tempo', 'recording'],
  shortDescription:
    'Five blocks, forty minutes, eight weeks: what to do first, when to raise the tempo, when to come back, and what to write down.',
  longDescription: `Most people who stop playing do not lack talent or time. They lack a plan for Tuesday. Here is one: forty minutes in five blocks, the same every day, with a different tune every fortnight.

It is made for adults with jobs. If you have only twenty minutes, halve every block and keep the order.`,
  abstract:
    'Practice works when it is short, regular, and aimed at something you cannot do yet. This plan divides forty minutes into time, voicings, a tune, ears, and a recording. It runs for eight weeks and four tunes. It says when a tempo may go up, when old work comes back, and how to find out whether you are getting better.',
  sections: [
    {
      heading: 'Five blocks',
      blocks: [
        {
          type: 'table',
          caption:
            'A day. The order matters: time first, because everything after it depends on it.',
          head: ['Minutes', 'Block', 'What you do'],
          rows: [
            ['5', 'Time', 'a scale or a riff with the click on two and four'],
            ['10', 'Voicings', 'ii–V–I, two keys a day, both forms'],
            ['12', 'Tune', 'melody, roots, guide tones, then one chorus of your own'],
            ['8', 'Ears', 'sing the bass; sing what you played'],
            ['5', 'Tape', 'record one chorus, listen, write one line'],
          ],
          numeric: [0],
          widths: [44, 60, 230],
        },
        'Forty minutes is not a magic number; it is what fits between work and dinner. What counts is that Table 1 is the same every day. You should never have to decide what to do when you are tired, because when you are tired you will decide to play what you can already play.',
        'Ericsson and his colleagues, who studied violinists in Berlin, called the useful kind of practice *deliberate*: it aims at a weakness, it tells you at once how you did, and it is tiring. An hour of running through favourites is pleasant, and it is not practice. Keep it for Sunday.',
      ],
    },
    {
      heading: 'Tempo is a result',
      blocks: [
        'Set the metronome where you can play the thing without a mistake and without holding your breath. When you have played it three times in a row like that, raise it by four beats a minute. If you fail twice, go down by eight. Write the number down at the end of the block, and begin there tomorrow, four lower.',
        'Then take the click away from yourself, a little at a time. Figure 1 shows the way: from four clicks in a bar to one in two bars. You will drift. That is what you came to find out.',
        {
          type: 'figure',
          caption:
            'Where the click falls. Go down a row when you have come out right eight times in a row.',
          alt: 'Four rows of dots over eight beats: every beat; beats two and four; beat four only; the first beat of every second bar.',
          height: 132,
          graphic: {
            kind: 'lanes',
            beats: 8,
            lanes: [
              { label: 'All four', at: [0, 1, 2, 3, 4, 5, 6, 7] },
              { label: 'Two and four', at: [1, 3, 5, 7] },
              { label: 'Four', at: [3, 7] },
              { label: 'One of two bars', at: [0] },
            ],
          },
        },
      ],
    },
    {
      heading: 'Eight weeks, four tunes',
      blocks: [
        'Two weeks to a tune is enough to own it and too short to grow sick of it. The tunes of Table 2 are chosen so that each brings one new thing. Use others if you like, but keep the order of the difficulties.',
        {
          type: 'table',
          caption: 'The plan. The keys are those of the ten minutes of voicings.',
          head: ['Weeks', 'Tune', 'The new thing', 'Keys'],
          rows: [
            ['1–2', 'a blues in F', 'the form, three notes', 'F, B♭, E♭, C'],
            ['3–4', 'a blues in B♭, jazz changes', 'bars four, six and eight', 'B♭, E♭, A♭, G'],
            ['5–6', 'Autumn Leaves', 'ii–V–I in major and minor', 'G, E minor, D, B minor'],
            ['7–8', 'a ballad that you love', 'long notes, few chords', 'all the rest'],
          ],
          widths: [36, 110, 110, 90],
        },
        {
          type: 'figure',
          caption: 'How a fortnight with one tune goes.',
          alt: 'Two rows of seven days. Week one: melody, melody, roots, roots, guide tones, guide tones, play for somebody. Week two: old tune, comp, solo, solo, new key, slow, play for somebody.',
          height: 84,
          graphic: {
            kind: 'form',
            rows: [
              {
                label: 'First week',
                bars: ['Tune', 'Tune', 'Roots', 'Roots', 'Guides', 'Guides', 'Play'],
              },
              {
                label: 'Second week',
                bars: ['Old', 'Comp', 'Solo', 'Solo', 'Key', 'Slow', 'Play'],
              },
            ],
            marked: [6, 7, 13],
          },
        },
        'Three days of Figure 2 are in blue. On two of them you play for somebody, a friend or a telephone. On the other you go back to the tune before this one.',
      ],
    },
    {
      heading: 'Come back before you have forgotten',
      blocks: [
        'What you practise in one go fades in one go. What you come back to after a day, three days and a week stays. A review of more than three hundred experiments found the same for words and facts, and every musician who has dug up an old tune knows it for fingers. So the second week opens with the old tune, cold, once, recorded. If it is there, leave it until next month. If it is not, give it two days of the tune block, and do not be offended.',
      ],
    },
    {
      heading: 'One line a day',
      blocks: [
        'The last five minutes are the most important and the first to be skipped. Record one chorus. Listen to it straight away, all of it, without touching the instrument. Then write one line: what was good, and what tomorrow is for.',
        {
          type: 'listing',
          lines: [
            'Tue  Blues in F, 96. Rushed bars 9-10. Tomorrow: those two, 80.',
            'Wed  Bars 9-10 at 84 fine. Left bar 4 empty, liked it.',
            'Thu  Tired. Time block only. Still counts.',
          ],
        },
        'After eight weeks read the lines from the beginning, and play the first recording. You will hear the difference, and it will not be where you worked the hardest. It never is. Then write the next eight weeks yourself.',
      ],
    },
  ],
  references: [
    'Cepeda, N. J., Pashler, H., Vul, E., Wixted, J. T. and Rohrer, D. (2006) Distributed practice in verbal recall tasks: a review and quantitative synthesis. *Psychological Bulletin* 132(3), 354–380.',
    'Ericsson, K. A., Krampe, R. T. and Tesch-Römer, C. (1993) The role of deliberate practice in the acquisition of expert performance. *Psychological Review* 100(3), 363–406.',
  ],
};
