import { houseAuthor } from '../press/house-author.ts';
import type { Paper } from '../press/paper.ts';
import { figure1, figure2, figure3 } from './figures/choosing-a-projection-and-datum.ts';

export const paper: Paper = {
  id: 'art-choosing-a-projection-and-datum',
  slug: 'choosing-a-projection-and-datum',
  title: 'Choosing a Projection and a Datum',
  shortDescription:
    'What a datum is, what a projection distorts and by how much, and how to choose both for a geological map, a grid of data or a borehole.',
  longDescription: `Most errors of position in geological data are not errors of measurement. A coordinate was written down without its datum, a height above the ellipsoid was taken for a height above the sea, an area was measured in a web map. The first costs a hundred metres, the second fifty, the third a factor of three.

This paper explains the two halves of a coordinate reference system, the datum and the projection, with the sizes of their effects worked out in numbers. A table leads from the purpose of a map to a suitable projection, and a short routine shows what must be written beside every coordinate so that somebody else can still use it in thirty years.`,
  category: 'Mapping',
  priceMinor: 850,
  author: houseAuthor,
  publishedAt: '2023-11-28T09:00:00.000Z',
  keywords: ['datum', 'map projection', 'UTM', 'scale factor', 'geoid'],
  abstract:
    'A coordinate is a number only in a named reference system. We separate the datum, which ties coordinates to the Earth, from the projection, which flattens them, and give the size of the effects: a hundred metres between common datums, tens of metres between ellipsoidal and mean-sea-level heights, 0.4 metres per kilometre at the centre of a UTM zone, and a factor of 3.4 in area for Web Mercator at 57°. Conformal projections suit field maps and directions, equal-area ones statistics; a datum must be stated with every coordinate.',
  sections: [
    {
      heading: 'Two separate choices',
      blocks: [
        'A *coordinate reference system* consists of two parts (ISO 19111, 2019). The datum fixes an ellipsoid of given size and shape to the Earth, so that a latitude and a longitude mean a place. The projection turns latitude and longitude into eastings and northings on a plane. They are chosen separately and go wrong separately. ‘UTM zone 30’ is a projection without a datum; ‘WGS 84’ is a datum without a projection.',
        'The ellipsoid of WGS 84 has an equatorial radius of 6 378 137 m and a flattening of 1/298.257, which makes the polar radius 21.4 km shorter. Older national datums used other ellipsoids and, what matters more, placed them to fit one country. The same numbers of latitude and longitude then denote places that differ by roughly a hundred metres between OSGB36 and WGS 84 in Great Britain (Ordnance Survey, 2020), by one to two hundred between ED50 and WGS 84 in western Europe, and by more than four hundred in Japan between the Tokyo datum and its successor.',
        'Modern datums disagree by little, but they move. ETRS89 is fixed to the stable part of the European plate, which drifts at some 2.5 cm a year against the global frame; since 1989 the two have parted by about 0.9 m. Australia, at 7 cm a year, replaced GDA94 by GDA2020 and moved every coordinate by about 1.8 m. For a geological map this is nothing. For a fence, a pipeline or a repeated survey of subsidence it is everything.',
      ],
    },
    {
      heading: 'Heights are a third choice',
      blocks: [
        'A satellite receiver measures height above the ellipsoid, *h*. Levelling and topographic maps give the height above the geoid, *H*, which is close to mean sea level and is the one that water obeys. Their difference is the geoid undulation, *N* (Figure 1):',
        { type: 'equation', text: 'H = h − N' },
        {
          type: 'figure',
          caption:
            'Ellipsoidal height h, height above the geoid H and undulation N. Vertical differences are exaggerated.',
          alt: 'Cross-section with an undulating ground surface at the top, an undulating dashed geoid below it and a smooth ellipsoid below both. Arrows show h from the ellipsoid to the ground, N from the ellipsoid to the geoid and H from the geoid to the ground.',
          height: 165,
          graphic: figure1,
        },
        'Over the globe *N* ranges from about −106 m south of India to +85 m near New Guinea; in Great Britain it is around 50 m. A borehole whose collar was taken from a receiver and whose neighbours were levelled will show a fault of 50 m that does not exist. Receivers often apply a geoid model without saying so. Find out, and record which.',
      ],
    },
    {
      heading: 'What flattening costs',
      blocks: [
        'No projection keeps both angles and areas; the sphere does not allow it. A *conformal* projection keeps angles at each point and lets the scale change from place to place. An *equal-area* projection keeps areas and distorts shapes. Others keep neither but look balanced. Snyder (1987) gives the formulas for nearly all that are in use, and IOGP (2019) those for the definitions in the EPSG registry.',
        { type: 'subheading', text: 'Transverse Mercator and UTM' },
        'The Universal Transverse Mercator system cuts the Earth into 60 zones of six degrees. In each the scale on the central meridian is set to 0.9996, and grows with the square of the distance *d* from it:',
        {
          type: 'equation',
          text: 'k ≈ 0.9996 (1 + frac(d^{2}; 2 R^{2}))',
          where: '*R* is the mean radius of curvature, about 6375 km.',
        },
        'Grid distances are 0.4 m per kilometre too short at the centre, right at 180 km on either side, and 1.0 m per kilometre too long at the edge of a zone on the equator, 334 km out (Figure 2). Height acts in the same sense: a distance measured at 1500 m shrinks by 1500/6 371 000, or 0.24 m per kilometre, on its way to the ellipsoid. A kilometre taped on a plateau of that height on the central meridian is 999.36 m on the grid.',
        {
          type: 'figure',
          caption:
            'Scale factor of UTM against the distance from the central meridian, and that of a grid with the same projection but a central scale of 1.',
          alt: 'Two parabolas. UTM starts at 0.9996, passes 1 at 180 km and reaches 1.0010 at 334 km. The other starts at 1 and reaches 1.0014 at the same distance.',
          height: 220,
          graphic: figure2,
        },
        'Grid north is not true north either. Away from the central meridian the two differ by the *convergence*, about Δ*λ* sin *φ*: two degrees east of it, at 52° N, by 1.6°. That is more than a careful compass reading is worth, and it belongs in the correction of every bearing that is plotted on a grid.',
        { type: 'subheading', text: 'Web Mercator' },
        'Maps on the web use Mercator’s projection of a sphere. Lengths are stretched by nearly sec *φ* and areas by its square (Figure 3). At 57° the factor is 3.37 in area: a licence of 10 km² measured on the screen comes out as 33.7. It is a good projection for finding a place and unfit for measuring anything.',
        {
          type: 'figure',
          caption:
            'Stretch of lengths and of areas in Web Mercator against latitude, on the sphere.',
          alt: 'Two rising curves. Length stretch is 1 at the equator, 1.6 at 52 degrees and 2 at 60. Area stretch is 2.6 at 52 degrees, 4 at 60 and over 14 at 75.',
          height: 205,
          graphic: figure3,
        },
      ],
    },
    {
      heading: 'From purpose to projection',
      blocks: [
        'Table 1 covers most needs. The rule behind it is simple: conformal for anything on which bearings are plotted or read, equal-area for anything that is counted, and the national grid wherever there is one, since everyone else will use it.',
        {
          type: 'table',
          caption: 'Suitable projections by purpose. Codes are those of the EPSG registry.',
          head: ['Purpose', 'Projection', 'Example'],
          rows: [
            [
              'Field map, structural data',
              'Transverse Mercator',
              'National grid (27700); UTM on WGS 84 (326zz)',
            ],
            [
              'Country wide from east to west',
              'Lambert conformal conic',
              'Two standard parallels at one sixth from top and foot',
            ],
            [
              'Density of wells, areas of rock units',
              'Equal-area: Albers conic, Lambert azimuthal',
              'ETRS89 LAEA for Europe (3035)',
            ],
            ['Polar regions', 'Polar stereographic', 'Antarctica (3031)'],
            [
              'Exchange of data',
              'None: latitude and longitude',
              'WGS 84 (4326), with decimals to suit',
            ],
          ],
          widths: [1.1, 1.1, 1.4],
        },
        'Decimals should match the accuracy. A degree of latitude is about 111 km everywhere, a degree of longitude 111 km times the cosine of the latitude: 56 km at 60°. Five decimals of a degree are a metre, and a position that was read off a 1:50 000 sheet does not deserve them.',
        'Between datums a *transformation* is needed, and there may be several. For OSGB36 a shift with seven parameters is good to some metres and the grid of shifts OSTN15 to a decimetre or so (Ordnance Survey, 2020). Software that finds no grid file may fall back on the poorer one without a word. Test it with a published point before you trust it; Iliffe and Lott (2008) treat the choice in detail.',
        {
          type: 'list',
          ordered: true,
          items: [
            'Write datum, projection and zone beside every list of coordinates, with the EPSG code.',
            'Write the kind of height, and the geoid model if one was used.',
            'Keep the original coordinates when you transform, and name the transformation.',
            'Check one point whose position you know by other means: a trig point, a road junction.',
            'Measure areas in an equal-area projection or on the ellipsoid.',
          ],
        },
      ],
    },
  ],
  references: [
    'Iliffe, J., and Lott, R. (2008). *Datums and Map Projections: For Remote Sensing, GIS and Surveying*, 2nd edition. Whittles Publishing, Dunbeath.',
    'IOGP (2019). *Coordinate Conversions and Transformations including Formulas*. Geomatics Guidance Note 7, part 2 (Report 373-7-2). International Association of Oil and Gas Producers, London.',
    'ISO 19111 (2019). *Geographic information: Referencing by coordinates*. International Organization for Standardization, Geneva.',
    'Ordnance Survey (2020). *A Guide to Coordinate Systems in Great Britain*. Ordnance Survey, Southampton.',
    'Snyder, J. P. (1987). *Map Projections: A Working Manual*. US Geological Survey Professional Paper 1395.',
  ],
};
