import { teachers, type Lesson } from './lesson.ts';

export const lesson: Lesson = {
  slug: 'hear-before-you-name',
  title: 'Hear before You Name: Ear Training for Improvisers',
  category: 'Ear Training',
  author: teachers,
  priceMinor: 700,
  publishedAt: '2026-05-19T09:00:00.000Z',
  keywords: ['ear training', 'transcription', 'chord quality', 'singing'],
  shortDescription:
    'Sing first, name second: chord qualities that differ by one note, guide tones by ear, and how to take a solo off a record in four passes.',
  longDescription: `Interval exercises on a phone make you good at interval exercises. An improviser needs something else: to know, inside a tune and in time, what a note is doing there.

The exercises of this lesson all happen in a key, over a bass note, and with your voice. Ten minutes a day for a month will change what you hear on the records you already own.`,
  abstract:
    'Hearing is a skill of the voice. What you can sing you can find, and what you can find you can use. We train three things in order: the note of the bass, the quality of the chord, which is one of five sounds that differ by a single note, and the line that leads from chord to chord. Then we take eight bars off a record.',
  sections: [
    {
      heading: 'Sing, then name',
      blocks: [
        'Every exercise here has the same shape: hear, sing, find on your instrument, and only then name. The order matters. When the name comes first, you listen to the name. You do not need a good voice. You need one that goes where you send it, and it will, because you will ask it every day.',
        'Begin with the bass. Play any record and sing the lowest note you hear, an octave or two higher if you must. Slide around until you melt into it. When the chord changes, move. It sounds like humming along, and it is; but you are now hearing roots, and roots are half of harmony.',
      ],
    },
    {
      heading: 'Five sounds, one note apart',
      blocks: [
        'Musicians can name a chord at once because there are so few kinds. Start from Cmaj7 and lower one note at a time, as in Figure 1: first the seventh, then the third, then the fifth, then the seventh once more. Each step is a kind of chord that you will meet in every tune.',
        {
          type: 'figure',
          caption:
            'From major seventh to diminished in four steps. The note in blue has just been lowered; the last one is B double flat, written here as A.',
          alt: 'Five whole-note chords on C: C E G B; C E G B flat; C E flat G B flat; C E flat G flat B flat; C E flat G flat A.',
          height: 74,
          graphic: {
            kind: 'staff',
            systems: [
              {
                bars: 5,
                symbols: [
                  [0, 'Cmaj7'],
                  [4, 'C7'],
                  [8, 'Cm7'],
                  [12, 'Cm7♭5'],
                  [16, 'Cdim7'],
                ],
                staves: [
                  {
                    clef: 'treble',
                    notes:
                      'C4+E4+G4+B4:4 | C4+E4+G4+Bb4:4 | C4+Eb4+G4+Bb4:4 | C4+Eb4+Gb4+Bb4:4 | C4+Eb4+Gb4+A4:4',
                    marked: ['Bb4@4', 'Eb4@8', 'Gb4@12', 'A4@16'],
                  },
                ],
              },
            ],
          },
        },
        {
          type: 'table',
          caption: 'The five kinds by what stands over the root.',
          head: ['Chord', 'Third', 'Fifth', 'Seventh', 'Often it is'],
          rows: [
            ['maj7', 'major', 'perfect', 'major', 'home in major'],
            ['7', 'major', 'perfect', 'minor', 'on the way, or the blues'],
            ['m7', 'minor', 'perfect', 'minor', 'the ii, setting out'],
            ['m7♭5', 'minor', 'diminished', 'minor', 'the ii of a minor key'],
            ['dim7', 'minor', 'diminished', 'diminished', 'passing, by half steps'],
          ],
        },
        'Sing each chord upward from the root, C–E–G–B, then C–E–G–B♭, and so on down Table 1, and back. When you can do it on C, do it on the note the refrigerator hums. After two weeks, ask somebody to play one of the five at random. Do not guess. Sing it from the bottom, and your voice will tell you which third it wants.',
      ],
    },
    {
      heading: 'The line inside the changes',
      blocks: [
        'Chords go by too fast to name them all. Follow one voice instead. In Figure 2 the sevenths fall to thirds, and the result is a slow tune hidden inside the cadence. Sing it while the chords play. On a tune you do not know, start on any note that fits the first chord and move as little as you can: you will land on guide tones without trying.',
        {
          type: 'figure',
          caption:
            'A line of guide tones through two cadences, from C to B♭. In blue, each third as it arrives; the figures say what a note is to its chord.',
          alt: 'Six bars on a treble staff: C, B, B; then B flat, A, A, over D minor 7, G7, C major 7, C minor 7, F7, B flat major 7.',
          height: 84,
          graphic: {
            kind: 'staff',
            systems: [
              {
                bars: 6,
                symbols: [
                  [0, 'Dm7'],
                  [4, 'G7'],
                  [8, 'Cmaj7'],
                  [12, 'Cm7'],
                  [16, 'F7'],
                  [20, 'B♭maj7'],
                ],
                words: [
                  [1, '7'],
                  [5, '3'],
                  [9, '7'],
                  [13, '7'],
                  [17, '3'],
                  [21, '7'],
                ],
                staves: [
                  {
                    clef: 'treble',
                    notes: 'C5:4 | B4:4 | B4:4 | Bb4:4 | A4:4 | A4:4',
                    marked: ['B4@4', 'A4@16'],
                  },
                ],
              },
            ],
          },
        },
        'The session *Hear the Third Move* is built on this. It plays a cadence, leaves a gap for your voice, and then plays the third so that you can check.',
      ],
    },
    {
      heading: 'Eight bars off a record',
      blocks: [
        'Taking a solo down by ear is the oldest lesson in this music and still the best. Choose eight bars that you love, at a tempo that you can walk to. Then make four passes, on four different days.',
        {
          type: 'list',
          ordered: true,
          items: [
            '**Listen** until it plays in your head without the record. Twenty times is not many.',
            '**Sing** it with the record, with every breath and slide, then without.',
            '**Find** it on your instrument, a phrase at a time. Do not write yet. Slow the record down only for the bar that will not come.',
            '**Write** it, with the chords over it, and ask of each long note: what is it to this chord? A third, a ninth, the blue one?',
          ],
        },
        'Many teachers would now have you play it in all keys. We would rather that you take one phrase of it, the one that made you choose the solo, and use it tonight in a tune of your own.',
      ],
    },
    {
      heading: 'Ten minutes a day',
      blocks: [
        {
          type: 'table',
          caption: 'A month of ears. Stay a week longer wherever it is shaky.',
          head: ['Week', 'Four minutes', 'Six minutes'],
          rows: [
            ['1', 'hum the bass of one record', 'sing maj7 and 7, five roots'],
            [
              '2',
              'hum the bass, name the changes of direction',
              'add m7; somebody plays, you sing',
            ],
            ['3', 'guide tones of a blues', 'all five kinds, random order'],
            ['4', 'guide tones of a tune', 'eight bars off a record'],
          ],
          widths: [36, 150, 160],
        },
        'Keep to Table 2 in the morning if you can. Ears get tired before hands do, and they forget nothing that they learned while fresh.',
      ],
    },
  ],
  references: [
    'Berliner, P. F. (1994) *Thinking in Jazz: The Infinite Art of Improvisation*. University of Chicago Press.',
    'Karpinski, G. S. (2000) *Aural Skills Acquisition*. Oxford University Press.',
  ],
};
