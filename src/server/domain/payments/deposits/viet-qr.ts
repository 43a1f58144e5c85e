interface BankPayment {
  /** The number of the bank at NAPAS. */
  readonly bankBin: string;
  readonly accountNumber: string;
  /** As the contract writes money. */
  readonly amount: string;
  readonly note: string;
}

/** The letters that banks keep in a note, as many as the purpose of a payment may have. */
const NOTE = /^[A-Z0-9]{1,25}$/;
/** Dong have no fractions. */
const WHOLE = /^([1-9]\d{0,12})(\.0+)?$/;

/**
 * The content of the code by which the app of a bank fills in a transfer: VietQR, the profile of EMVCo's QR code by NAPAS
 * (QR format 1.5.2, "QR IBFT to account"). Null where it could not say the payment exactly: fractions of a dong, or a
 * note that a bank would change.
 */
export function vietQr({ bankBin, accountNumber, amount, note }: BankPayment): string | null {
  const dong = WHOLE.exec(amount)?.[1];
  if (dong === undefined || !NOTE.test(note)) return null;
  return withChecksum(
    [
      field('00', '01'),
      // for one payment
      field('01', '12'),
      field(
        '38',
        field('00', 'A000000727') +
          field('01', field('00', bankBin) + field('01', accountNumber)) +
          field('02', 'QRIBFTTA'),
      ),
      // The dong's number in ISO 4217.
      field('53', '704'),
      field('54', dong),
      field('58', 'VN'),
      field('62', field('08', note)),
    ].join(''),
  );
}

/** A field: its number, the length of its value, and the value, here of ASCII alone. */
function field(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

/** Appends the checksum, CRC-16 with the polynomial 1021 from FFFF on, which covers its own number and length. */
export function withChecksum(fields: string): string {
  const text = `${fields}6304`;
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return text + crc.toString(16).toUpperCase().padStart(4, '0');
}
