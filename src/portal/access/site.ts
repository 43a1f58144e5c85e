import { queryOptions, useQuery } from '@tanstack/react-query';
import { getGetPermissionQueryKey, getPermission } from '#generated/client/system/system.ts';
import type { SiteInfo, WhitelabelNode } from '#generated/model/index.ts';
import { pageHost } from '../lib/urls.ts';

/** The feature flags, exactly these (FLAG-03). */
export type FlagName =
  | 'MOBILEVERCODELOGIN3'
  | 'DIRECTREG3'
  | 'FREEPLAY3'
  | 'PWDEXPFORCECHANGE3'
  | 'CBS3'
  | 'MOBILENUMREG3'
  | 'REGMOBVERF3'
  | 'MOBILENUMPASSREG3'
  | 'USERNAMEREG3'
  | 'CHNGPASSVERIF3';

/**
 * The call that tells the site: it names the host that the portal was opened at (API-65). The key does not: a page has
 * one site, and the server renders it without knowing how the browser spells its host.
 */
export function siteQuery() {
  return queryOptions({
    queryKey: getGetPermissionQueryKey(),
    queryFn: ({ signal }) => {
      const url = pageHost();
      return getPermission(url === undefined ? {} : { url }, signal);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What the server says about the site; undefined until it has answered. */
export function useSite(): SiteInfo | undefined {
  return useQuery(siteQuery()).data?.info;
}

/** Whether this site is for agents; such a site has no pages for playing. */
export function isForAgents(site: SiteInfo | undefined): boolean {
  return site?.brand.site === 'agent';
}

/** Whether a flag is on. A flag is off until the server's answer arrives. */
export function useFlag(name: FlagName): boolean {
  return hasFlag(useSite(), name);
}

/** The same of a site that is known. A site for agents has no free play, and leads to the registration by links only. */
export function hasFlag(site: SiteInfo | undefined, name: FlagName): boolean {
  if (!site || (isForAgents(site) && forPlayers.includes(name))) return false;
  return isOn(site.whitelabel, name);
}

const forPlayers: readonly FlagName[] = ['DIRECTREG3', 'FREEPLAY3'];

/** A node is on when its `enabled` is '1'; nodes may stand below other nodes (FLAG-01, FLAG-02). */
export function isOn(nodes: readonly WhitelabelNode[], name: FlagName): boolean {
  return nodes.some((node) => (node.modId === name && node.enabled === '1') || isOn(node.childrenNodes, name));
}

/** The URL of the link of a type; undefined if the site has none. */
export function linkOf(site: SiteInfo | undefined, type: SiteInfo['resources'][number]['resourceType']) {
  return site?.resources.find((resource) => resource.resourceType === type)?.url;
}

export type Platform = 'android' | 'ios';

/** The brand's apps: name, link type, and the modal that shows the QR code large. */
export const apps = {
  android: { name: 'Android', resource: 'Android' },
  ios: { name: 'iOS', resource: 'MOBILECONFIG' },
} as const satisfies Record<Platform, { name: string; resource: string }>;

export type AppLink = {
  readonly platform: Platform;
  readonly url: string;
  /** What its code says. */
  readonly code: string;
};

/** The apps that the site has a link for. */
export function useApps(): readonly AppLink[] {
  const site = useSite();
  return (['android', 'ios'] as const).flatMap((platform) => {
    const { resource } = apps[platform];
    const url = linkOf(site, resource);
    if (url === undefined) return [];
    const other = site?.resources.find(({ resourceType }) => resourceType === resource)?.qrCodeUrl;
    return [{ platform, url, code: other ?? url }];
  });
}
