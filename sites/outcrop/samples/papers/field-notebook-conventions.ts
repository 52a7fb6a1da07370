import { houseAuthor } from '../press/house-author.ts';
import type { Paper } from '../press/paper.ts';
import { figure1, figure2, figure3 } from './figures/field-notebook-conventions.ts';

export const paper: Paper = {
  id: 'art-field-notebook-conventions',
  slug: 'field-notebook-conventions',
  title: 'The Field Notebook: Conventions That Let Others Use Your Data',
  shortDescription:
    'What a locality entry must hold, how to keep what you saw apart from what you think, how many readings are enough, and how to log a section.',
  longDescription: `A field notebook is a scientific record and, for a company or a survey, a legal one. In twenty years it will be read by somebody who has never met you and who wants to know where exactly you stood, what you saw, and what you only supposed.

This free paper sets out the conventions that make that possible: the header of a page, the order of an entry, sketches with a scale and a direction, orientation data in one notation, samples that can be traced. It shows with a small synthetic set of readings how many measurements of one surface are worth taking, and lays out a graphic log of a section. Paper and tablet are treated alike; the rules are the same.`,
  category: 'Field Practice | Notebooks',
  priceMinor: 0,
  author: houseAuthor,
  publishedAt: '2025-04-29T08:00:00.000Z',
  keywords: ['field notes', 'locality', 'graphic log', 'samples', 'repeat measurements'],
  abstract:
    'We describe a field notebook that a stranger can use: dated pages with a common header, numbered localities with coordinates and datum, observations in a fixed order and separated from inference, sketches with scale and orientation, and samples whose numbers lead back to the page. Twelve synthetic readings of one dip scatter by 2.4°; their mean is known to 0.7°, and after five readings further ones add little. A graphic log condenses a section into a form in which omissions are visible.',
  sections: [
    {
      heading: 'Write for a stranger',
      blocks: [
        'The notebook is the only part of field work that cannot be repeated from the desk. Samples can be cut again and maps redrawn, but what was seen in a trench that has since been filled exists in the notes or not at all. Write, therefore, as if the reader had not been there, because after some years that reader is you (Coe, 2010; Compton, 1985).',
        'Number the pages before you start, put your name, address and project on the first, and leave two pages for a table of contents and one for abbreviations. Write in pencil or waterproof ink. Do not erase: strike out with one line, so that the error remains legible, and initial what you change on a later day. On a tablet the same rule means a log of edits and a copy made each evening.',
        'Each day begins with a header: date, area, weather, companions, purpose of the day, map sheet, and the instrument settings that every later number depends on: datum and grid of the receiver, declination set on the compass, and whether bearings are magnetic, grid or true. Figure 1 shows a page.',
        {
          type: 'figure',
          caption:
            'A page of a notebook, with an invented locality. Observations are on the left; the right-hand strip is kept for inference and questions.',
          alt: 'Sketch of a notebook page with a header giving date, sheet, datum and declination, a numbered locality with coordinates, a rock description, orientation data, sample number and photograph number, a small sketch of beds with a scale bar, and notes of interpretation in a separate strip.',
          height: 270,
          graphic: figure1,
        },
      ],
    },
    {
      heading: 'One locality, one order',
      blocks: [
        'Always write in the same order; what has been forgotten then shows as a gap. Table 1 gives one that works. Distinguish what is *in place* from what is loose: half the wrong outcrops on maps are boulders. Distinguish also ‘none seen’ from ‘not looked for’. A blank says neither.',
        {
          type: 'table',
          caption: 'Order of a locality entry, with the fault most often found in each item.',
          head: ['Item', 'Contents', 'Usual fault'],
          rows: [
            ['Locality', 'Number, coordinates, accuracy, access', 'Datum missing'],
            ['Exposure', 'Size, state, in place or not', 'Boulder taken for outcrop'],
            [
              'Rock',
              'Name last; colour fresh and weathered, grain size, sorting, minerals',
              'Name without description',
            ],
            ['Structure', 'Bed thickness, sedimentary and tectonic structures', 'No size given'],
            ['Contacts', 'Seen or inferred; sharp, gradual, erosive', 'Inferred drawn as seen'],
            ['Orientation', 'Kind of surface, reading, number of readings', 'Kind not stated'],
            [
              'Samples, photographs',
              'Number, bed, which way up, direction of view',
              'No scale, no direction',
            ],
          ],
          widths: [0.9, 1.8, 1.2],
        },
        'Describe first and name afterwards. A name is a conclusion: ‘greywacke’ contains grain size, sorting and matrix, and if one of them was wrong nobody can take it apart. Use a card with printed grain sizes and the terms of one standard. State colours wet or dry.',
        '**Keep inference apart from observation.** A ruled strip, a second colour or square brackets will do. ‘Fault’ is inference; ‘beds end against a gully with 0.3 m of clay that holds fragments of both’ is not. Barnes and Lisle (2004) ask for both, since the thought that occurs at the outcrop is seldom as good again, but it must be possible to remove it.',
        'Orientations need one notation for the whole book, with an example inside the cover. Dip and dip direction (32/118) needs no letters and no rule of hands; strike with dip (028/32 SE) is common elsewhere. They differ by 90°, and a book that mixes them is lost. Write the kind of surface before the numbers.',
        'A sample number leads to a page: 14/2 is the second from locality 14. It goes on the bag and on a slip inside, with an arrow for up and for north if the sample is oriented. A photograph without a scale and a direction of view is a souvenir.',
      ],
    },
    {
      heading: 'How many readings?',
      blocks: [
        'A surface is rough and a compass unsteady, so single readings scatter. Figure 2 shows twelve synthetic dips taken along one bed: 31, 34, 29, 33, 36, 30, 32, 35, 28, 33, 31 and 34 degrees. Their mean is 32.2° and their standard deviation 2.4°.',
        {
          type: 'figure',
          caption:
            'Twelve synthetic readings of the dip of one surface, their running mean, and the range of one standard error about the final mean.',
          alt: 'Points scattered between 28 and 36 degrees. A line for the running mean settles near 32 degrees after five readings. A shaded funnel narrows from plus or minus 2.4 to plus or minus 0.7 degrees.',
          height: 210,
          graphic: figure2,
        },
        'The standard error of a mean falls with the square root of the number: 2.4° for one reading, 1.1° for five, 0.7° for twelve. To halve the error of five readings takes twenty. Three to five on different parts of the surface are a fair bargain, and their spread should be written down, because it is a statement about the rock. If one reading lies far off, look again before you leave it out. It may belong to another surface.',
        'The same holds for pacing. A count of 86 double paces at 1.52 m is 131 m, give or take some three per cent for practised legs on even ground. Up a slope of 8°, square to the strike and against a dip of 32°, it is 131 × sin 40° = 84 m of beds. Note the slope; without it one would have computed 69 m.',
      ],
    },
    {
      heading: 'The measured section',
      blocks: [
        'Where beds follow each other, prose is slow. A graphic log draws thickness upwards to scale and grain size outwards, one line for each bed, with room for remarks (Figure 3). Tucker (2011) gives symbols that most readers know; any other needs a key in the book.',
        {
          type: 'figure',
          caption:
            'Graphic log of an invented section of 4 m. Thickness is to scale; the width of each bed shows its grain size at base and top.',
          alt: 'Column with five beds. Two sandstones, widest at their sharp bases and narrowing upwards, alternate with narrow mudstones and siltstone. Remarks are on the right and a grain-size scale is below.',
          height: 235,
          graphic: figure3,
        },
        'Log bed by bed and measure at right angles to bedding. Draw bases as they are, sharp, gradual or loaded, and mark what is covered as covered, with its thickness. A gap drawn as a gap is data. Tie the log to the map at top and bottom with localities, and to the photographs with tick marks.',
        { type: 'subheading', text: 'In the evening' },
        {
          type: 'list',
          ordered: true,
          items: [
            'Ink the day’s coordinates on the map and see whether they fall where you stood.',
            'Check that each sample in the rucksack has a line in the book, and each line a sample.',
            'Photograph or copy every page, and store the copy somewhere else.',
            'Write three sentences: what the day showed, what it contradicted, what to look at tomorrow.',
          ],
        },
        'The last item is the one most often left out and the one that is read first, when the report is written in winter.',
      ],
    },
  ],
  references: [
    'Barnes, J. W., and Lisle, R. J. (2004). *Basic Geological Mapping*, 4th edition. Wiley, Chichester.',
    'Coe, A. L. (editor) (2010). *Geological Field Techniques*. Wiley-Blackwell, Chichester.',
    'Compton, R. R. (1985). *Geology in the Field*. Wiley, New York.',
    'Tucker, M. E. (2011). *Sedimentary Rocks in the Field: A Practical Guide*, 4th edition. Wiley-Blackwell, Chichester.',
  ],
};
