import { siteConfig } from '../index.ts';
import type { Fact } from './fact.ts';
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
