import { firstMonthDiscountPercent } from '../../constants/first-month-discount.ts';
import { siteConfig } from '../index.ts';
import { policyPeriods } from '../policy-periods.ts';
import type { Fact } from './fact.ts';
import { pages } from './pages.ts';

const { claims, credits } = siteConfig;
const water = claims.waterApp;
const discount = `Everybody on the waitlist gets ${firstMonthDiscountPercent}% off the first month.`;

/** The tools beside Core. */
export const toolFacts: readonly Fact[] = [
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
    answer: `The maker states an accuracy of ${water.accuracy}, ${water.reports} reports analysed and a rating of ${water.rating}; these are claims, not measured here. A score reads a lab report and does not test water: it replaces no laboratory.`,
    page: pages.aquatest,
  },
  {
    id: 'app-stores',
    ask: 'Where can I get the mobile apps?',
    asks: 'appStore | appStore where | appStore lapisai | appStore aquatest | lapisai download | aquatest install | lapisai install | appStore download | appStore tools | appStore company',
    also: 'phone app ipad tablet',
    answer:
      'LapisAI and AquaTest AI are for iPhone and Android: their pages lead to the App Store and Google Play.',
    page: pages.lapisai,
  },
  {
    id: 'lapisai',
    ask: 'What is LapisAI?',
    asks: 'lapisai | lapisai how | lapisai who | lapisai accuracy | lapisai list | lapisai assistant | lapisai language',
    also: 'students researchers',
    answer:
      'LapisAI is a geology research assistant for the phone, on Android and iOS. It answers questions about rocks, logs and water with the paper, episode or page behind each answer, and says so when it has no source.',
    page: pages.lapisai,
  },
  {
    id: 'lapisai-limits',
    ask: 'What will LapisAI not do?',
    asks: 'lapisai refuse | lapisai not do | lapisai limits | lapisai refusal | assistant refuse | quote sold paper full | lapisai invent | paper full text assistant',
    also: 'cannot wont sources invent interpret slope safe',
    answer:
      'LapisAI does not invent a source, interpret a log for you, say that a slope is safe, or give away what others pay for: a sold paper or episode is cited, never copied out.',
    page: pages.lapisai,
  },
  {
    id: 'lapisai-price',
    ask: 'What does LapisAI cost?',
    asks: 'lapisai price | lapisai free | lapisai credits | lapisai subscription | lapisai buy | lapisai account',
    answer: `A reply of LapisAI costs ${credits.perReply} credit; one that fails or has nothing to say costs nothing. A new account starts with ${credits.signUp} free credits, and credits are the same in the app and on this site.`,
    page: pages.lapisai,
  },
  {
    id: 'geodata',
    ask: 'What is GeoData Resurrector?',
    asks: 'geodata | geodata how | geodata who | geodata list',
    also: 'segy las seismic tapes digitize map logs scan',
    answer:
      'GeoData Resurrector brings paper maps and old logs back as data: it digitizes legacy maps into georeferenced lines and points, and validates old LAS and SEGY files. It is in preparation; you can join its waitlist.',
    page: pages.geodata,
  },
  {
    id: 'geodata-output',
    ask: 'In which format do digitised maps come?',
    asks: 'geodata format | digitize format | digitize map format | geodata file format | geodata results | digitize results | geodata accuracy | digitize accuracy | geodata export',
    also: 'maps come out output file lines points residuals off',
    answer:
      'Digitised maps come as GeoPackage, with the residuals at the control points as a table of their own. Every feature keeps the colour, code and wording of the legend it came from.',
    page: pages.geodata,
  },
  {
    id: 'segy',
    ask: 'Do you check SEG-Y files?',
    asks: 'segy | coreRules segy | segy file | core segy | geodata segy | segy check | segy tools | segy time',
    also: 'validate read support check format seismic',
    answer:
      'Core does not read SEG-Y. GeoData Resurrector validates LAS and SEGY files; that part is coming soon, and you can join its waitlist.',
    page: pages.geodata,
  },
  {
    id: 'geodata-time',
    ask: 'When does GeoData Resurrector open?',
    asks: 'geodata time | geodata price | geodata buy | geodata waitlist | geodata free | geodata discount',
    also: 'released launch available ready',
    answer: `GeoData Resurrector is coming soon; no day and no price are published yet. ${discount}`,
    page: pages.geodata,
  },
  {
    id: 'proposal',
    ask: 'What is the proposal writer?',
    asks: 'proposal | proposal how | proposal who | proposal list | proposal accuracy',
    also: 'draft business tool ai',
    answer:
      'The proposal writer is an AI tool that drafts business proposals for geoscience work: every paragraph names the sentence of the call that it answers. It is not open yet; you can join its waitlist.',
    page: pages.proposal,
  },
  {
    id: 'proposal-time',
    ask: 'When does the proposal writer open?',
    asks: 'proposal time | proposal buy | proposal waitlist | proposal free | proposal discount',
    also: 'released launch available ready',
    answer: `The proposal writer is not open yet; no day and no price are published. ${discount}`,
    page: pages.proposal,
  },
  {
    id: 'proposal-limits',
    ask: 'What does the proposal writer leave to me?',
    asks: 'proposal price make up | proposal invent | proposal rates | proposal limits | proposal what not do | proposal price table',
    also: 'prices numbers names references experience write own tool',
    answer:
      'Prices are yours: the tool puts your rates into the table and adds them up. Names, references and years of experience are taken from what you upload, or left open and marked.',
    page: pages.proposal,
  },
  {
    id: 'waitlist',
    ask: 'How do I join the waitlist?',
    asks: 'waitlist | waitlist register | waitlist how | waitlist discount | waitlist price | waitlist discount geodata | waitlist discount proposal | waitlist email',
    also: 'benefit first month join',
    answer: `Leave your e-mail address on the page of GeoData Resurrector or of the proposal writer. ${discount}`,
    page: pages.proposal,
  },
  {
    id: 'waitlist-leave',
    ask: 'How do I leave the waitlist?',
    asks: 'waitlist delete | waitlist notifications | waitlist cancel | waitlist leave | waitlist privacy | waitlist data | waitlist retention',
    answer:
      'Use the link in the mail that the waitlist sent you. We keep only your e-mail address and the day on which you joined, until you take it off.',
    page: pages.privacy,
  },
  {
    id: 'nexus',
    ask: 'What is Nexus?',
    asks: 'nexus | nexus how | nexus where | nexus requirements | nexus who | nexus install',
    answer:
      'Nexus is a mapping platform in the browser: layers, boreholes and cross sections on one sheet, on which a whole team draws at the same time. It has a site of its own, and there is nothing to install.',
    page: pages.tools,
  },
  {
    id: 'other-price',
    ask: 'What do Nexus and the billing coach cost?',
    asks: 'nexus price | billingCoach price | nexus free | billingCoach free | nexus buy | nexus subscription | billingCoach subscription',
    answer:
      'Nexus and the billing coach have sites of their own, and this site names no price for them. Their cards on the home page lead there.',
    page: pages.tools,
  },
  {
    id: 'billing-coach',
    ask: 'What is the billing coach?',
    asks: 'billingCoach | billingCoach how | billingCoach who | billingCoach where',
    answer:
      'The billing coach walks medical billing professionals through a claim, code by code: it says why a code was denied, and has practice cases with the answers explained. It is on its own site.',
    page: pages.tools,
  },
];
