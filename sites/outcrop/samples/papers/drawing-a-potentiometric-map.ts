import { houseAuthor } from '../press/house-author.ts';
import type { Paper } from '../press/paper.ts';
import {
  figure1,
  figure2,
  figure3,
  headAt,
  wells,
} from './figures/drawing-a-potentiometric-map.ts';

export const paper: Paper = {
  id: 'art-drawing-a-potentiometric-map',
  slug: 'drawing-a-potentiometric-map',
  title: 'Drawing a Potentiometric Map from Wells',
  shortDescription:
    'From dip readings to contours: reducing levels to heads, the three-well triangle, contours near streams, and the errors that bend a map.',
  longDescription: `A potentiometric map shows where groundwater goes. It is drawn from a handful of dip readings, and nearly all that can be wrong with it is wrong before the first contour is drawn: a casing that was never levelled, wells that reach different aquifers, readings from different months.

This free paper takes eight synthetic wells from the field sheet to the contoured map. It solves the three-well triangle in numbers, shows how contours must meet a gaining and a losing stream, and turns the gradient into a travel time. It closes with a list of checks to be made before a map leaves your desk.`,
  category: 'Groundwater',
  priceMinor: 0,
  author: houseAuthor,
  publishedAt: '2023-05-16T08:00:00.000Z',
  keywords: ['hydraulic head', 'contours', 'hydraulic gradient', 'gaining stream'],
  abstract:
    'Water moves from high head to low, and a map of head is the least that any groundwater study needs. We reduce the dip readings of eight synthetic wells to heads, find the direction and gradient of flow from three of them by solving two linear equations, and contour the rest by hand rules that respect streams. An error of five centimetres in one level of the triangle turns the direction of flow by one and a half degrees; a well in the wrong aquifer turns it by any angle.',
  sections: [
    {
      heading: 'From dip to head',
      blocks: [
        'A dip meter gives the depth to water below a mark on the casing. Head is an elevation, so the mark must have one. Subtract the depth from the elevation of the mark, and you have the head at the screen, as long as the well is open to one aquifer and its water is fresh (Freeze and Cherry, 1979).',
        'Three rules come before any drawing. All marks are levelled to one datum, to the centimetre; a hand-held satellite receiver errs by metres in height and is useless here. All wells are read within a day or two, without rain or pumping between. And all screens lie in the same aquifer. Table 1 lists our example, which is synthetic: the heads were computed from a smooth surface with a stream along the middle of a valley.',
        {
          type: 'table',
          caption: 'Synthetic field sheet: eight wells in one unconfined aquifer, read on one day.',
          head: ['Well', 'East (km)', 'North (km)', 'Mark (m)', 'Depth to water (m)', 'Head (m)'],
          numeric: [1, 2, 3, 4, 5],
          rows: wells.map(({ name, at, casing }) => [
            name,
            at[0].toFixed(2),
            at[1].toFixed(2),
            casing.toFixed(2),
            (casing - headAt(at)).toFixed(2),
            headAt(at).toFixed(2),
          ]),
        },
      ],
    },
    {
      heading: 'Three wells make a plane',
      blocks: [
        'Three heads define a plane, as three borehole intersections define a bed. Let the head change by *a* per metre eastwards and by *b* per metre northwards. The differences to two other wells give two equations:',
        {
          type: 'equation',
          text: 'h_{i} − h_{1} = a (x_{i} − x_{1}) + b (y_{i} − y_{1}),   i = 2, 3',
        },
        'Take three piezometers at a site, with distances in metres: P1 at (0, 0) with a head of 52.40 m, P2 at (820, 150) with 50.10 m, and P3 at (300, 760) with 51.05 m. Then −2.30 = 820*a* + 150*b* and −1.35 = 300*a* + 760*b*. The determinant is 820 × 760 − 150 × 300 = 578 200 m², so *a* = (−2.30 × 760 + 1.35 × 150)/578 200 = −0.002673 and *b* = (−1.35 × 820 + 2.30 × 300)/578 200 = −0.000721.',
        'The gradient is the root of the sum of the squares, 0.0028. Water flows against it, towards (0.002673, 0.000721), that is on a bearing of 75°. Figure 1 shows the construction. If the head in P3 was misread by 5 cm, the bearing changes by 1.5° and the gradient hardly at all. With the wells half as far apart the same error would turn it by 3°: the triangle should be large, and roughly equilateral.',
        {
          type: 'figure',
          caption:
            'The three-well triangle. Lines of equal head are straight in a plane; flow crosses them at right angles.',
          alt: 'Map of three wells joined by a triangle, with parallel dashed lines of equal head from 52 to 50.5 metres running a little west of north, and an arrow pointing to the east-north-east.',
          height: 262,
          graphic: figure1,
        },
        'With four wells or more the plane is fitted by least squares, and the residuals show whether a plane is a fair description (Devlin, 2003). Where they exceed the error of levelling, the surface is curved and needs contours.',
      ],
    },
    {
      heading: 'Contours by hand',
      blocks: [
        'Join neighbouring wells into triangles, divide each side in proportion to the heads, and lead the contours through the marks. That is all a contouring program does, and it does it without knowing where the stream is. Then correct the drawing with what you know (Figure 2).',
        {
          type: 'figure',
          caption:
            'The synthetic surface of Table 1, contoured at 2 m, with flow lines. The stream gains along its whole length.',
          alt: 'Contour map, 4 by 3 kilometres. Contours of head from 48 to 30 metres bend upstream, to the west, where they cross the stream in the middle. Flow lines converge on the stream from both sides.',
          height: 285,
          graphic: figure2,
        },
        {
          type: 'list',
          items: [
            'Flow lines cross contours at right angles where the aquifer is isotropic. Draw a few: a flow line that cannot be continued shows a contour in the wrong place.',
            'Contours never cross or branch, and never end inside the map, except against a boundary.',
            'They meet an impermeable boundary at a right angle and run parallel to a lake shore.',
            'A closed low without a well or a spring in it is nearly always a wrong reading, since water must leave it.',
            'A steepening without change of flow means a lower transmissivity, because the product of gradient, transmissivity and width is constant along a flow tube (Heath, 1983).',
          ],
        },
        'Streams deserve the most attention. Where groundwater feeds the stream, contours form a V that points upstream; where the stream loses water to the aquifer, it points downstream (Winter and others, 1998). Where the stream lies perched above the water table the contours ignore it (Figure 3). A surveyed stream level is a free well, provided that stream and aquifer are connected.',
        {
          type: 'figure',
          caption:
            'Contours of head (falling from left to right) across a stream that flows to the right: gaining, losing, and not connected. Schematic.',
          alt: 'Three small maps. In the first the contours bend to the left, upstream, at the stream; in the second to the right, downstream; in the third they are straight.',
          height: 130,
          graphic: figure3,
        },
      ],
    },
    {
      heading: 'What the map is good for',
      blocks: [
        'With a conductivity *K* the gradient *i* becomes a flow. Darcy’s law gives the flux *q* = *Ki*, and the water itself moves faster, because it uses only the connected pores: *v* = *Ki*/*n*_{e}. For a sand with *K* = 8 m/d, *i* = 0.005 and an effective porosity of 0.20, *q* = 0.04 m/d and *v* = 0.2 m/d, or 73 m in a year. The direction is worth more than the speed; *K* is seldom known to better than a factor of two.',
        'The map is a section through a body of flow that has three dimensions. Tóth (1963) showed how local systems lie above regional ones; beneath a hill heads fall with depth, beneath a valley they rise. Two wells side by side with different screens will then show different heads, and both are right. Plot them on different maps.',
        'Salt changes the reading as well. A well screened 60 m below datum in water of 1015 kg/m³ with its level 10 m above datum holds a column of 70 m. Its equivalent freshwater head is −60 + 70 × 1.015 = 11.05 m, a metre more than the dip meter shows. Near a coast this metre may be the whole gradient.',
        {
          type: 'subheading',
          text: 'Before it leaves your desk',
        },
        {
          type: 'list',
          ordered: true,
          items: [
            'Date, datum, aquifer and contour interval are on the map, and so is every well with its head.',
            'Pumped wells are marked, and left out of the contouring.',
            'The interval is larger than twice the error of a head.',
            'Contours are dashed where no well controls them.',
            'The map explains each spring, each swamp and each stream reach that you have seen.',
          ],
        },
        'Domenico and Schwartz (1998) give many examples of maps read in this way. A good one can be checked by anybody with its own data, and for that the table of readings belongs beside it.',
      ],
    },
  ],
  references: [
    'Devlin, J. F. (2003). A spreadsheet method of estimating best-fit hydraulic gradients using head data from multiple wells. *Ground Water* 41 (3), 316–320.',
    'Domenico, P. A., and Schwartz, F. W. (1998). *Physical and Chemical Hydrogeology*, 2nd edition. Wiley, New York.',
    'Freeze, R. A., and Cherry, J. A. (1979). *Groundwater*. Prentice-Hall, Englewood Cliffs.',
    'Heath, R. C. (1983). *Basic Ground-Water Hydrology*. US Geological Survey Water-Supply Paper 2220.',
    'Tóth, J. (1963). A theoretical analysis of groundwater flow in small drainage basins. *Journal of Geophysical Research* 68 (16), 4795–4812.',
    'Winter, T. C., Harvey, J. W., Franke, O. L., and Alley, W. M. (1998). *Ground Water and Surface Water: A Single Resource*. US Geological Survey Circular 1139.',
  ],
};
