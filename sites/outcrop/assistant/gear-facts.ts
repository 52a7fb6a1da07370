import { siteConfig } from '#shared/site-config/index.ts';
import type { Fact } from '#shared/assistant/fact.ts';
import { pages } from './pages.ts';

const { company } = siteConfig.brand;

/** The packing lists, and who sells what is on them. */
export const gearFacts: readonly Fact[] = [
  {
    id: 'gear',
    ask: 'What is on the gear page?',
    asks: 'gear | gear count | gear list | gear buy | gear price | gear where | gear how | gear delivery | gear student',
    also: 'sell field lab studio water',
    answer:
      'The gear page has packing lists with 36 kinds of things for water sampling, field work, data and sound: what each thing is for, and the numbers to check before you pay. The things are sold by others, through affiliate links, at the seller’s price and with the seller’s delivery.',
    page: pages.gear,
  },
  {
    id: 'sample-cooling',
    ask: 'How cold must water samples be kept?',
    asks: 'sample cold | water sample cold | water sample temperature | water sample cool box | sample transport lab | cool box | keep water sample cold',
    also: 'samples cool cooler ice packs freeze frozen drive car transport travel lab laboratory degrees warm dark fridge bottle bottles chain temperature keep way thermometer',
    answer:
      'Water samples travel dark and at 6 °C or below, but never frozen. A cool box of 20 litres holds twelve half-litre bottles with ice packs on every side, and a min/max thermometer proves that they stayed cold.',
    page: pages.gear,
  },
  {
    id: 'sample-bottles',
    ask: 'Which bottles do I need for water samples?',
    asks: 'sample bottle | water sample bottle | bottle bacteria | bottle metals | rinse bottle | water sample bottle size | sterile bottle',
    also: 'samples hdpe plastic glass rinse times clean sterile thiosulfate chlorine bacteria metals ions size ml take collect which kind',
    answer:
      'For ions and metals: HDPE bottles of 250 or 500 mL, rinsed three times with the water that will be in them. For bacteria: sterile bottles of 100 mL with thiosulfate, with an unbroken seal.',
    page: pages.gear,
  },
  {
    id: 'sample-filter',
    ask: 'Do I filter a water sample before I add acid?',
    asks: 'sample filter | water sample filter | filter acid | syringe filter | filter metals | water sample acid | sample acid filter',
    also: 'samples 0.45 micron dissolved total metals syringe first before after order acidify preserve field',
    answer:
      'Filter first, then acid: a syringe filter of 0.45 µm is where dissolved metals end and total metals begin. The first 5 mL are thrown away.',
    page: pages.gear,
  },
  {
    id: 'gear-microphone',
    ask: 'Which microphone do you suggest for recording?',
    asks: 'microphone | microphone episode | microphone record | microphone gear | microphone list | microphone room | microphone lesson',
    also: 'recording record lessons lesson podcast talk desk noisy room decent good usb xlr buy mic audio studio teach',
    answer:
      'A dynamic microphone with a cardioid pattern picks up the voice more than the room: for lessons and podcasts at a desk. The gear page says what to look for, under Media Studio.',
    page: pages.gear,
  },
  {
    id: 'gear-refund',
    ask: 'Can I return gear?',
    asks: 'gear refund | gear broken | gear cancel',
    answer:
      'Gear is sold by others: the sale, its delivery and its return are the shop’s, under the shop’s terms.',
    page: pages.terms,
  },
  {
    id: 'affiliate',
    ask: 'Do you earn a commission on gear?',
    asks: 'affiliate | gear affiliate | affiliate price | gear affiliate price | company affiliate | link price | link price more | gear link | free link',
    answer: `Yes. Links on the gear page are affiliate links: ${company} earns a commission from qualifying purchases, at no cost to you: you pay the same. Nobody paid to be on a list.`,
    page: pages.gear,
  },
  {
    id: 'gear-delivery',
    ask: 'Who sells and delivers the gear?',
    asks: 'gear delivery | gear delivery who | gear buy who | gear price | gear sell | gear buy where | delivery hammer | gear payment',
    also: 'ship yourselves hammer compass lens meter stock direct seller amazon shop sell equipment',
    answer:
      'Others do: the links open a search at Amazon, and the shop there sells, delivers and takes things back, at its price and under its terms. We sell no equipment ourselves.',
    page: pages.gear,
  },
  {
    id: 'gear-print',
    ask: 'Can I print or tick a packing list?',
    asks: 'gear print | gear tick | gear search | gear checklist | gear retention | gear save',
    also: 'list packed have remember browser saved rest',
    answer:
      'Yes. Tick what you have and print the rest; the ticks are kept in your browser. Each list has a search box.',
    page: pages.gear,
  },
];
