import { capabilities } from '#shared/site-config/capabilities.ts';
import { firstMonthDiscountPercent } from '#shared/constants/first-month-discount.ts';
import { creditCount } from '#shared/assistant/credit-count.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { Fact } from '#shared/assistant/fact.ts';
import { pages } from './pages.ts';

const { credits } = siteConfig;
const discount = `Everybody on the waitlist gets ${firstMonthDiscountPercent}% off the first month.`;

/** The tools other than Core. */
export const toolFacts: readonly Fact[] = [
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
    answer: `A reply of LapisAI costs ${creditCount(credits.perReply)}; one that fails or has nothing to say costs nothing. A new account starts with ${credits.signUp} free credits, and credits are the same in the app and on this site.`,
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
    ask: 'In which format do digitized maps come?',
    asks: 'geodata format | digitize format | digitize map format | geodata file format | geodata results | digitize results | geodata accuracy | digitize accuracy | geodata export',
    also: 'maps come out output file lines points residuals off',
    answer:
      'Digitized maps come as a GeoPackage, with the residuals at the control points in a table of their own. Every feature keeps the colour, code and wording of the legend it came from.',
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
    answer: `Leave your email address on the page of GeoData Resurrector or of the proposal writer. ${discount}`,
    page: pages.proposal,
  },
  {
    id: 'waitlist-leave',
    ask: 'How do I leave the waitlist?',
    asks: 'waitlist delete | waitlist notifications | waitlist cancel | waitlist leave | waitlist privacy | waitlist data | waitlist retention',
    answer:
      'Use the link in the email that the waitlist sent you. We keep only your email address and the day on which you joined, until you take it off.',
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
  {
    id: 'lapisai-sources',
    ask: 'What does LapisAI answer from?',
    asks: 'lapisai sources | lapisai where answer | lapisai data | lapisai paper | lapisai episode',
    also: 'library internet search descriptions transcripts documentation policies content read cite',
    answer:
      'From the library of this site and nothing outside it: descriptions of the papers, notes and transcripts of episodes, the documentation of Core, and the pages and policies.',
    page: pages.lapisai,
  },
  {
    id: 'geodata-input',
    ask: 'What does GeoData Resurrector need from an old map?',
    asks: 'geodata scan | geodata photo | digitize scan | digitize photo | digitize need | geodata need | geodata handwriting | geodata recognise',
    also: 'flat grid legend lettering hand handwritten symbols faults contacts quality picture read trace colour',
    answer:
      'A flat scan or a good photograph with grid and legend in view. It ties the sheet to a coordinate system at grid crossings and survey points, reads hand lettering, legends and strike symbols, and traces contacts, faults and structure symbols into lines and points.',
    page: pages.geodata,
  },
  {
    id: 'segy-checks',
    ask: 'What will be checked in a SEG-Y file?',
    asks: 'segy header | segy list | segy check what | segy trace | segy rules',
    also: 'text binary trace headers samples coordinates bytes interval format dead traces ebcdic checked',
    answer:
      'The text header, the binary header with sample interval and format code, the trace headers with coordinates, and the samples: file length against trace count, and dead or clipped traces. This part is coming soon.',
    page: pages.geodata,
  },
  {
    id: 'proposal-meanwhile',
    ask: 'Who writes proposals until the proposal writer opens?',
    asks: 'proposal consulting | proposal who write | proposal now help | proposal until',
    also: 'people today alternative meanwhile before opens person instead',
    answer: capabilities.consulting
      ? 'Until it opens, people do this work here: see the consulting services, or the data analysis service.'
      : 'It is not open yet. Join the waitlist, and you get an email when it is.',
    page: pages.proposal,
  },
  {
    id: 'credits-app',
    ask: 'Do credits work in the app too?',
    asks: 'credits tools | credits appStore | credits lapisai | credits tools same | credits appStore same',
    also: 'phone both work same website',
    answer:
      'Yes. Credits are the same in the LapisAI app and on this site, with one account for both.',
    page: pages.lapisai,
  },
  {
    id: 'answer-sources',
    ask: 'Where do your answers come from?',
    asks: 'assistant sources | answer come | answer sources | assistant source where | assistant answer come | assistant where information | assistant reply sources',
    also: 'get information from knowledge base know',
    answer:
      'From this site alone: its pages, policies and documentation, its papers by their descriptions, and its episodes with their transcripts. Each answer names its source, and says so when there is none. A paper that is sold is named and priced, never copied out.',
    page: pages.lapisai,
  },
];
