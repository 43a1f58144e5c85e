import { pictureHosts, tellPictureHosts } from './picture-hosts.ts';

/** So many pictures in a row that a host does not give, and it is asked no more. */
const FAILURES = 3;
/** A host that has given nothing yet is asked no more when a picture is waited for so long, in ms, or up to twice. */
export const PATIENCE_MS = 4_000;

/**
 * Has a picture that a host does not give taken from the next one, at last from this site: the image stays where it is,
 * and only what even the site does not have is missing to who shows it. Returns the function that ends it.
 */
export function watchPictures(): () => void {
  // Pictures of a host that was left may still fail.
  const all = pictureHosts();
  /** Failures in a row of the hosts that have been heard of. */
  const failures = new Map<string, number>();
  let waitedFor = new Set<string>();

  const hostOf = (image: HTMLImageElement) => all.find((host) => image.src.startsWith(`${host}/`));
  const moveOn = (image: HTMLImageElement, host: string) => {
    const next = all.slice(all.indexOf(host) + 1).find((other) => pictureHosts().includes(other)) ?? '';
    image.src = next + image.src.slice(host.length);
  };
  /** Takes a host from the list, and away from it the pictures that it still owes. */
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
  /** A host that swallows calls may keep a browser waiting for minutes before it fails. */
  const look = () => {
    const [host] = pictureHosts();
    if (host === undefined || failures.has(host)) return;
    const awaited = [...document.images].filter((image) => hostOf(image) === host && isAwaited(image));
    const waiting = awaited.map(({ src }) => src);
    if (waiting.some((src) => waitedFor.has(src))) leave(host);
    waitedFor = new Set(waiting);
  };

  // Those of the server's markup that failed before anybody listened.
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

/** Whether the browser should have begun to load a picture, and has not got it. */
function isAwaited(image: HTMLImageElement): boolean {
  if (image.complete) return false;
  const { top, bottom } = image.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
