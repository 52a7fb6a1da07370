import { call } from '../../lib/api/call.ts';

/** Separate from the page, whose HTML contains its items: the API client is larger than the page's own code. */
export const fetchHomeItems = () => call('GET /api/home', {});
