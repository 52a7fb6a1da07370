import { amazonSearch, type GearList } from '../gear-item.ts';

export const field: GearList = {
  id: 'field',
  label: 'Field Equipment',
  placeholder: 'Search hammers, lenses, safety…',
  about:
    'What goes into the rucksack first and still works in the third season. Steel, glass and paper; the one thing with a battery has a paper twin.',
  caption: 'Hammer, ten-times lens and compass on a bedding plane dipping 32° to the east.',
  items: [
    {
      badge: 'Tools',
      title: 'Geologist’s hammer, 620 g (22 oz)',
      line1: 'A pick end for hard rock; the chisel end, sold by itself, for beds that split.',
      line2:
        'Head and shaft forged in one piece, 33 cm, a grip that can be cold and wet. Never strike another hammer with it.',
      href: amazonSearch('geologist rock hammer 22 oz pointed tip forged steel'),
      icon: 'M2 10c4-3 9-5 13-5h9v6h-9c-4 0-9-1-13-1zM24 4h4v8h-4zM16 11v17a2 2 0 0 0 4 0V11M16 19h4M16 22h4M16 25h4',
    },
    {
      badge: 'Optics',
      title: 'Hand lens, 10× triplet',
      line1:
        'Grain size, cleavage, cement and small fossils. Held at the eye, the rock comes to it.',
      line2:
        'Three lenses corrected for colour and edge, 18 to 21 mm wide, sharp at 25 mm, on a cord. 20× shows less and darker.',
      href: amazonSearch('10x triplet hand lens geology loupe 21mm'),
      icon: 'M20 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0M17 11a5 5 0 1 1-10 0 5 5 0 0 1 10 0M19 14.5l9 6.5a4 4 0 0 1-5 6L13.5 18.5M25 24h.1',
    },
    {
      badge: 'Measuring',
      title: 'Compass with clinometer',
      line1: 'Strike and dip, trend and plunge, and the bearing back to the car.',
      line2:
        'Marked every 1° or 2°, a level bubble, a long straight edge, declination that can be set, a needle balanced for your magnetic zone.',
      href: amazonSearch('geological compass clinometer mirror declination adjustment'),
      icon: 'M4 4h24v24H4zM25 16a9 9 0 1 1-18 0 9 9 0 0 1 18 0M16 9l2.5 7-2.5 7-2.5-7zM13.5 16h5M16 4v3',
    },
    {
      badge: 'Chemicals',
      title: 'Dropper bottle for HCl 10 %',
      line1: 'Calcite fizzes at once; dolomite only as powder, or when the acid is warm.',
      line2:
        'LDPE with a cap that locks, 30 mL, labelled, in a bag of its own. The acid comes from a laboratory shop and does not fly.',
      href: amazonSearch('ldpe dropper bottle 30 ml leakproof laboratory'),
      icon: 'M15 2h2v4h-2zM13 6h6v5h-6zM12 11h8l3 4v13a1 1 0 0 1-1 1H10a1 1 0 0 1-1-1V15zM16 17c-3 4-3 7 0 7s3-3 0-7',
    },
    {
      badge: 'Safety',
      title: 'Safety glasses, impact rated',
      line1: 'A chip leaves the hammer faster than an eye closes.',
      line2:
        'ANSI Z87.1+ or EN 166 with the letter F, sides that close, a coating against mist. They also go over glasses.',
      href: amazonSearch('safety glasses ansi z87.1+ side shields anti fog'),
      icon: 'M1 11h4M31 11h-4M4 10h10l-1 8a4 4 0 0 1-4 3H8a4 4 0 0 1-4-4zM18 10h10v7a4 4 0 0 1-4 4h-1a4 4 0 0 1-4-3zM14 12c1-1 3-1 4 0M7 13l2 2M21 13l2 2',
    },
    {
      badge: 'Notes',
      title: 'Waterproof notebook and pencil',
      line1: 'The only record that survives the rain, the fall and the flat battery.',
      line2:
        'Coated or stone paper with a 4 or 5 mm grid, sewn, hard covers, about 12 × 19 cm. A 2H pencil writes when it is wet.',
      href: amazonSearch('waterproof field notebook grid hard cover geology'),
      icon: 'M7 3h18v26H7zM4 7h5M4 12h5M4 17h5M4 22h5M12 8h9M12 12h9M12 16h5M13 25l9-6',
    },
    {
      badge: 'Position',
      title: 'Handheld GNSS receiver',
      line1: 'A point that somebody else can stand on again.',
      line2:
        'L1 and L5 bands for 2 to 5 m under open sky, WGS 84 and UTM with the datum shown, AA cells. Height is about half as good.',
      href: amazonSearch('handheld gnss multi band gps aa battery utm'),
      icon: 'M11 10h12v19H11zM13.5 13h7v8h-7zM16 25h2M19 10V4h3v6M3 11a11 11 0 0 1 9-9M7 12a7 7 0 0 1 6-6',
    },
    {
      badge: 'Reference',
      title: 'Grain size and colour cards',
      line1: 'Silt ends at 0.063 mm and sand at 2 mm, whoever is looking.',
      line2:
        'Wentworth classes with real grains or prints to scale, roundness and sorting beside them; rock colours as printed chips, not a photocopy.',
      href: amazonSearch('grain size comparator card sand gauge geology'),
      icon: 'M4 3h24v26H4zM4 11h24M4 19h24M8 7h.1M11 6h.1M14 8h.1M17 6.5h.1M20 8h.1M23.5 6.5h.1M10.5 15a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0M17.5 15a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0M24.5 15a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0M14 24a3 3 0 1 1-6 0 3 3 0 0 1 6 0M24 24a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
    },
    {
      badge: 'Safety',
      title: 'Field first aid kit',
      line1: 'For two people, a day’s walk from the road.',
      line2:
        'Pressure bandage, a splint that bends, blister dressings, foil blanket, tick tweezers. Look through the dates before each season.',
      href: '/aff/firstaid',
      icon: 'M3 10h26v17H3zM11 10V6h10v4M14 14h4v3h3v4h-3v3h-4v-3h-3v-4h3z',
    },
  ],
};
