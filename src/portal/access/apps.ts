import { linkOf, useSite } from './site.ts';

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
