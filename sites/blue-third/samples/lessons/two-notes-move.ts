import { teachers, type Lesson } from './lesson.ts';

export const lesson: Lesson = {
  slug: 'two-notes-move',
  title: 'Two Notes Move: Voice Leading through ii–V–I',
  category: 'Harmony',
  author: teachers,
  priceMinor: 900,
  publishedAt: '2026-03-10T09:00:00.000Z',
  keywords: ['ii–V–I', 'guide tones', 'rootless voicings', 'voice leading'],
  shortDescription:
    'Third and seventh carry the whole cadence. From two fingers to four-note voicings in major and minor, and the way through all twelve keys.',
  longDescription: `Three chords make up most of the harmony of the standard tunes, and only two notes in each of them matter. Once you see how those two move, you stop memorising shapes: the shapes follow by themselves.

The lesson goes from guide tones played with two fingers to full four-note voicings, first in major, then in minor, and ends with a route through all twelve keys that never asks your hand to jump.`,
  abstract:
    'In a ii–V–I the seventh of each chord falls by a half step and becomes the third of the next, while the third stays where it is and becomes the seventh. Everything else is colour. This lesson starts with those two notes, adds the bass, then the ninths and thirteenths, and shows how the end of one cadence is the beginning of the next.',
  sections: [
    {
      heading: 'Three chords, two notes',
      blocks: [
        'In C major the chords on the second, fifth and first degree are Dm7, G7 and Cmaj7. The roots fall by fifths, which is what makes the cadence sound inevitable. But the bass player has the roots. What tells the ear that a chord is minor, dominant or major is its **third** and its **seventh**. We call them guide tones.',
        {
          type: 'table',
          caption: 'The guide tones of a ii–V–I in C. Read along the rows.',
          head: ['Voice', 'Dm7', 'G7', 'Cmaj7'],
          rows: [
            ['Upper', 'C, the seventh', 'B, the third', 'B, the seventh'],
            ['Lower', 'F, the third', 'F, the seventh', 'E, the third'],
            ['Bass', 'D', 'G', 'C'],
          ],
        },
        'Table 1 holds the whole lesson. From Dm7 to G7 only one guide tone moves: C falls to B. From G7 to Cmaj7 the other one moves: F falls to E. Each time a half step, each time the seventh of a chord falling to the third of the next.',
        {
          type: 'figure',
          caption: 'Guide tones over the roots. The notes in blue have just fallen by a half step.',
          alt: 'A grand staff: in the treble F with C, F with B, E with B; in the bass D, G, C.',
          height: 132,
          graphic: {
            kind: 'staff',
            systems: [
              {
                bars: 3,
                symbols: [
                  [0, 'Dm7'],
                  [4, 'G7'],
                  [8, 'Cmaj7'],
                ],
                staves: [
                  {
                    clef: 'treble',
                    notes: 'F4+C5:4 | F4+B4:4 | E4+B4:4',
                    marked: ['B4@4', 'E4@8'],
                  },
                  { clef: 'bass', notes: 'D3:4 | G2:4 | C3:4' },
                ],
              },
            ],
          },
        },
        'Play Figure 1 with the root in the left hand and the guide tones in the right. Then leave out the roots, and notice that you can still hear the chords go by. Sing one voice while you play the other.',
      ],
    },
    {
      heading: 'Four voices without the root',
      blocks: [
        'Add a note to each side of the guide tones and you have the voicings that pianists have played since the fifties, with the root left to the bass. On the minor chord add the fifth and the ninth, on the dominant the ninth and the thirteenth, on the major chord the fifth and the ninth.',
        {
          type: 'figure',
          caption:
            'Rootless voicings of Dm7, G7 and Cmaj7 with the third or the seventh at the bottom.',
          alt: 'Three keyboards. D minor nine: F, A, C, E. G thirteen: F, A, B, E. C major nine: E, G, B, D.',
          height: 92,
          graphic: {
            kind: 'keyboard',
            from: 'C3',
            whites: 10,
            boards: [
              { title: 'Dm7', keys: ['F3', 'A3', 'C4', 'E4'], marked: ['F3', 'C4'] },
              { title: 'G7', keys: ['F3', 'A3', 'B3', 'E4'], marked: ['F3', 'B3'] },
              { title: 'Cmaj7', keys: ['E3', 'G3', 'B3', 'D4'], marked: ['E3', 'B3'] },
            ],
          },
        },
        'Compare the first two keyboards of Figure 2. One finger moves: C to B. The other three notes stay, but they change their names. The A that was the fifth of D is now the ninth of G; the E that was a ninth is now a thirteenth. From G7 to Cmaj7 three notes fall by step and B stays.',
        'Turn the shape upside down for the other half of the keyboard: C–E–F–A for Dm7, B–E–F–A for G7, B–D–E–G for Cmaj7. The guide tones have changed places, and the movement is the same. With these two forms you can play a ii–V–I in any key between the C below middle C and the G above it, where chords sound clear and do not growl.',
      ],
    },
    {
      heading: 'In minor',
      blocks: [
        'In a minor key the chord on the second degree has a flat fifth, and the dominant takes a flat ninth. It is the same note: in C minor, A♭ is the flat fifth of Dm7♭5 and the flat ninth of G7.',
        {
          type: 'figure',
          caption: 'A ii–V–i in C minor. A♭ stays for two chords and falls to G.',
          alt: 'A treble staff with four-note chords: F, A flat, C, D; F, A flat, B, D; E flat, G, A, D.',
          height: 70,
          graphic: {
            kind: 'staff',
            systems: [
              {
                bars: 3,
                symbols: [
                  [0, 'Dm7♭5'],
                  [4, 'G7♭9'],
                  [8, 'Cm6/9'],
                ],
                staves: [
                  {
                    clef: 'treble',
                    notes: 'F4+Ab4+C5+D5:4 | F4+Ab4+B4+D5:4 | Eb4+G4+A4+D5:4',
                    marked: ['Ab4'],
                  },
                ],
              },
            ],
          },
        },
        'The guide tones do what they always do. C falls to B by a half step. F falls by a whole step this time, to E♭, because the third it is going to is minor. On the last chord of Figure 3 the sixth takes the place of the seventh: a minor chord that has arrived sounds more at rest with A, its sixth, than with B♭, which wants to go on.',
      ],
    },
    {
      heading: 'Through twelve keys',
      blocks: [
        'You have reached Cmaj7. Lower its third and its seventh by a half step each, E to E♭ and B to B♭, and you are on Cm7: the ii of B♭. So the cadence in C runs on into the cadence in B♭, from there to A♭, and so on down by whole steps. After six keys you are back in C. Begin again on D♭ and you have the other six.',
        {
          type: 'listing',
          lines: [
            'Dm7   G7   | Cmaj7  | Cm7   F7  | Bbmaj7 |',
            'Bbm7  Eb7  | Abmaj7 | Abm7  Db7 | Gbmaj7 |',
            'F#m7  B7   | Emaj7  | Em7   A7  | Dmaj7  |   and again',
          ],
        },
        'Nothing in that chain ever moves by more than a whole step. If you find your hand jumping, you have taken the wrong one of the two forms: stop, and look for the nearest guide tones.',
      ],
    },
    {
      heading: 'A week with this lesson',
      blocks: [
        {
          type: 'list',
          ordered: true,
          items: [
            'Two days: guide tones only, roots in the left hand, all keys, no tempo. Say the names aloud: *seventh falls to third*.',
            'Two days: the four-note voicings in the right hand, the same route, a metronome on two and four at 50.',
            'One day: the other six keys.',
            'Two days: a tune. Play its melody in the right hand and the guide tones in the left. Autumn Leaves is nothing but cadences in a major key and its relative minor.',
          ],
        },
        'Our session *Round the Cycle* plays this route with bass and piano at a walking tempo. Play the voicings with it first; then leave them to the recording and improvise a line that lands on the third of every chord.',
      ],
    },
  ],
  references: [
    'Levine, M. (1989) *The Jazz Piano Book*. Sher Music.',
    'Levine, M. (1995) *The Jazz Theory Book*. Sher Music.',
  ],
};
