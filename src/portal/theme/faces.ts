import { afterPaint } from '../lib/after-paint.ts';

let waiting: readonly FontFace[] = [];
let drawn = false;

/**
 * Makes font faces known to the page. With each time a browser lays out all text anew: so they come together, and those
 * that are there before the portal is drawn come with it.
 */
export function showFaces(faces: readonly FontFace[]): void {
  if (!drawn) waiting = faces;
  else for (const face of faces) document.fonts.add(face);
}

/**
 * To be called when the portal is in the page, and nothing has asked yet where its parts lie. A page without a large
 * picture is first painted without them: its text in them may be a little larger than the server's, and what is the
 * largest of a page must not be painted a second time.
 */
export function showWaitingFaces(): void {
  if (document.querySelector('img[fetchpriority="high"]')) show();
  else afterPaint(show);
}

function show(): void {
  drawn = true;
  showFaces(waiting);
  waiting = [];
}
