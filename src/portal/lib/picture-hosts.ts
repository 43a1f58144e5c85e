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
