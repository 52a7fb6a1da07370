import type { FirstStep } from '#shared/contracts/reports.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import * as messages from './messages.ts';

const { articles, podcasts } = capabilities;
const otherForm = podcasts ? '/admin/podcasts?new' : '/admin/products?new';

export const firstStepTexts: Record<FirstStep['id'], { title: string; how: string; to?: string }> =
  {
    look: {
      title: messages.chooseYourColours,
      how: messages.changeBrandColoursInConfig,
    },
    legal: {
      title: messages.fillInYourAddressAnd,
      how: messages.replaceEverythingInSquareBrackets,
    },
    sender: {
      title: messages.verifyYourSenderAddress,
      how: messages.untilThenNoEmailIsSent,
    },
    payments: {
      title: messages.connectStripe,
      how: messages.storeYourKeysWithNpm,
    },
    item: {
      title: messages.publishFirstItem,
      how: messages.fillInFormAndChoose,
      to: articles ? '/admin/articles?new' : otherForm,
    },
  };
