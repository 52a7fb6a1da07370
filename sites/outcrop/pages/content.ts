import * as z from 'zod';
import { firstMonthDiscountPercent } from '#shared/constants/first-month-discount.ts';
import { voteKeptDays } from '#shared/constants/vote-kept-days.ts';
import { text } from '#shared/pages/content-fields.ts';
import type { SiteContent } from '#shared/pages/site-content.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { site } from '#shared/site-config/site.ts';
import { core } from '#site/config/own-products.ts';
import { creditText } from '#web/src/lib/credits/credit-text.ts';
import { mailLink } from '#web/src/lib/mail-link.ts';
import { formatMoneyMinor, formatMoneyShort } from '#web/src/lib/money.ts';
import { coreRules } from '#shared/core-rules/core-rules.ts';
import { coreRelease } from '#tools/core/release.ts';
import { audioValues } from './audio/audio-values.ts';
import { audioLayout } from './audio/page/audio-content.ts';
import { measuredSectionLayout } from './company/about/about-content.ts';
import { dataAnalysisLayout } from './company/analysis/data-analysis-content.ts';
import { contactLayout } from './company/contact/contact-content.ts';
import { homeLayout } from './home/home-content.ts';
import { docsLayout } from './docs/docs-content.ts';
import { gearLayout } from './gear/gear-content.ts';
import { contentBlocks } from './parts/content-blocks.ts';
import { assistantText } from './policies/assistant-text.ts';
import { aquatestLayout } from './tools/aquatest/aquatest-content.ts';
import { coreLayout } from './tools/core/core-content.ts';
import { lapisAiLayout } from './tools/lapisai/lapisai-content.ts';
import { waitlistLayout } from './tools/waitlist/waitlist-content.ts';

const { perReply, packages, signUp } = site.credits;

/** What this site's pages of text may use in addition to what every site has. */
export const content: SiteContent = {
  values: {
    assistant: { ...assistantText, votesKeptDays: voteKeptDays },
    audio: audioValues,
    /** Parts of sentences that depend on a switch. In running text, use `<Only needs="…">` instead. */
    also: {
      creditsUsed: capabilities.credits ? ' and how you used credits' : '',
      waitlists: capabilities.waitlists
        ? 'On a waitlist we keep your email address and the day on which you joined, until you take it off with the link in the email. '
        : '',
      narrationTerms: capabilities.narration ? ' Narration has terms of its own.' : '',
    },
    closing: capabilities.articles
      ? {
          onSale: 'Short papers, episodes and files',
          heading: 'Start with one good paper',
          text: 'The library has free papers that need no account. With one, everything you buy stays yours to download again',
        }
      : {
          onSale: 'Episodes and files',
          heading: 'Start with one good tool',
          text: 'With an account, everything you buy stays yours to download again',
        },
    claims: site.claims,
    mails: {
      dataAnalysis: mailLink(
        'DataAnalysis',
        'My data (what, how many, which formats):\n\nMy question:\n\nBy when:\n',
      ),
      gear: mailLink('Gear', 'What I need it for:\n\nWhat I have already:\n'),
    },
    waitlist: { discount: firstMonthDiscountPercent },
    links: {
      mappingPlatform: site.links.mappingPlatform,
      billingCoach: site.links.billingCoach,
    },
    money: { currency: site.money.currency.toUpperCase() },
    core: {
      price: formatMoneyShort(core.amountMinor, core.currency),
      /** Named because a dollar sign alone is ambiguous. */
      currency: core.currency.toUpperCase(),
      version: coreRelease.version,
      fileName: coreRelease.fileName,
      rules: {
        count: coreRules.length,
        strict: coreRules.filter(({ strict }) => strict).length,
        configured: coreRules.filter(({ configured }) => configured).length,
      },
    },
    credits: {
      perReply: creditText(perReply),
      replyPrice: perReply === 1 ? 'One credit' : creditText(perReply),
      replyCost: perReply === 1 ? 'one credit' : creditText(perReply),
      signUp,
      /** Continues a sentence about accounts. */
      withAccount: capabilities.credits ? `, and ${signUp} assistant credits come with it` : '',
      /** A sentence of its own, in shops where new accounts get credits. */
      welcome: signUp > 0 ? `A new account starts with ${signUp} credits, free. ` : '',
      packages: [packages.small, packages.medium, packages.large]
        .map(({ credits, amountMinor }) => {
          return `${creditText(credits)} for ${formatMoneyMinor(amountMinor, site.money.currency)}`;
        })
        .join(', '),
    },
  },
  blocks: contentBlocks,
  layouts: {
    contact: contactLayout,
    'data-analysis': dataAnalysisLayout,
    waitlist: waitlistLayout,
    lapisai: lapisAiLayout,
    aquatest: aquatestLayout,
    core: coreLayout,
    docs: docsLayout,
    gear: gearLayout,
    home: homeLayout,
    'measured-section': measuredSectionLayout,
    audio: audioLayout,
    'audio-policy': {
      module: '#site/pages/audio/audio-policy.tsx',
      export: 'AudioPolicy',
      fields: z.strictObject({
        layout: z.literal('audio-policy'),
        title: text,
        lead: text,
        otherPath: text,
        otherTitle: text,
      }),
      wrapText: false,
      blocks: {
        Section: {
          module: '#site/pages/audio/audio-policy.tsx',
          export: 'AudioPolicySection',
          attributes: z.strictObject({ id: text, heading: text }),
          holds: 'container',
        },
      },
    },
  },
};
