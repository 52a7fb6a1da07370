import type Stripe from 'stripe';
import type { ApiRoute } from './api-route.ts';

/** GET /v1/tax/settings: active, unless the switch says that the head office is missing. */
export const taxSettingsRoute: ApiRoute = {
  method: 'GET',
  path: '/v1/tax/settings',
  prepare:
    ({ context }) =>
    (): Stripe.Tax.Settings => {
      const isPending = context.switches.taxPending;
      return {
        object: 'tax.settings',
        defaults: { provider: 'stripe', tax_behavior: null, tax_code: null },
        head_office: isPending ? null : { address: headOffice },
        livemode: false,
        status: isPending ? 'pending' : 'active',
        status_details: isPending
          ? { pending: { missing_fields: ['head_office.address'] } }
          : { active: {} },
      };
    },
};

const headOffice: Stripe.Address = {
  city: 'London',
  country: 'GB',
  line1: '1 Local Street',
  line2: null,
  postal_code: 'N1 1AA',
  state: null,
};
