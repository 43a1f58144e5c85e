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

/** To be called when the portal is in the page, and nothing has asked yet where its parts lie. */
export function showWaitingFaces(): void {
  drawn = true;
  showFaces(waiting);
  waiting = [];
}
