import { Smartphone } from 'lucide-react';
import { site } from '../../../shared/site-config/site.ts';
import { track } from '../lib/track.ts';
import { LinkButton } from './button.tsx';

const stores = [
  { platform: 'ios', label: 'App Store', url: site.links.stores.ios },
  { platform: 'android', label: 'Google Play', url: site.links.stores.android },
] as const;

/** Links to the mobile app in both stores, with campaign parameters and a click event (podcasts-and-pages.md, section 7). */
export function StoreButtons({ location }: { location: 'hero' | 'footer' }) {
  return stores.map(({ platform, label, url }) => (
    <LinkButton
      key={platform}
      to={withCampaign(url, platform)}
      variant={platform === 'ios' ? 'primary' : 'secondary'}
      icon={<Smartphone aria-hidden />}
      onClick={() => track('app_store_click', { platform, location })}
    >
      {label}
    </LinkButton>
  ));
}

function withCampaign(address: string, platform: 'ios' | 'android'): string {
  const campaign = { utm_source: 'site', utm_medium: 'cta', utm_campaign: 'launch' };
  const url = new URL(address);
  for (const [name, value] of Object.entries(campaign)) url.searchParams.set(name, value);
  if (platform === 'android') {
    url.searchParams.set('referrer', new URLSearchParams(campaign).toString());
  }
  return url.href;
}
