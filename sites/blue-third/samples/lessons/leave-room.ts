import { teachers, type Lesson } from './lesson.ts';

export const lesson: Lesson = {
  slug: 'leave-room',
  title: 'Leave Room: Comping for Somebody Else',
  category: 'Comping',
  author: teachers,
  priceMinor: 900,
  publishedAt: '2026-04-14T09:00:00.000Z',
  keywords: ['comping', 'Charleston', 'rhythm', 'register'],
  shortDescription:
    'When to play, where on the keyboard, and when to sit on your hands: four rhythms, two registers and a discipline for accompanists.',
  longDescription: `Comping is short for accompanying, and some say for complementing. Either way it is something you do for another person. Most of us comp too much, too low and too regularly, because silence makes us nervous.

This lesson gives you four rhythms that are enough for a first year, the part of the keyboard where chords help a soloist, and exercises that teach the hardest thing, which is to wait.`,
  abstract:
    'A good accompanist answers three questions all the time: is there room, where is it, and does this help? We practise the Charleston and its neighbours until they can start anywhere in the bar, place the voicings where they neither growl nor collide with the soloist, and learn to leave a whole phrase empty on purpose.',
  sections: [
    {
      heading: 'First, listen',
      blocks: [
        'Put on any record with a pianist you admire and count how many chords they play behind the first chorus of a solo. It is fewer than you think: often one or two to the bar, and whole bars with none. Notice where they come. They fall into the breaths of the soloist, and they push the next phrase off its chair.',
        'The drummer and the bass player keep the time. The pianist or guitarist does not have to. There is one great exception: in the swing bands of the thirties and forties the rhythm guitar played all four beats, short and soft, as Freddie Green did for Count Basie. If you play with such a guitarist, there is even less for you to do.',
      ],
    },
    {
      heading: 'Four rhythms',
      blocks: [
        'Learn the Charleston first: beat one, and the *and* of two. The first is long, the second short. It is the second that swings.',
        {
          type: 'figure',
          caption:
            'The Charleston and three of its neighbours. Each is one bar; repeat it until it is boring, and then eight bars more.',
          alt: 'Four bars of rhythm. One: a dotted quarter on one and an eighth on the and of two. Two: the same a beat later. Three: off-beats after one and after three. Four: only the and of four.',
          height: 158,
          graphic: {
            kind: 'staff',
            systems: [
              {
                bars: 2,
                words: [
                  [1.5, '1. Charleston'],
                  [5.5, '2. a beat later'],
                ],
                staves: [{ clef: 'rhythm', notes: 'x:1.5 x:0.5 -:2 | -:1 x:1.5 x:0.5 -:1' }],
              },
              {
                bars: 2,
                words: [
                  [1.5, '3. both off the beat'],
                  [5.5, '4. only the push'],
                ],
                staves: [
                  {
                    clef: 'rhythm',
                    notes: '-:0.5 x:0.5 -:1 -:0.5 x:0.5 -:1 | -:2 -:1 -:0.5 x:0.5',
                  },
                ],
              },
            ],
          },
        },
        'The fourth rhythm of Figure 1 is an anticipation: you play the chord of the *next* bar an eighth note early and hold it over the line. Do that before bar five of a blues and the whole band sits up.',
        'Move the Charleston through the bar: start it on one, on the and of one, on two, and so on. There are eight places. Every one of them is a different sentence made of the same two words.',
      ],
    },
    {
      heading: 'Where on the keyboard',
      blocks: [
        'Keep the lowest note of your voicing above the C below middle C; in that cellar, thirds turn to mud and you step on the bass player’s foot. Keep the highest note below the soloist, unless you want to be heard, and want it for a reason. That leaves about an octave and a half. It is plenty.',
        {
          type: 'figure',
          caption:
            'Dm7 and the G7 that follows it, and Dm7 once more with the guide tones the other way up.',
          alt: 'Three keyboards. D minor 7: F, A, C, E. G7: F, A, B, E. D minor 7 again: C, E, F, A.',
          height: 80,
          graphic: {
            kind: 'keyboard',
            from: 'C3',
            whites: 13,
            boards: [
              { title: 'Dm7, form A', keys: ['F3', 'A3', 'C4', 'E4'], marked: ['F3', 'C4'] },
              { title: 'G7, form B', keys: ['F3', 'A3', 'B3', 'E4'], marked: ['F3', 'B3'] },
              { title: 'Dm7, form B', keys: ['C4', 'E4', 'F4', 'A4'], marked: ['C4', 'F4'] },
            ],
          },
        },
        'With the two forms of Figure 2 you can play through any tune and hardly move your hand. Let the top notes make a melody: two or three neighbours, repeated, answered. The soloist hears that line even when nobody else does.',
        {
          type: 'table',
          caption: 'What usually helps, by who is playing.',
          head: ['Behind', 'Play', 'Leave out'],
          rows: [
            ['a singer', 'between the lines of the words', 'anything above the voice'],
            [
              'a trumpet or saxophone',
              'answers in the rests, pushes into bar five and nine',
              'the melody',
            ],
            [
              'a bass solo',
              'a guide tone here and there, two to the bar, short',
              'the low octave, and rhythm',
            ],
            ['a drum solo', 'the form, in your head', 'everything'],
          ],
          widths: [90, 150, 120],
        },
        'Table 1 is a place to begin and no law. The law is the second column of your own recording: did it help?',
      ],
    },
    {
      heading: 'Exercises in waiting',
      blocks: [
        {
          type: 'list',
          ordered: true,
          items: [
            '**Six chords.** Comp a chorus of blues with exactly six chords. You choose where. Record it; next chorus, choose six other places.',
            '**Only answers.** Play along with a solo on a record. You may play only while the soloist rests. If they do not rest, neither do you play.',
            '**Rhythm four only.** A whole tune with nothing but the push into the next bar. Your foot has to keep the beat, because your hands will not.',
            '**Lay out.** In a tune of thirty-two bars, be silent for the bridge. Come in at the last eight as if you had been waiting for it, which you have.',
          ],
        },
        'Then play with people. Ask the soloist afterwards what they heard. If they say “nothing, it just felt good”, that is the best review an accompanist can get.',
      ],
    },
  ],
  references: [
    'Berliner, P. F. (1994) *Thinking in Jazz: The Infinite Art of Improvisation*. University of Chicago Press.',
    'Levine, M. (1989) *The Jazz Piano Book*. Sher Music.',
  ],
};
