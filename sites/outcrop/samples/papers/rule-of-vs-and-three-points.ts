import { houseAuthor } from '../press/house-author.ts';
import type { Paper } from '../press/paper.ts';
import { figure1, figure2, figure3 } from './figures/rule-of-vs-and-three-points.ts';

export const paper: Paper = {
  id: 'art-rule-of-vs-and-three-points',
  slug: 'rule-of-vs-and-three-points',
  title: 'Planes on Maps: The Rule of V’s, Structure Contours and Three Points',
  shortDescription:
    'Reading dip from an outcrop, finding strike and dip from three points by construction and by vectors, and carrying the plane to depth.',
  longDescription: `Much of structural geology on a map is the geometry of planes, and a plane is known once three of its points are. From that follow strike and dip, the depth to a bed at any place, the apparent dip in a section, and the thickness from a width of outcrop.

This paper derives the rule of V’s instead of reciting it, solves one three-point problem twice, by structure contours and by a cross product of two vectors, and shows how much the answer moves when an altitude is five metres wrong. All figures are computed from the equations in the text and can be repeated with a pocket calculator.`,
  category: 'Mapping | Structure',
  priceMinor: 1350,
  author: houseAuthor,
  publishedAt: '2024-12-03T08:45:00.000Z',
  keywords: [
    'strike and dip',
    'structure contours',
    'three-point problem',
    'apparent dip',
    'outcrop pattern',
  ],
  abstract:
    'A bed that is flat over the area of a map is a plane, and its outcrop is the intersection of that plane with the ground. We derive the rule of V’s from this for a simple valley, and find that the direction of the V changes when the bed dips downstream more steeply than the stream. Three altitudes in a worked example give a dip of 9.2° towards 018°, by structure contours and by vectors alike; an error of 5 m in one of them changes the dip by 0.4° and the direction by 2°. Apparent dips and thicknesses follow from the same plane.',
  sections: [
    {
      heading: 'Where a plane meets the ground',
      blocks: [
        'Let a stream flow down a straight valley. Measure *y* upstream along the floor and *x* to either side. If the floor rises by *g* per metre upstream and the sides by *s* per metre away from the stream, the ground has the altitude *gy* + *s*|*x*|. A bed that strikes across the valley and rises by *m* per metre upstream has the altitude *my*. It crops out where the two are equal:',
        {
          type: 'equation',
          text: 'y = frac(s; m − g) x',
          where:
            '*x* is the distance from the stream, taken positive on both sides; *m* is negative for a bed that dips upstream.',
        },
        'Everything that is called the rule of V’s is in this line. Table 1 lists the cases and Figure 1 draws three of them, for *g* = 0.2 and *s* = 0.3. A horizontal bed (*m* = 0) follows the contours. A bed that dips upstream makes a blunter V, still pointing upstream. A vertical bed (*m* infinite) ignores the valley. A bed that dips downstream more steeply than the stream falls makes a V that points downstream; and one that dips downstream more gently than the stream makes a V that points upstream and is longer than that of the contours. The last is the exception that the rule is famous for forgetting (Bennison and Moseley, 2003; Lisle, 2004).',
        {
          type: 'figure',
          caption:
            'Outcrop (thick) of a bed in a V-shaped valley that drains towards the foot of each map. Thin lines are topographic contours. Floor gradient 0.2, side slope 0.3.',
          alt: 'Three maps with V-shaped contours pointing upstream. The bed dipping upstream at 20 degrees makes a blunt V pointing upstream, that dipping downstream at 30 degrees a V pointing downstream, that dipping downstream at 6 degrees a long V pointing upstream.',
          height: 140,
          graphic: figure1,
        },
        {
          type: 'table',
          caption:
            'The rule of V’s, with the slope of the outcrop on the map for g = 0.2 and s = 0.3. Negative: the V points upstream.',
          head: ['Bed', '*m*', '*s*/(*m* − *g*)', 'Outcrop'],
          numeric: [1, 2],
          rows: [
            ['Horizontal', '0', '−1.50', 'Follows the contours'],
            ['Dips upstream, 20°', '−0.364', '−0.53', 'Blunt V, upstream'],
            ['Vertical', 'infinite', '0', 'Straight'],
            ['Dips downstream, 30°', '0.577', '+0.80', 'V, downstream'],
            ['Dips downstream, 6°', '0.105', '−3.16', 'Long V, upstream'],
          ],
          widths: [1.3, 0.6, 0.8, 1.3],
        },
      ],
    },
    {
      heading: 'Three points by construction',
      blocks: [
        'A marker bed was found at three points (Figure 2): A at the origin and 420 m altitude, B 600 m east and 200 m north of it at 360 m, and C 250 m east and 700 m north at 300 m. A *structure contour* joins points of the bed at one altitude, and on a plane all structure contours are straight, parallel and evenly spaced. B lies at 360 m. On the line from A, at 420 m, to C, at 300 m, that altitude is reached half-way, at (125, 350). The line from there to B is the strike.',
        {
          type: 'figure',
          caption:
            'The three-point problem. Structure contours at intervals of 20 m; the contour of 360 m passes through B and the midpoint of A and C.',
          alt: 'Map with points A, B and C and parallel contours from 420 to 300 metres running west-north-west. An arrow at right angles to them points a little east of north, the direction of dip.',
          height: 288,
          graphic: figure2,
        },
        'The strike runs 475 m west for 150 m north, a bearing of 288°. Contours of 300 and 400 m lie 619 m apart, and the dip is the angle whose tangent is 100/619 = 0.1616, or 9.2°, towards the falling side: 018°. By the right-hand rule, with the dip to the right of the strike, one writes 288/09.',
      ],
    },
    {
      heading: 'Three points by vectors',
      blocks: [
        'The same can be had without paper, and for any number of triplets at once. Take the vectors from A to B and from A to C, with components east, north and up: **u** = (600, 200, −60) and **v** = (250, 700, −120). Their cross product is perpendicular to both and so to the bed:',
        {
          type: 'equation',
          text: 'n = (u_{2} v_{3} − u_{3} v_{2}, u_{3} v_{1} − u_{1} v_{3}, u_{1} v_{2} − u_{2} v_{1})',
        },
        'Here it is (18 000, 57 000, 370 000), in square metres. If the last component is negative, change all three signs, so that the normal points upwards. The horizontal part of an upward normal points down the dip. Hence',
        {
          type: 'equation',
          text: 'tan δ = frac(sqrt(n_{1}^{2} + n_{2}^{2}); n_{3}),  and  tan α = frac(n_{1}; n_{2})',
          where:
            '*δ* is the dip and *α* the bearing of its direction, to be put in the quadrant that the signs of *n*_{1} (east) and *n*_{2} (north) indicate.',
        },
        'Here tan *δ* = 59 774/370 000 = 0.1616 and *δ* = 9.2°; tan *α* = 18/57 and *α* = 17.5°. With more than three points the plane is fitted by least squares or from the eigenvectors of the scatter of the points, and the misfit tells whether a plane was a fair idea (Fienen, 2005).',
        'How firm is the result? Raise C by 5 m and repeat: the dip becomes 8.8° and the direction 019°. Lower it by 5 m, and they become 9.6° and 016°. Three points that lie nearly in a line would do far worse. The area of the triangle is the quality of the measurement, and *n*_{3}, which is twice that area, says so directly.',
      ],
    },
    {
      heading: 'Using the plane',
      blocks: [
        { type: 'subheading', text: 'Depth' },
        'The altitude of the bed at a point (*x*, *y*) is 420 − (18*x* + 57*y*)/370. At 1000 m east and 900 m north it is 233 m. If the ground there is at 410 m, a borehole should meet the bed at 177 m. When it does not, the plane is bent or broken between here and there, and that is news.',
        { type: 'subheading', text: 'Apparent dip' },
        'A section that does not run along the dip shows less than the true angle. For an angle *β* between section and strike,',
        { type: 'equation', text: 'tan δ_{a} = tan δ sin β' },
        'With *β* = 30° our 9.2° shrinks to 4.6°. Figure 3 shows that steep dips suffer little until the section is nearly parallel to the strike. Vertical exaggeration works the other way, on the tangent: at five times, 9.2° is drawn as 39°. Ragan (2009) has the full set of constructions, including two apparent dips to one true one.',
        {
          type: 'figure',
          caption:
            'Apparent dip in a vertical section against the angle between the section and the strike, for three true dips.',
          alt: 'Three curves rising from zero at an angle of zero to the true dips of 10, 30 and 60 degrees at 90. The curve for 60 degrees rises fastest and flattens early.',
          height: 215,
          graphic: figure3,
        },
        { type: 'subheading', text: 'Thickness' },
        'On flat ground the true thickness is the width of the outcrop across the strike times sin *δ*; for 240 m it is 38 m. On a slope of 6°, with the width measured along the ground, it is 240 sin(9.2° + 6°) = 63 m if the ground falls against the dip and 240 sin(9.2° − 6°) = 13 m if it falls with it. The same width of colour on a map thus stands for 13 or 63 m of rock. It is the most common error in reading maps, and the reason why Barnes and Lisle (2004) ask for a section before any statement about thickness.',
        {
          type: 'list',
          items: [
            'Check one outcrop V against the dip symbols before trusting either.',
            'Draw structure contours only for one surface of one bed, top or base.',
            'Use the three points that span the largest triangle, and a fourth to test it.',
            'Quote a dip from three points with the error that the altitudes allow.',
          ],
        },
      ],
    },
  ],
  references: [
    'Barnes, J. W., and Lisle, R. J. (2004). *Basic Geological Mapping*, 4th edition. Wiley, Chichester.',
    'Bennison, G. M., and Moseley, K. A. (2003). *An Introduction to Geological Structures and Maps*, 7th edition. Arnold, London.',
    'Fienen, M. N. (2005). The three-point problem, vector analysis and extension to the n-point problem. *Journal of Geoscience Education* 53 (3), 257–262.',
    'Lisle, R. J. (2004). *Geological Structures and Maps: A Practical Guide*, 3rd edition. Elsevier Butterworth-Heinemann, Oxford.',
    'Ragan, D. M. (2009). *Structural Geology: An Introduction to Geometrical Techniques*, 4th edition. Cambridge University Press, Cambridge.',
  ],
};
