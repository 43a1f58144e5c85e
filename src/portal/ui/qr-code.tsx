import { QRCodeSVG } from 'qrcode.react';

type QrCodeProps = {
  readonly value: string;
  /** Height and width with the quiet margin, a tenth of it on every side. */
  readonly size?: number;
};

/** The most that a code of medium error correction holds. */
const MOST_BYTES = 2331;

/** A QR code of medium error correction, dark on white in either theme. Nothing where the text is too long for one. */
export function QrCode({ value, size = 200 }: QrCodeProps) {
  if (new TextEncoder().encode(value).length > MOST_BYTES) return null;
  const margin = size / 10;
  return (
    <span
      className="inline-block rounded-md bg-on-art"
      style={{ width: size, height: size, padding: margin }}
      data-qr-code={value}
    >
      <QRCodeSVG value={value} size={size - 2 * margin} level="M" marginSize={0} aria-hidden="true" />
    </span>
  );
}
