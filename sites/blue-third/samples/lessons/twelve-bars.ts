import { teachers, type Lesson } from './lesson.ts';

export const lesson: Lesson = {
  slug: 'twelve-bars',
  title: 'Twelve Bars: The Blues from Three Chords to Bird',
  category: 'Form',
  author: teachers,
  priceMinor: 0,
  publishedAt: '2026-02-17T09:00:00.000Z',
  keywords: ['blues', 'form', 'blue notes', 'turnaround'],
  shortDescription:
    'One form, three ways to dress it: the blues with three chords, the jazz blues, and Charlie Parker’s. With the blue third, and how not to get lost.',
  longDescription: `If you can play one form with strangers, let it be this one. Twelve bars are short enough to keep in your head and long enough to tell a story, and every jam session in the world will call it within the hour.

The lesson sets three versions of the form side by side, so that you see the new chords arrive one at a time and know why. It ends with the note this school is named after.`,
  abstract:
    'A chorus of blues is three lines of four bars: a statement, the same statement over a different chord, and an answer. Jazz musicians kept the lines and filled the spaces between them with cadences. We build the form from three chords to the changes that Charlie Parker played in 1951, and look at the third that is neither major nor minor.',
  sections: [
    {
      heading: 'Three lines',
      blocks: [
        'Sing the words of any old blues: a line, the same line again, and a line that answers. Each takes four bars, and the voice needs only the first two of them. The other two belong to the guitar, the piano, or the breath. That is the form. The chords are there to tell the lines apart.',
        {
          type: 'figure',
          caption:
            'The blues in F with three chords. The second line begins on the fourth degree, the third on the fifth.',
          alt: 'Three rows of four bars: F7 four times; B flat 7 twice, F7 twice; C7, B flat 7, F7, C7.',
          height: 118,
          graphic: {
            kind: 'form',
            rows: [
              { label: 'Statement', bars: ['F7', 'F7', 'F7', 'F7'] },
              { label: 'Again', bars: ['B♭7', 'B♭7', 'F7', 'F7'] },
              { label: 'Answer', bars: ['C7', 'B♭7', 'F7', 'C7'] },
            ],
            marked: [4, 8],
          },
        },
        'Learn to feel two places in Figure 1, both in blue: bar five, where the ground shifts to the fourth degree, and bar nine, where the answer begins. If you are lost, wait for one of them. Everyone in the room marks them, the drummer most of all.',
        'All three chords are dominant sevenths, and none of them resolves the way a textbook asks. F7 is home although it has an E♭ in it. In the blues, a seventh is not a tension. It is the colour of the house.',
      ],
    },
    {
      heading: 'The jazz blues',
      blocks: [
        'By the forties, players were filling the gaps. Compare Figure 2 with Figure 1, bar by bar. Every change is a small cadence into the chord that was there anyway.',
        {
          type: 'figure',
          caption: 'The jazz blues in F. The bars in blue are new.',
          alt: 'Three rows of four bars: F7, B flat 7, F7, C minor 7 to F7; B flat 7, B diminished 7, F7, A minor 7 to D7; G minor 7, C7, F7 to D7, G minor 7 to C7.',
          height: 118,
          graphic: {
            kind: 'form',
            rows: [
              { label: 'Statement', bars: ['F7', 'B♭7', 'F7', 'Cm7  F7'] },
              { label: 'Again', bars: ['B♭7', 'Bdim7', 'F7', 'Am7  D7'] },
              { label: 'Answer', bars: ['Gm7', 'C7', 'F7  D7', 'Gm7  C7'] },
            ],
            marked: [1, 3, 5, 7, 8, 9, 10, 11],
          },
        },
        {
          type: 'list',
          items: [
            '**Bar 2**, the quick change: a taste of the fourth degree, and back.',
            '**Bar 4**: Cm7 and F7 are a ii–V into B♭. The bar leans over the edge.',
            '**Bar 6**: the bass rises from B♭ to B, and the diminished chord carries it on to C, under F7. One note of B♭7 has moved, and everything glows.',
            '**Bar 8**: Am7 and D7 are a ii–V into Gm7. Some play Am7♭5, which is darker.',
            '**Bars 9 and 10**: the old C7 and B♭7 have become a plain ii–V, Gm7 and C7.',
            '**Bars 11 and 12**, the turnaround: four chords, two beats each, that lead back to the top.',
          ],
        },
      ],
    },
    {
      heading: 'Bird’s blues',
      blocks: [
        'In 1951 Charlie Parker recorded *Blues for Alice*. It is still twelve bars, it still reaches B♭7 in bar five and Gm7 in bar nine. In between, the cadences run down like water over stones.',
        {
          type: 'figure',
          caption:
            'The changes of “Blues for Alice”. Nearly every pair of chords is a ii–V that leads to the next bar.',
          alt: 'Three rows of four bars: F major 7, E half-diminished A7, D minor 7 G7, C minor 7 F7; B flat 7, B flat minor 7 E flat 7, A minor 7 D7, A flat minor 7 D flat 7; G minor 7, C7, F major 7 D minor 7, G minor 7 C7.',
          height: 118,
          graphic: {
            kind: 'form',
            rows: [
              { label: 'Statement', bars: ['Fmaj7', 'Em7♭5  A7', 'Dm7  G7', 'Cm7  F7'] },
              { label: 'Again', bars: ['B♭7', 'B♭m7  E♭7', 'Am7  D7', 'A♭m7  D♭7'] },
              { label: 'Answer', bars: ['Gm7', 'C7', 'Fmaj7  Dm7', 'Gm7  C7'] },
            ],
            marked: [4, 8],
          },
        },
        'Do not memorise Figure 3 as twenty chords. From bar two to bar five it is a line of ii–Vs down the cycle of fifths, aimed at B♭. From bar six to bar nine it is ii–Vs sliding down by half steps, aimed at Gm7. Two slides and a turnaround: that is the whole tune.',
      ],
    },
    {
      heading: 'The blue third',
      blocks: [
        'Take F, A♭, B♭, B, C and E♭: the blues scale. Against F7 the A♭ rubs against the A of the chord, and the B rubs against the C. No piano has the note that singers mean. They sing it between A♭ and A, and it does not hold still: often it starts low and rises.',
        {
          type: 'figure',
          caption:
            'The blues scale on F, and a riff in which the blue third climbs into the major one.',
          alt: 'A treble staff. First bars: F, A flat, B flat, B, C, E flat, F. Then a riff of two bars: a rest, F, G, A flat, A, C; D, C and a rest.',
          height: 168,
          graphic: {
            kind: 'staff',
            systems: [
              {
                bars: 2,
                words: [
                  [0, '1'],
                  [1, '♭3'],
                  [2, '4'],
                  [3, '♭5'],
                  [4, '5'],
                  [5, '♭7'],
                  [6, '1'],
                ],
                staves: [{ clef: 'treble', notes: 'F4 Ab4 Bb4 B4 | C5 Eb5 F5:2', marked: ['Ab4'] }],
              },
              {
                bars: 2,
                symbols: [[0, 'F7']],
                staves: [
                  {
                    clef: 'treble',
                    notes: '-:1 F4:0.5 G4:0.5 Ab4:0.5 A4:0.5 C5:1 | D5:0.5 C5:1.5 -:2',
                    marked: ['Ab4'],
                  },
                ],
              },
            ],
          },
        },
        'Pianists make the blue third with two keys: crush A♭ into A, as in the riff of Figure 4, or play both and let go of the lower one. Horn players bend up from below. Do it on the way to the third and it says *yes*; stay on A♭ over the B♭7 of bar five, where it is the seventh of the chord, and it says something else. Same note, and the floor has moved under it.',
      ],
    },
    {
      heading: 'Practise it like this',
      blocks: [
        {
          type: 'list',
          ordered: true,
          items: [
            'Count choruses aloud while you listen to records: *one*, two, three, four; *two*, two, three, four. Do not stop when the solo gets interesting.',
            'Sing the roots of Figure 1 on your own, then those of Figure 2 while the session *Blues in F* plays.',
            'Play the riff of Figure 4 in bars one and two, answer it yourself in three and four. Play it again in five and six. Find a different answer in nine.',
            'Improvise one chorus with three notes, F, A♭ and C. Then one with four. It is harder to be dull with three notes than you think.',
          ],
        },
      ],
    },
  ],
  references: [
    'Evans, D. (1982) *Big Road Blues: Tradition and Creativity in the Folk Blues*. University of California Press.',
    'Levine, M. (1995) *The Jazz Theory Book*. Sher Music.',
  ],
};
