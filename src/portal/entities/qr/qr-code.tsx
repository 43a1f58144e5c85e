import { QRCodeSVG } from 'qrcode.react';
import { cn } from '../../lib/cn.ts';

type QrCodeProps = {
  /** What a camera reads. */
  readonly value: string;
  /** What it leads to, for who cannot see it. */
  readonly name: string;
  /** The side of the whole picture, its margin in it. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
};

/** The margin in parts of the size: 20 of 200. */
const MARGIN = 0.1;

/** The most that a code of medium error correction holds. */
const MOST_BYTES = 2331;

/** A QR code: 200 px with a margin of 20 and medium error correction unless asked otherwise (CONST-09). None of more than fits. */
export function QrCode({ value, name, size = 200, className }: QrCodeProps) {
  if (new TextEncoder().encode(value).length > MOST_BYTES) return null;
  const margin = size * MARGIN;
  return (
    // Dark on white in both themes: many cameras cannot read the reverse. Its size is an attribute, which the server's markup
    // of a page may have.
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
