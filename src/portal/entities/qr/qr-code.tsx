import { QRCodeSVG } from 'qrcode.react';
import { cn } from '../../lib/cn.ts';
import { saveFile } from '../../lib/save-file.ts';

type QrCodeProps = {
  /** The encoded text. */
  readonly value: string;
  /** The target of the code, for screen readers. */
  readonly name: string;
  /** The side of the whole picture in px, margin included. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
};

/** The margin as a fraction of the size: 20 of 200. */
const MARGIN = 0.1;

/** The maximum length (bytes) at medium error correction. */
const MOST_BYTES = 2331;

/**
 * A QR code, by default 200 px with a margin of 20 and medium error correction (CONST-09). Renders nothing if the value
 * is too long.
 */
export function QrCode({ value, name, size = 200, className }: QrCodeProps) {
  if (new TextEncoder().encode(value).length > MOST_BYTES) return null;
  const margin = size * MARGIN;
  return (
    // Many cameras cannot read light on dark. The server's markup must not contain styles, so attributes set the size.
    <svg
      role="img"
      aria-label={name}
      width={size}
      height={size}
      className={cn('shrink-0 rounded-md bg-on-art', className)}
    >
      <QRCodeSVG
        value={value}
        level="M"
        boostLevel={false}
        x={margin}
        y={margin}
        size={size - 2 * margin}
        role="presentation"
      />
    </svg>
  );
}

/** The side of the saved picture in px, and its light margin, which readers of codes need. */
const SIDE = 600;
const FRAME = 60;

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
  ink.translate(FRAME, FRAME);
  ink.scale((SIDE - 2 * FRAME) / cells, (SIDE - 2 * FRAME) / cells);
  for (const path of drawing.querySelectorAll('path')) {
    ink.fillStyle = path.getAttribute('fill') ?? '#000';
    ink.fill(new Path2D(path.getAttribute('d') ?? ''));
  }
  canvas.toBlob((file) => file && saveFile(file, name));
}
