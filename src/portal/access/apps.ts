import { linkOf, useSite } from './site.ts';
import type { ModalName } from './use-modals.ts';

export type Platform = 'android' | 'ios';

/** The apps of the brand: their names, the links that they come by, and the modals that show their codes large. */
export const apps = {
  android: { name: 'Android', resource: 'Android', modal: 'androidCode' },
  ios: { name: 'iOS', resource: 'MOBILECONFIG', modal: 'iosCode' },
} as const satisfies Record<Platform, { name: string; resource: string; modal: ModalName }>;

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
