import type { Episode } from './episode.ts';

export const episode: Episode = {
  id: 'pod-when-the-v-points-upstream',
  slug: 'when-the-v-points-upstream',
  title: 'When the V Points Upstream Anyway',
  shortDescription:
    'The rule of V’s with a sheet of glass and your eyes closed, the case that the rule forgets, and a dip from three altitudes.',
  longDescription: `Beds that dip downstream make a V that points downstream: so the rule says, and in one ordinary landscape it is wrong. The rule is easier to hear than to read, because all of it is one sheet of glass that is tipped in a valley.

You will hear the five positions of the sheet, a way to read them against the contours that needs no exceptions, and then the better method: three altitudes, a line of strike and a dip, with an honest statement of how far they can be trusted.

For anybody who reads geological maps. The sample paper “Planes on Maps” has the constructions and the vectors.`,
  priceMinor: 300,
  publishedAt: '2026-04-14T07:00:00.000Z',
  paper: 'rule-of-vs-and-three-points',
  script: [
    'You learned the rule in your first year. Beds that dip upstream make a V that points upstream. Beds that dip downstream make a V that points downstream. It’s a good rule. It’s also wrong, in a case that you’ll meet sooner or later.',
    'Close your eyes, unless you’re driving. Imagine a valley, with the stream running away from you, downhill. Now slide a sheet of glass through it. That’s the bed. Lay the glass flat, and it cuts the valley along a contour: a V that points back upstream, towards you.',
    'Tip the glass so that it dips upstream. The V still points upstream, but it opens. It gets blunter. Stand the glass upright, across the stream, and the V is gone. A vertical bed crosses hill and valley in a straight line. Now tip it the other way, steeply downstream. The V turns round and points downstream, as promised.',
    'But here is the case in between. Let the glass dip downstream only gently, more gently than the stream itself falls. Now the valley floor drops away faster than the bed does. And the V points upstream again, long and thin, sharper than the contours themselves. It dips downstream, and points upstream. That’s the exception the rule forgets.',
    'So before you read a dip from a V, compare it with the contours. Blunter than the contours: the bed dips upstream. The same way round, but sharper: it dips downstream, and gently. Pointing the other way: it dips downstream, and steeply. That rule has no exception.',
    'If you want a number, leave the V and find three points. The bed stands at 420 metres here, at 360 over there, and at 300 on the far hill. Somewhere between the high one and the low one, it also stands at 360. Join that place to your 360, and you have drawn the strike. At right angles to it, downhill, is the dip.',
    'How far should you trust it? In our example the dip is 9.2 degrees. Move the lowest point by 5 metres, and it changes by about 0.4. That’s for a good fat triangle. If the three points lie nearly in a line, the answer is worth almost nothing. The area of the triangle is the quality of the measurement.',
  ],
};
