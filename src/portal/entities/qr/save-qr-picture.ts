import { saveFile } from '../../lib/files.ts';

/** The side of the saved picture in px, and its light margin, which readers of codes need. */
const SIDE = 600;
const MARGIN = 60;

/** Saves a shown code as a PNG, the one kind of picture that the apps of wallets read. */
export function saveQrPicture(code: ParentNode, name: string): void {
  const drawing = code.querySelector<SVGSVGElement>('svg[viewBox]');
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const ink = canvas.getContext('2d');
  if (!drawing || !ink) return;
  const cells = Number(drawing.getAttribute('viewBox')?.split(' ')[2]);
  ink.fillStyle = '#fff';
  ink.fillRect(0, 0, SIDE, SIDE);
  ink.translate(MARGIN, MARGIN);
  ink.scale((SIDE - 2 * MARGIN) / cells, (SIDE - 2 * MARGIN) / cells);
  for (const path of drawing.querySelectorAll('path')) {
    ink.fillStyle = path.getAttribute('fill') ?? '#000';
    ink.fill(new Path2D(path.getAttribute('d') ?? ''));
  }
  canvas.toBlob((file) => file && saveFile(file, name));
}
