let hosts: readonly string[] = [];

/** Says where the pictures of this site's own paths are taken from, in order of preference; none means the site itself. */
export function tellPictureHosts(urls: readonly string[]): void {
  hosts = urls.map((url) => new URL(url).href.replace(/\/+$/, ''));
}

/** Where pictures are taken from, the site itself not among them. */
export function pictureHosts(): readonly string[] {
  return hosts;
}

/** Where a picture is loaded from: one of this site by the first of the hosts, any other where it stands. */
export function pictureUrl(picture: string): string {
  return hosts[0] && /^\/(?![/\\])/.test(picture) ? hosts[0] + picture : picture;
}
