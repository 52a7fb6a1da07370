import { teachers, type Lesson } from './lesson.ts';

export const lesson: Lesson = {
  slug: 'where-the-beat-leans',
  title: 'Where the Beat Leans: Swing Feel from the Inside',
  category: 'Rhythm',
  author: teachers,
  priceMinor: 0,
  publishedAt: '2026-02-03T09:00:00.000Z',
  keywords: ['swing', 'eighth notes', 'ride cymbal', 'metronome'],
  shortDescription:
    'Why the triplet is only half the story: how long the long note is at your tempo, where the accent falls, and four exercises with a metronome.',
  longDescription: `Everybody is told that swing means triplets, and everybody who plays triplets sounds like a polka. This lesson says what is missing: the ratio changes with the tempo, the accent moves, and the notes touch.

You will hear the difference in your own playing within a week. All you need is a metronome, one scale that you know well, and something to record yourself with.`,
  abstract:
    'Two eighth notes look alike on paper and sound long and short in the air. How long and how short depends on the tempo: the slower the tune, the more the beat leans; near 300 beats a minute the two notes are almost even. This lesson shows the arithmetic, then puts it away and gives you four exercises, because swing is learned with the foot and the ear.',
  sections: [
    {
      heading: 'What is written and what is played',
      blocks: [
        'Look at Figure 1. A reader from another tradition would play eight equal notes to the bar. A jazz player makes the first of each pair longer and the second shorter, and joins them so that the second falls into the first of the next pair. None of that is in the notation. The page says *which* notes; your ears have to supply the *when*.',
        {
          type: 'figure',
          caption:
            'A line in B♭ as it is written: plain eighth notes, with nothing to say that they swing.',
          alt: 'Two bars of eighth notes on a treble staff, over B flat major 7, then C minor 7 and F7.',
          height: 78,
          graphic: {
            kind: 'staff',
            systems: [
              {
                bars: 2,
                symbols: [
                  [0, 'B♭maj7'],
                  [4, 'Cm7'],
                  [6, 'F7'],
                ],
                staves: [
                  {
                    clef: 'treble',
                    notes:
                      'D5:0.5 C5:0.5 Bb4:0.5 A4:0.5 G4:0.5 A4:0.5 Bb4:0.5 D5:0.5 | Eb5:0.5 D5:0.5 C5:0.5 Bb4:0.5 A4:0.5 C5:0.5 Eb5:1',
                  },
                ],
              },
            ],
          },
        },
        'The usual first explanation is the triplet: divide the beat into three, give two parts to the first note and one to the second. That is a ratio of two to one. It is a good place to stand for a first week. It is wrong as a law, and you can hear that it is wrong as soon as the tempo changes.',
      ],
    },
    {
      heading: 'The ratio moves with the tempo',
      blocks: [
        'Friberg and Sundström measured the ride cymbal on well-known recordings. At slow tempos the drummers played the long note up to three and a half times as long as the short one. At fast tempos the ratio shrank, and near 300 beats a minute it came close to one to one. From medium tempos upward one thing hardly changed: the short note lasted about a tenth of a second. It is roughly as short as a hand can place a note and still make it sing.',
        'Table 1 turns that into numbers. Take the length of the beat, take away a tenth of a second for the short note, and what is left is the long one. You never count this while you play. But it explains why the triplet that felt so good at 200 sounds stiff at 120, and frantic at 280.',
        {
          type: 'table',
          caption: 'The long note, if the short one lasts a tenth of a second.',
          head: ['Beats a minute', 'Beat (ms)', 'Short (ms)', 'Long (ms)', 'Ratio'],
          numeric: [1, 2, 3],
          rows: [
            ['150', '400', '100', '300', '3 to 1'],
            ['200', '300', '100', '200', '2 to 1, the triplet'],
            ['240', '250', '100', '150', '1.5 to 1'],
            ['300', '200', '100', '100', '1 to 1, even'],
          ],
        },
        {
          type: 'figure',
          caption:
            'The same bar in three feels. The beat stays where it is; only the note between two beats moves.',
          alt: 'Three rows of dots over four beats: even eighths halfway, triplet swing at two thirds, hard swing at three quarters of each beat.',
          height: 120,
          graphic: {
            kind: 'lanes',
            beats: 4,
            lanes: [
              { label: 'Even, very fast', at: [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5] },
              { label: 'Two to one, medium', at: [0, 0.667, 1, 1.667, 2, 2.667, 3, 3.667] },
              { label: 'Three to one, slow', at: [0, 0.75, 1, 1.75, 2, 2.75, 3, 3.75] },
            ],
          },
        },
        'Figure 2 shows where that puts the notes. Soloists, by the way, usually lean less than the drummer. The same study found that they tend to come a little late on the beat and to meet the cymbal on the note *between* beats. That small disagreement on the beat, and agreement off it, is a large part of what we call laid back.',
      ],
    },
    {
      heading: 'Accent and touch',
      blocks: [
        'Timing alone does not swing. Three more things have to happen, and all of them are about the short note.',
        {
          type: 'list',
          items: [
            '**It leads.** The note between the beats is a pick-up to the next beat. Give it a little more weight than the note before it, and think *and-ONE, and-TWO*, not *ONE-and*.',
            '**It touches.** Play long notes to their full length. Wind players tongue the off-beat and slur into the beat; pianists keep the key down until the next one sounds. A gap after every note makes a march.',
            '**Some notes are swallowed.** In a line of eight, one or two are hardly sounded: you feel them more than you hear them. Usually it is a low note between two high ones.',
          ],
        },
        'Say the line aloud before you play it: *doo-DAH doo-DAH doo-DAH doo-dn*. If you can say it, your hands will follow. If you cannot, no amount of scales will help.',
      ],
    },
    {
      heading: 'The cymbal is your clock',
      blocks: [
        'Learn the drummer’s pattern, whatever you play. In Figure 3 the ride cymbal has all four beats and the swung note after two and after four. The hi-hat closes on two and four. Tap the cymbal with one hand and the hi-hat with a foot until you can hold a conversation over it.',
        {
          type: 'figure',
          caption:
            'Ride cymbal and hi-hat in a bar of swing. The bass walks on the four beats underneath.',
          alt: 'Three rows of dots over four beats: ride cymbal on every beat with a swung note after two and four, hi-hat on two and four, bass on all four.',
          height: 112,
          graphic: {
            kind: 'lanes',
            beats: 4,
            lanes: [
              { label: 'Ride cymbal', at: [0, 1, 1.667, 2, 3, 3.667] },
              { label: 'Hi-hat', at: [1, 3] },
              { label: 'Bass', at: [0, 1, 2, 3] },
            ],
          },
        },
      ],
    },
    {
      heading: 'Four exercises',
      blocks: [
        {
          type: 'list',
          ordered: true,
          items: [
            '**Click on two and four.** Set the metronome to 60 and hear its clicks as the second and fourth beat of a bar at 120. Walk around the room. Clap with the click, sing a blues over it. Stay with this until the click sounds like a hi-hat and no longer like a teacher.',
            '**One scale, three feels.** Play B♭ major up and down in eighths at 120, first even, then two to one, then three to one. Record it. Which of the three made you want to move?',
            '**Only off-beats.** Play nothing but the notes between the beats for two bars, then all eighths for two bars. The off-beats must stay exactly where they were.',
            '**Copy eight bars.** Choose a solo that you love at a medium tempo. Listen until you can sing eight bars with every scoop and swallow. Then play along with the record, softly, until you can no longer hear yourself.',
          ],
        },
        'Ten minutes a day of the first exercise will do more for you than an hour of new licks. The play-along session *Two and Four* in our podcast is made for it: the click grows sparser as you go, and you find out who was keeping time.',
      ],
    },
  ],
  references: [
    'Berliner, P. F. (1994) *Thinking in Jazz: The Infinite Art of Improvisation*. University of Chicago Press.',
    'Friberg, A. and Sundström, A. (2002) Swing ratios and ensemble timing in jazz performance: evidence for a common rhythmic pattern. *Music Perception* 19(3), 333–349.',
  ],
};
