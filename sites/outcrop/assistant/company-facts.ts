import { joinNames } from '#shared/constants/join-names.ts';
import { formatMinor } from '#shared/constants/money.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { site } from '#site/config/site.ts';
import { testimonials } from '#site/config/testimonials.ts';
import { policyPeriods } from '#shared/site-config/policy-periods.ts';
import type { Fact } from '#shared/assistant/fact.ts';
import { core } from '#site/config/own-products.ts';
import { pages } from './pages.ts';

const { brand, emails, address, phone, links, legal, claims, locale } = site;
const company = brand.company;
const street = address.lines.slice(1).join(', ').replaceAll('\u00a0', ' ');
const where = `${[company, street].join(', ')}, ${address.country}`;
const whatsapp = `WhatsApp (${phone.whatsapp.replace('https://', '')})`;
const social = joinNames(links.social.map(({ label }) => label));
const corePrice = formatMinor(core.amountMinor, core.currency, locale);

const [voice] = testimonials;
const example = voice
  ? `The home page quotes ${voice.sample ? 'an example of a customer' : 'a customer'}: “${voice.quote}”`
  : '';

/** Facts about the company, its contact details and its services. */
export const companyFacts: readonly Fact[] = [
  {
    id: 'who',
    ask: `Who is ${company}?`,
    asks: 'company | company who | company list | company time | company tools',
    also: 'geoscience earth',
    answer: `${company} is a geoscience and AI workshop: tools, papers and training for people who read rocks, logs and water. Behind it are geologists who learned to write programs and programmers who have carried samples. It works from ${address.lines.at(-1)!.split(',')[0]}, ${address.country}.`,
    page: pages.about,
  },
  {
    id: 'mission',
    ask: 'What is your mission?',
    asks: 'mission | company mission | mission values',
    answer: `The mission of ${company} is to make data about the ground usable, explain how that is done, and do it for those who have no time for it. We show the source, say what is unknown, leave our work repeatable, and charge once.`,
    page: pages.about,
  },
  {
    id: 'contact',
    ask: 'How can I contact you?',
    asks: 'contact | email | contact email | contact how | contact where | email support | contact phone email | contact company | email company | order contact',
    also: 'somebody someone problem question',
    answer: `Write to ${emails.support}; support replies within ${policyPeriods.supportReply}. You can also use ${whatsapp}. A person answers.`,
    page: pages.contact,
  },
  {
    id: 'reply-time',
    ask: 'How soon do you reply?',
    asks: 'reply time | reply | contact reply | contact reply time | contact time | email reply time | reply how | email time reply',
    answer: `${capabilities.narration ? 'Support and narration requests get' : 'Support requests get'} a reply within ${policyPeriods.supportReply}, ${capabilities.consulting ? `quotes and data analysis within ${policyPeriods.quoteReply}, ` : ''}and privacy inquiries within ${policyPeriods.privacyReply}.`,
    page: pages.contact,
  },
  {
    id: 'phone',
    ask: 'Can I reach you by phone or WhatsApp?',
    asks: 'phone | contact phone | phone company | phone count',
    answer: `We publish no number to call, but you can write on ${whatsapp}, for a photo from the field or a short question. Email is best: ${emails.support}.`,
    page: pages.contact,
  },
  {
    id: 'office',
    ask: 'Where is your office?',
    asks: 'place | company place | company where | place contact | place time | place how | visit',
    answer: `Our office is at ${where}. Visits are by appointment.`,
    page: pages.contact,
  },
  {
    id: 'hours',
    ask: 'What are your hours?',
    asks: 'hours | contact hours | hours time | place hours | contact time hours | company hours',
    answer: `Support says ${claims.support} and replies within ${policyPeriods.supportReply} at ${emails.support}. Visits to the office are by appointment.`,
    page: pages.contact,
  },
  {
    id: 'social',
    ask: 'Where can I follow you?',
    asks: 'social | company social | subscribe social | social where | company subscribe',
    answer: `We are on ${social}; the links are at the foot of every page. Questions are seen sooner by email: ${emails.support}.`,
    page: pages.contact,
  },
  {
    id: 'press',
    ask: 'How do I reach the press desk?',
    asks: 'press | press contact | student contact lecture | press email',
    answer: `Write to the press desk at ${emails.support} with the medium, your deadline and what you would like to show; we reply before the deadline. Figures of our papers may be used in teaching when you ask.`,
    page: pages.contact,
  },
  {
    id: 'figures-teaching',
    ask: 'May I use figures from your papers in teaching?',
    asks: 'figures student | figures teaching | figures student licence | figures student lecture | figures paper student | drawings paper student',
    also: 'show drawings diagrams pictures images maps graphs charts lesson lessons lecture slide slides class course school use paper papers may allowed',
    answer: `Yes, when you ask: figures of our papers may be used in teaching. Write to ${emails.support} with the course and what you would like to show.`,
    page: pages.contact,
  },
  {
    id: 'tools',
    ask: 'Which tools do you have?',
    asks: 'tools | tools list | tools count | company tools list | product tools',
    answer: `There are eight: Nexus for mapping, a billing coach, AquaTest AI for water reports, Core for LAS files (${corePrice} once), LapisAI for geology questions, GeoData Resurrector for old maps, the article library and the podcast hub.`,
    page: pages.tools,
  },
  {
    id: 'flagships',
    ask: 'What are your flagship products?',
    asks: 'flagship | flagship product | flagship list | tools flagship | company flagship',
    also: 'three best',
    answer:
      'Nexus, for maps and sections drawn together; AquaTest AI, for water lab reports; and Core, for checking well logs before they are loaded.',
    page: pages.about,
  },
  {
    id: 'figures',
    ask: 'How many projects and users do you have?',
    asks: 'count projects | projects count | users count | count users | count customers | company count | company figures',
    also: 'done have many how clients people',
    answer: `We state ${claims.projects} projects, ${claims.users} users, ${claims.tools} tools and a rating of ${claims.rating}. These figures are our own claims, rounded.`,
    page: pages.about,
  },
  {
    id: 'vision',
    ask: 'What is your vision?',
    asks: 'vision | company vision | your vision',
    answer:
      'Our vision: whoever asks a question of the earth gets a clear answer, and sees where it comes from. The ground is the best-kept archive there is, and most of it is hard to get at.',
    page: pages.about,
  },
  {
    id: 'fair-use',
    ask: 'May I fetch the site by program?',
    asks: 'scrape | scrape site | crawl | bot site | automated access | download everything | fair use | scraping | scrape terms | attack',
    also: 'allowed program copy crawler search engine',
    answer:
      'Please do not attack the site, copy it wholesale, or fetch it by program in a way that hinders others. Search engines and podcast clients are welcome.',
    page: pages.terms,
  },
  {
    id: 'testimonials',
    ask: 'What do customers say?',
    asks: 'rating company | testimonial | company rating | rating | customers say | testimonials',
    also: 'customers say',
    answer: `We state a rating of ${claims.rating}, ${claims.users} users and ${claims.projects} projects; these figures are our own claims. Papers and episodes show only ratings that their readers and listeners gave. ${example}`,
    page: pages.about,
  },
  {
    id: 'age',
    ask: 'How old do I have to be?',
    asks: 'age | account age | register age | age law | buy age | privacy age | age terms',
    answer: `You must be at least ${legal.minimumAge} years old. Under the age of majority where you live, ask a parent or guardian before you buy.`,
    page: pages.terms,
  },
  {
    id: 'law',
    ask: 'Which law applies?',
    asks: 'law | terms law | company law',
    answer: `The law of ${legal.governingLaw} applies. Rights that the law of your country gives to consumers are not narrowed by our terms.`,
    page: pages.terms,
  },
  {
    id: 'liability',
    ask: 'What are you liable for?',
    asks: 'liability | terms liability | tools accuracy liability | assistant liability | accuracy liability',
    answer:
      'We are liable without limit for intent, gross negligence and harm to people, and otherwise up to the amount that you paid. Tools and answers help you to look in the right place; they do not replace a laboratory or an engineer.',
    page: pages.terms,
  },
  {
    id: 'values',
    ask: 'What do you hold to?',
    asks: 'values | company values | principles | mission values list',
    also: 'believe stand source unknown repeatable charge once decide people machines sign philosophy',
    answer:
      'Show the source. Say what is unknown. Leave it repeatable. Charge once. And machines read, but people decide: what to drill, drink or build is decided by somebody who signs for it.',
    page: pages.about,
  },
  {
    id: 'which-tool',
    ask: 'Which tool is right for me?',
    asks: 'tools need | tools choose | tools recommend | tools right | which tool need | product recommend',
    also: 'not sure use should fits help pick best for my work',
    answer: `Say what is on your desk: a map sheet, a folder of logs, a lab report. Core checks LAS logs, AquaTest AI reads water reports, GeoData Resurrector is for old maps, Nexus for drawing maps together. A person answers at ${emails.support}, also when the right tool is somebody else’s.`,
    page: pages.tools,
  },
  {
    id: 'demo',
    ask: 'Is there a demo?',
    asks: 'watch demo | demo video | demo tools | see demo | film | demonstration',
    also: 'show how works video watch tour action',
    answer:
      'Yes. “Watch Demo” on the home page walks you through the tools. AquaTest AI is free to try, episodes have a free preview, and some papers are free.',
    page: pages.home,
  },
  {
    id: 'support-mail',
    ask: 'What should I write in an email to support?',
    asks: 'email support what write | contact what write | contact need list | email contact include | report problem what include',
    also: 'mention details screenshot account item order attach tell information subject',
    answer: `The address of your account, the item, and what you saw instead of it; a screenshot helps. Write to ${emails.support}; support replies within ${policyPeriods.supportReply}.`,
    page: pages.contact,
  },
  {
    id: 'decisions',
    ask: 'May I rely on a result of your tools alone?',
    asks: 'results decide | tools rely | results rely | tools accuracy decide | results replace engineer | results replace doctor',
    also: 'health well building medical legal advice laboratory engineer flag score answer alone trust decision drink drill',
    answer:
      'No. They help you to look in the right place. Decide nothing that could cost health, a well or a building on a score, a flag or an answer alone: none of them replaces a laboratory, an engineer on site, or medical and legal advice.',
    page: pages.terms,
  },
];
