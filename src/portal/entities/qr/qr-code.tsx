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

/** A QR code: 200 px with a margin of 20 and medium error correction unless asked otherwise (CONST-09). */
export function QrCode({ value, name, size = 200, className }: QrCodeProps) {
  const margin = size * MARGIN;
  return (
    // Dark on white in both themes: many cameras cannot read the reverse.
    <span
      className={cn('grid shrink-0 place-items-center rounded-md bg-white', className)}
      style={{ width: size, height: size, padding: margin }}
    >
      <QRCodeSVG
        value={value}
        level="M"
        boostLevel={false}
        size={size - 2 * margin}
        role="img"
        title={name}
        className="size-full"
      />
    </span>
  );
}
