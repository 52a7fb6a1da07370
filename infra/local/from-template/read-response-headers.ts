import type { EdgeRule } from '../edge/edge-plan.ts';
import { localSettings } from '../stack-settings.ts';
import type { Reading } from './read-events.ts';

interface Policy {
  CustomHeadersConfig?: { Items: { Header: string; Value: unknown; Override: boolean }[] };
  SecurityHeadersConfig?: {
    ContentSecurityPolicy?: { ContentSecurityPolicy: unknown };
    StrictTransportSecurity?: { AccessControlMaxAgeSec: number; IncludeSubdomains?: boolean };
    ContentTypeOptions?: object;
    FrameOptions?: { FrameOption: string };
    ReferrerPolicy?: { ReferrerPolicy: string };
  };
}

/**
 * Reads the headers of a policy: those that replace the origin's, and those that do not.
 * @param s3Url the URL of the local S3, which replaces the origin of the private bucket
 */
export function readResponseHeaders(
  { resources, resolver }: Reading,
  id: string | undefined,
  s3Url: string,
): Pick<EdgeRule, 'headers' | 'defaults'> {
  if (!id) return { headers: {}, defaults: {} };
  const config = resources[id]?.Properties['ResponseHeadersPolicyConfig'] as Policy | undefined;
  if (!config) throw new Error(`The template has no ${id}.`);
  const { privateBucket, region } = localSettings;
  const bucketOrigin = `https://${privateBucket}.s3.${region}.amazonaws.com`;
  const text = (value: unknown) => resolver.text(value).replaceAll(bucketOrigin, s3Url);
  const custom = config.CustomHeadersConfig?.Items ?? [];
  const chosen = (override: boolean) =>
    custom
      .filter(({ Override }) => Override === override)
      .map(({ Header, Value }) => [Header.toLowerCase(), text(Value)]);
  const security = config.SecurityHeadersConfig ?? {};
  const csp = security.ContentSecurityPolicy?.ContentSecurityPolicy;
  const hsts = security.StrictTransportSecurity;
  return {
    headers: {
      ...(csp !== undefined && { 'content-security-policy': text(csp) }),
      ...(hsts && {
        'strict-transport-security': `max-age=${hsts.AccessControlMaxAgeSec}${hsts.IncludeSubdomains ? '; includeSubDomains' : ''}`,
      }),
      ...(security.ContentTypeOptions && { 'x-content-type-options': 'nosniff' }),
      ...(security.FrameOptions && { 'x-frame-options': security.FrameOptions.FrameOption }),
      ...(security.ReferrerPolicy && {
        'referrer-policy': security.ReferrerPolicy.ReferrerPolicy,
      }),
      ...(Object.fromEntries(chosen(true)) as Record<string, string>),
    },
    defaults: Object.fromEntries(chosen(false)) as Record<string, string>,
  };
}
