import { pictureHosts, tellPictureHosts } from './urls.ts';

/** After this many failed images in a row a host is no longer used. */
const FAILURES = 3;
/** A silent host is dropped after an image has waited this long (ms), at most twice as long. */
export const PATIENCE_MS = 4_000;

/**
 * Loads an image that a host fails to deliver from the next host, and finally from this site. The element stays; only
 * an image that the site lacks too is reported as missing. Returns the function that ends it.
 */
export function watchPictures(): () => void {
  // Images of a dropped host may still fail.
  const all = pictureHosts();
  /** Failures in a row of the hosts that have been heard of. */
  const failures = new Map<string, number>();
  let waitedFor = new Set<string>();

  const hostOf = (image: HTMLImageElement) => all.find((host) => image.src.startsWith(`${host}/`));
  const moveOn = (image: HTMLImageElement, host: string) => {
    const next = all.slice(all.indexOf(host) + 1).find((other) => pictureHosts().includes(other)) ?? '';
    image.src = next + image.src.slice(host.length);
  };
  /** Drops a host and moves its pending images to the next one. */
  const leave = (host: string) => {
    tellPictureHosts(pictureHosts().filter((other) => other !== host));
    for (const image of document.images) {
      if (!image.complete && hostOf(image) === host) moveOn(image, host);
    }
  };
  /** Tells whether the picture is one of a host's. */
  const fail = (image: HTMLImageElement): boolean => {
    const host = hostOf(image);
    if (host === undefined) return false;
    const count = (failures.get(host) ?? 0) + 1;
    failures.set(host, count);
    moveOn(image, host);
    if (count === FAILURES) leave(host);
    return true;
  };
  const onError = (event: Event) => {
    if (event.target instanceof HTMLImageElement && fail(event.target)) event.stopImmediatePropagation();
  };
  const onLoad = ({ target }: Event) => {
    const host = target instanceof HTMLImageElement ? hostOf(target) : undefined;
    if (host !== undefined) failures.set(host, 0);
  };
  /** A host that never answers may keep a browser waiting for minutes. */
  const look = () => {
    const [host] = pictureHosts();
    if (host === undefined || failures.has(host)) return;
    const awaited = [...document.images].filter((image) => hostOf(image) === host && isAwaited(image));
    const waiting = awaited.map(({ src }) => src);
    if (waiting.some((src) => waitedFor.has(src))) leave(host);
    waitedFor = new Set(waiting);
  };

  // Images of the server's markup that failed before this listened.
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) fail(image);
  const timer = setInterval(look, PATIENCE_MS);
  document.addEventListener('error', onError, true);
  document.addEventListener('load', onLoad, true);
  return () => {
    clearInterval(timer);
    document.removeEventListener('error', onError, true);
    document.removeEventListener('load', onLoad, true);
  };
}

/** Whether the browser should have begun to load an image and has not finished. */
function isAwaited(image: HTMLImageElement): boolean {
  if (image.complete) return false;
  const { top, bottom } = image.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
