/** `URL.parse`, which Chrome has had since 126 and Safari since 18; undefined where the address is none. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

let hosts: readonly string[] = [];

/** Sets the hosts of the site's own images, in order of preference; none means the site itself. */
export function tellPictureHosts(urls: readonly string[]): void {
  hosts = urls.map((url) => new URL(url).href.replace(/\/+$/, ''));
}

/** The hosts of images, without the site itself. */
export function pictureHosts(): readonly string[] {
  return hosts;
}

/** The address of an image: on the first host for one of this site, otherwise unchanged. */
export function pictureUrl(picture: string): string {
  return hosts[0] && /^\/(?![/\\])/.test(picture) ? hosts[0] + picture : picture;
}

/** The host of the page's address, including a port; undefined during server rendering. */
export function pageHost(): string | undefined {
  return typeof window === 'undefined' ? undefined : window.location.host;
}
