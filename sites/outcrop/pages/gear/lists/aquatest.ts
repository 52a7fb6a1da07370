import { amazonSearch, type GearList } from '../gear-item.ts';

export const aquatest: GearList = {
  id: 'aquatest',
  label: 'AquaTest Gear',
  placeholder: 'Search meters, bottles, test kits…',
  about:
    'For a water sample that a laboratory will accept, and for a first look on site. Field kits tell you where to sample; only the laboratory’s report tells you what is in the water.',
  caption: 'A bottle filled to its line, and a pH meter that has just been set in buffer 7.',
  items: [
    {
      badge: 'Meter',
      title: 'Pocket pH meter, ±0.01 pH',
      line1: 'pH on site, before carbon dioxide escapes and the value drifts up in the bottle.',
      line2:
        'Look for ±0.01 pH, temperature compensation, calibration at two or three points, and an electrode that can be replaced.',
      href: amazonSearch('pocket ph meter 0.01 accuracy atc replaceable electrode'),
      icon: 'M12 3h8a2 2 0 0 1 2 2v13l-3 4v5l-3 3-3-3v-5l-3-4V5a2 2 0 0 1 2-2M13 7h6v5h-6zM14.5 16h3M13 22h6',
    },
    {
      badge: 'Calibration',
      title: 'Buffer solutions, pH 4, 7 and 10',
      line1: 'Without fresh buffer a meter shows a number, not a pH.',
      line2:
        'NIST-traceable, with lot number and expiry date; 4.01, 7.00 and 10.01 at 25 °C. Sachets for one use suit the field.',
      href: amazonSearch('ph buffer solution 4 7 10 nist traceable'),
      icon: 'M3 13h7v15H3zM12.5 13h7v15h-7zM22 13h7v15h-7zM4.5 13V8h4v5M14 13V8h4v5M23.5 13V8h4v5M3 19h7M12.5 19h7M22 19h7',
    },
    {
      badge: 'Meter',
      title: 'Conductivity meter',
      line1: 'Salinity in seconds: rain has some 20 µS/cm, sea water about 50,000.',
      line2:
        'Automatic range, compensation to 25 °C and a 1,413 µS/cm standard. A TDS reading is conductivity times 0.5 to 0.7, no more.',
      href: amazonSearch('conductivity meter us/cm automatic temperature compensation 1413'),
      icon: 'M4 4h13v18H4zM7 7h7v5H7zM8 17h1M12 17h1M17 8h5a3 3 0 0 1 3 3v6M22 17h6v8h-6zM23.5 25v4M26.5 25v4',
    },
    {
      badge: 'Meter',
      title: 'Portable turbidity meter',
      line1: 'How much light the particles scatter at 90°; disinfection wants it below 1 NTU.',
      line2:
        'Steps of 0.01 NTU below 10, sealed standards, vials that match. 860 nm infrared follows ISO 7027, white light EPA 180.1.',
      href: amazonSearch('portable turbidity meter ntu iso 7027'),
      icon: 'M11 8h10v18H11zM10 4h12v4H10zM1 17h8M6 14l3 3-3 3M16 27v4M14 13h.1M18 12h.1M18 18h.1M14 21h.1M17 23h.1',
    },
    {
      badge: 'Screening',
      title: 'Chlorine test kit, DPD',
      line1: 'Free and total chlorine in tap water, pools, and wells after shock chlorination.',
      line2:
        'DPD 1 reads free chlorine, DPD 3 the total. It has to tell 0.2 from 0.5 mg/L, and reach 5.',
      href: amazonSearch('dpd chlorine test kit free and total'),
      icon: 'M6 5h7v20a3.5 3.5 0 0 1-7 0zM4 5h11M6 14h7M19 5h9v6h-9zM19 13h9v6h-9zM19 21h9v6h-9zM21 25l5-3M21 17l5-3',
    },
    {
      badge: 'Screening',
      title: 'Test strips for many parameters',
      line1: 'A first look at hardness, nitrate, nitrite, iron and pH in a minute.',
      line2:
        'See how nitrate is given: 10 mg/L as nitrogen is 44 mg/L as nitrate. Keep the tube dry and shut, and write down when it was opened.',
      href: amazonSearch('drinking water test strips nitrate nitrite hardness iron'),
      icon: 'M8 3h6v26H8zM8 8h6M8 12h6M8 16h6M8 20h6M19 3h6v26h-6zM19 8h6M19 12h6M19 16h6M19 20h6',
    },
    {
      badge: 'Screening',
      title: 'Arsenic field kit',
      line1: 'For wells where the bedrock or the sediment is known to give off arsenic.',
      line2:
        'It must tell 10 µg/L, the WHO guideline, from 25; many only see 50. Use it outdoors: the reaction sets free arsine.',
      href: amazonSearch('arsenic water test kit low range ppb'),
      icon: 'M11 4h10M13 4v8L6.5 24a3.3 3.3 0 0 0 3 5h13a3.3 3.3 0 0 0 3-5L19 12V4M9 20h14M13 24h.1M18 25h.1M16 16h.1M19 22.5h.1',
    },
    {
      badge: 'Bacteria',
      title: 'Coliform and E. coli test',
      line1: 'Present or absent in 100 mL. Any E. coli: boil it or don’t drink it.',
      line2:
        'Needs 24 to 48 hours at 35 °C, so an incubator or a warm place with a thermometer, and a 365 nm lamp where E. coli glows.',
      href: amazonSearch('coliform e coli water test kit 100 ml'),
      icon: 'M4 14c0-4 5.4-7 12-7s12 3 12 7-5.4 7-12 7-12-3-12-7zM4 14v5c0 4 5.4 7 12 7s12-3 12-7v-5M10 14h.1M14 11.5h.1M19 15h.1M14 17h.1M22 12h.1M17.5 12.5h.1',
    },
    {
      badge: 'Sampling',
      title: 'Sterile 100 mL bottles with thiosulfate',
      line1: 'For bacteria. The tablet takes out chlorine that would go on killing in the bottle.',
      line2:
        'An unbroken seal, a fill line at 100 mL, air above it for shaking. Never rinsed, opened only under the tap.',
      href: amazonSearch('sterile water sample bottle 100ml sodium thiosulfate'),
      icon: 'M12 3h8v4h-8zM11 7h10l2 5v15a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2V12zM9 15h14M12 19h3M12 22h3M12 25h3',
    },
    {
      badge: 'Sampling',
      title: 'HDPE bottles, 250 and 500 mL',
      line1: 'For ions and metals. Rinsed three times with the water that will be in them.',
      line2:
        'Wide mouth, a cap that seals without a liner, washed with acid for trace metals. Nitric acid to below pH 2 comes from the laboratory.',
      href: amazonSearch('hdpe wide mouth sample bottles 250 ml leakproof'),
      icon: 'M5 11h6v3H5zM4 14h8l1 3v12H3V17zM18 4h8v4h-8zM17 8h10l2 4v17H16V12zM16 17h13M16 23h13',
    },
    {
      badge: 'Sampling',
      title: 'Syringe filters, 0.45 µm',
      line1: 'Where dissolved metals end and total metals begin. Filter first, then acid.',
      line2:
        'Cellulose acetate or PES, 25 to 33 mm, Luer lock, with a 60 mL syringe. The first 5 mL are thrown away.',
      href: amazonSearch('syringe filter 0.45 um 33mm pes luer lock 60 ml syringe'),
      icon: 'M12 2h8M16 2v6M10 8h12M12 8h8v12h-8zM12 12h3M12 16h3M14.5 20h3v3h-3zM9 23h14v3H9zM15 26h2v4h-2z',
    },
    {
      badge: 'Cold chain',
      title: 'Cool box, ice packs, thermometer',
      line1: 'Samples travel dark and at 6 °C or below, but never frozen.',
      line2:
        '20 litres hold twelve half-litre bottles with packs on every side. A thermometer with minimum and maximum proves the way.',
      href: amazonSearch('20 quart hard cooler ice packs min max thermometer'),
      icon: 'M4 13h24v14H4zM3 8h26v5H3zM10 8V5h12v3M16 16v8M12.5 18l7 4M19.5 18l-7 4',
    },
  ],
};
