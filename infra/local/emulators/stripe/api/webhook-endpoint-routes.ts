import type { StoredEndpoint } from '../store/stored-kinds.ts';
import type { StripeContext } from '../stripe-context.ts';
import { invalidRequest, noSuch } from '../stripe-failure.ts';
import { stripeId } from '../stripe-id.ts';
import type { ApiRoute } from './api-route.ts';
import { listOf } from './list-route.ts';
import type { Params } from './parse-form.ts';
import {
  metadata,
  optionalChoice,
  optionalString,
  optionalUrl,
  refuseUnknown,
  stringList,
} from './read-params.ts';

const endpoints = '/v1/webhook_endpoints';

/** Stripe's limit of endpoints in each mode (docs.stripe.com/webhooks). */
const most = 16;

const missing = (param: string) =>
  invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });

/** Without the secret, which Stripe returns only when the endpoint is created. */
const withoutSecret = ({ secret: _secret, ...endpoint }: StoredEndpoint): object => endpoint;

function find(context: StripeContext, id: string): StoredEndpoint {
  const found = context.store.find('webhook_endpoint', id);
  if (!found) throw noSuch('webhook endpoint', id, 'id');
  return found;
}

/** The parameters that creation and update share. */
function changesOf(params: Params): Partial<StoredEndpoint> {
  const [url, events] = [optionalUrl(params, 'url'), stringList(params, 'enabled_events')];
  const description = optionalString(params, 'description');
  return {
    ...(url !== undefined && { url }),
    ...(events.length > 0 && { enabled_events: events }),
    ...(description !== undefined && { description }),
  };
}

function create({ context, params }: Parameters<ApiRoute['prepare']>[0]): () => object {
  refuseUnknown(params, ['url', 'enabled_events', 'description', 'metadata', 'api_version']);
  const { url, enabled_events: events, description = null } = changesOf(params);
  if (url === undefined) throw missing('url');
  if (!events) throw missing('enabled_events');
  const endpoint: StoredEndpoint = {
    id: stripeId('we_1'),
    object: 'webhook_endpoint',
    api_version: optionalString(params, 'api_version') ?? null,
    application: null,
    created: context.now(),
    description,
    enabled_events: events,
    livemode: false,
    metadata: metadata(params),
    secret: stripeId('whsec_', 32),
    status: 'enabled',
    url,
  };
  return () => {
    if (context.store.list('webhook_endpoint', [], { limit: -1 }).length >= most)
      throw invalidRequest(`You have reached the maximum of ${most} test webhook endpoints.`);
    context.store.put('webhook_endpoint', endpoint);
    return endpoint;
  };
}

function update({ context, params, id }: Parameters<ApiRoute['prepare']>[0]): () => object {
  refuseUnknown(params, ['url', 'enabled_events', 'description', 'metadata', 'disabled']);
  const changes = changesOf(params);
  const disabled = optionalChoice(params, 'disabled', ['true', 'false']);
  const more = metadata(params);
  return () => {
    const before = find(context, id);
    const after: StoredEndpoint = {
      ...before,
      ...changes,
      metadata: { ...before.metadata, ...more },
      ...(disabled && { status: disabled === 'true' ? 'disabled' : 'enabled' }),
    };
    context.store.put('webhook_endpoint', after);
    return withoutSecret(after);
  };
}

/** Endpoints for events (docs.stripe.com/api/webhook_endpoints); those created here receive events, too. */
export const webhookEndpointRoutes: ApiRoute[] = [
  { method: 'POST', path: endpoints, prepare: create },
  listOf(endpoints, 'webhook_endpoint', { show: withoutSecret }),
  {
    method: 'GET',
    path: `${endpoints}/:id`,
    prepare:
      ({ context, id }) =>
      () =>
        withoutSecret(find(context, id)),
  },
  { method: 'POST', path: `${endpoints}/:id`, prepare: update },
  {
    method: 'DELETE',
    path: `${endpoints}/:id`,
    prepare:
      ({ context, id }) =>
      () => {
        find(context, id);
        context.store.remove('webhook_endpoint', id);
        return { id, object: 'webhook_endpoint', deleted: true };
      },
  },
];
