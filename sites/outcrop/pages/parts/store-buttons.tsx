import { Smartphone } from 'lucide-react';
import { apps } from '#site/config/apps.ts';
import { LinkButton } from '#web/src/components/button.tsx';

const stores = [
  { platform: 'ios', label: 'App Store' },
  { platform: 'android', label: 'Google Play' },
] as const;

export interface StoreButtonsProps {
  app: keyof typeof apps;
  location: 'hero' | 'footer';
}

/**
 * Links to a mobile app in both stores, with campaign parameters and a click event. The event is in the markup, so that
 * app/report-clicks.ts reports it even before the app has started.
 */
export function StoreButtons({ app, location }: StoreButtonsProps) {
  return stores.map(({ platform, label }) => (
    <LinkButton
      key={platform}
      to={withCampaign(apps[app][platform], platform)}
      variant={platform === 'ios' ? 'primary' : 'secondary'}
      icon={<Smartphone aria-hidden />}
      data-event={JSON.stringify({ event: 'app_store_click', platform, location })}
    >
      {label}
    </LinkButton>
  ));
}

function withCampaign(link: string, platform: 'ios' | 'android'): string {
  const campaign = { utm_source: 'site', utm_medium: 'cta', utm_campaign: 'launch' };
  const url = new URL(link);
  for (const [name, value] of Object.entries(campaign)) url.searchParams.set(name, value);
  if (platform === 'android') {
    url.searchParams.set('referrer', new URLSearchParams(campaign).toString());
  }
  return url.href;
}
