import { site } from '#site/config/site.ts';
import { policyPeriods } from '#shared/site-config/policy-periods.ts';
import type { Fact } from '#shared/assistant/fact.ts';
import { pages } from './pages.ts';

const water = site.claims.waterApp;

/** The app that reads water reports. */
export const aquatestFacts: readonly Fact[] = [
  {
    id: 'aquatest',
    ask: 'What is AquaTest AI?',
    asks: 'aquatest | aquatest how | aquatest who | aquatest tools | aquatest list | aquatest company',
    also: 'check read understand parameter',
    answer: `AquaTest AI is an app that reads a water lab report and gives a safety score from 0 to 100, with OK, WATCH or EXCEEDS for every parameter. It takes a PDF or a photograph, works in ${water.languages} languages and needs no account.`,
    page: pages.aquatest,
  },
  {
    id: 'aquatest-price',
    ask: 'Is AquaTest AI free?',
    asks: 'aquatest price | aquatest free | aquatest preview | aquatest subscription | aquatest buy',
    answer:
      'AquaTest AI is free to try: the first report costs nothing and needs no account. The site names no price beyond that.',
    page: pages.aquatest,
  },
  {
    id: 'aquatest-account',
    ask: 'Do I need an account for AquaTest AI?',
    asks: 'aquatest account | aquatest register | aquatest signIn',
    answer: 'No. AquaTest AI needs no account, and the first report is free to try.',
    page: pages.aquatest,
  },
  {
    id: 'aquatest-flags',
    ask: 'What do OK, WATCH and EXCEEDS mean?',
    asks: 'flags | aquatest flags',
    also: 'ok watch mean exceeds',
    answer:
      'AquaTest AI gives every parameter a flag: OK within the guideline, WATCH close to it, from 80 % of it on, and EXCEEDS above it. The safety score from 0 to 100 is for the whole sample.',
    page: pages.aquatest,
  },
  {
    id: 'aquatest-score',
    ask: 'What does the water safety score mean?',
    asks: 'aquatest score | score mean | safety score | aquatest score mean | water safety score',
    also: 'points number high low good',
    answer:
      'The Water Safety Score goes from 0 to 100 for the whole sample, with one sentence that explains why it is not higher. It reads a lab report and does not test the water.',
    page: pages.aquatest,
  },
  {
    id: 'aquatest-guidelines',
    ask: 'Which guidelines does AquaTest AI use?',
    asks: 'guideline | aquatest guideline | aquatest guideline compare | aquatest guideline list',
    also: 'values compare judged standard drinking',
    answer:
      'AquaTest AI compares with the guideline values of Health Canada and the WHO; WATCH begins at 80 % of Health Canada’s.',
    page: pages.aquatest,
  },
  {
    id: 'aquatest-formats',
    ask: 'Which files does AquaTest AI read?',
    asks: 'aquatest format | aquatest photo | aquatest data format | aquatest print | aquatest export | aquatest download',
    also: 'picture photograph scan camera branded',
    answer:
      'AquaTest AI reads a PDF or a photograph of the lab report. You get a score and flags, and a branded PDF of two A4 pages to pass on.',
    page: pages.aquatest,
  },
  {
    id: 'aquatest-languages',
    ask: 'Which languages does AquaTest AI have?',
    asks: 'aquatest language | aquatest language count',
    answer: `AquaTest AI says its findings in ${water.languages} languages, French, Spanish and German among them, with numbers and units left alone.`,
    page: pages.aquatest,
  },
  {
    id: 'aquatest-privacy',
    ask: 'What happens to reports that I upload to AquaTest AI?',
    asks: 'aquatest privacy | aquatest data | aquatest retention | aquatest delete | aquatest data retention | aquatest security | data retention tools | data delete tools | aquatest data delete | data retention tools | data upload tools',
    answer: `Uploaded content, such as lab reports and photos, is removed after ${policyPeriods.uploadsRemoved}. AquaTest AI needs no account, so there is no profile of you.`,
    page: pages.privacy,
  },
  {
    id: 'aquatest-accuracy',
    ask: 'How accurate is AquaTest AI?',
    asks: 'aquatest accuracy | aquatest rating | aquatest security water | aquatest laboratory replace',
    answer: `The maker states an accuracy of ${water.accuracy}, ${water.reports} reports analysed and a rating of ${water.rating}; these are claims, not measured here. A score reads a lab report and does not test water: it does not replace a laboratory.`,
    page: pages.aquatest,
  },
  {
    id: 'aquatest-pdf',
    ask: 'Can AquaTest AI make a PDF with my logo?',
    asks: 'aquatest export | aquatest pdf | aquatest licence | aquatest pdf logo | aquatest results licence | branded pdf',
    also: 'branded own name letterhead pages share send customer landlord tenant firm address',
    answer:
      'Yes. The branded PDF has two A4 pages under your own name and logo, with the score, the table, the guideline and the number of the laboratory, so that whoever gets it can check it.',
    page: pages.aquatest,
  },
  {
    id: 'aquatest-who',
    ask: 'Who is AquaTest AI for?',
    asks: 'aquatest who | aquatest professionals | aquatest landlord | aquatest pool | aquatest school | aquatest well owner',
    also: 'homeowners renters well owners pool spa landlords managers technicians inspectors ngo journalists schools clinics use suited people made kind',
    answer:
      'For homeowners and renters, well owners, pool and spa owners, landlords and managers, field technicians, home inspectors, NGOs and journalists, schools and clinics.',
    page: pages.aquatest,
  },
  {
    id: 'aquatest-scan',
    ask: 'Can AquaTest AI read a crooked or creased page?',
    asks: 'aquatest photo quality | aquatest scan broken | aquatest photo crooked | aquatest read bad photo | aquatest photo unreadable',
    also: 'creased crumpled blurry skewed handwriting value cannot read guessed asked camera printout dark',
    answer:
      'Yes, crooked and creased pages are read too. The app asks you for a value that it cannot read, and does not guess.',
    page: pages.aquatest,
  },
  {
    id: 'aquatest-how-often',
    ask: 'How often should I have a private well tested?',
    asks: 'water test time | aquatest well time | well test often | well water test year',
    also: 'private well owner bacteria nitrate arsenic every year once tested often regularly',
    answer:
      'Nobody tests a private well but its owner: bacteria and nitrate every year, arsenic at least once.',
    page: pages.aquatest,
  },
];
