import type { Episode } from './episode.ts';

export const episode: Episode = {
  id: 'pod-write-for-a-stranger',
  slug: 'write-for-a-stranger',
  title: 'Write for a Stranger: The Field Notebook',
  shortDescription:
    'The trench has been filled in, and only your notes are left. A fixed order, a ruled strip for ideas and three sentences at night.',
  longDescription: `Samples can be cut again and maps redrawn. What was seen in a trench that has since been filled exists in the notes, or not at all.

You will hear what belongs at the head of every day, why a fixed order works as an alarm, how a name can seal up three decisions, where to put what you think, how many readings of a dip are worth taking, and the three sentences that are left out most often and read first.

Free to hear, ideally the evening before. The sample paper “The Field Notebook” shows a page and a measured section.`,
  priceMinor: 0,
  publishedAt: '2026-09-08T07:00:00.000Z',
  paper: 'field-notebook-conventions',
  script: [
    'The trench was open for two days. You had forty minutes in it. Then they filled it in, and now the only trench there will ever be is the one in your notebook. So write for a stranger. After a few winters, that stranger is you.',
    'Start before you start. Number the pages. Write the date, the area, the weather, and who was there. Then write the settings that every later number hangs on. Which datum, which grid, what declination, and whether it’s already set on the compass. Nobody ever regretted those lines. Many people have regretted not having them.',
    'At each locality keep one order, always the same. Where it is. How much rock you can see, and whether it’s in place, because half the wrong outcrops on maps are boulders. Then what it’s made of. Structures. Contacts. Readings. Samples. The order isn’t pedantry. It’s an alarm. What you have forgotten shows up as a gap.',
    'Describe first, and name afterwards. A name is a conclusion. Write greywacke, and you’ve taken three decisions, about grain size, sorting and matrix, and sealed them up in one word. Write down the three, and somebody can still disagree with you.',
    'Keep what you saw and what you think in separate places. Square brackets will do. Fault is a thought. Beds that end against 30 centimetres of clay, with fragments of both sides in it: that’s something you saw. You want the thought as well, because it’s seldom as good again as it was at the outcrop. You only want to be able to take it off.',
    'How many dips should you read? On a rough surface, one reading is good to perhaps two and a half degrees. Read five, and the mean is good to about one. To halve that, you’d need twenty. So take three to five, on different parts of the surface, and write all of them down. Their scatter tells you something about the rock.',
    'And in the evening, three sentences. What the day showed. What it contradicted. What to look at tomorrow. They’re the first to be left out, and in winter, when the report is written, they’re the first to be {read|red}.',
  ],
};
