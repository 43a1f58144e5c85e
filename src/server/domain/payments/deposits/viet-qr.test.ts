import { BanksObject, QRPay } from 'vietnam-qr-pay';
import { describe, expect, test } from 'vitest';
import { napasBanks } from '#server/config/napas-banks.ts';
import { vietQr, withChecksum } from './viet-qr.ts';

const payment = { bankBin: '970403', accountNumber: '0011012345678', amount: '180000.00', note: 'SEN3001' };

describe('VietQR', () => {
  test.each([
    '00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN63049E6F',
    '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang63042E2E',
  ])('WALLET-11 has the checksum of the example in the QR format of NAPAS: %s', (example) => {
    expect(withChecksum(example.slice(0, -8))).toBe(example);
  });

  test('WALLET-11 writes bank, account, whole dong and note as the QR format of NAPAS says', () => {
    expect(vietQr(payment)?.slice(0, -4)).toBe(
      '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62110807SEN30016304',
    );
  });

  test.each([...Object.keys(napasBanks)])(
    'WALLET-11 is read by another library as it was written, bank %s',
    (bankBin) => {
      const read = new QRPay(
        vietQr({ ...payment, bankBin, accountNumber: '19001000345', amount: '12345678.00' }) ?? '',
      );
      expect({ ...read }).toMatchObject({
        isValid: true,
        version: '01',
        initMethod: '12',
        provider: { guid: 'A000000727', service: 'QRIBFTTA' },
        consumer: { bankBin, bankNumber: '19001000345' },
        currency: '704',
        amount: '12345678',
        nation: 'VN',
        additionalData: { purpose: 'SEN3001' },
      });
    },
  );

  test.each([
    ['half a dong', { amount: '180000.50' }],
    ['a part that rounding would lose', { amount: '180000.00000001' }],
    ['nothing', { amount: '0.00' }],
    ['more digits than the field has', { amount: '10000000000000.00' }],
    ['a note of small letters', { note: 'sen3001' }],
    ['a note with a sign', { note: 'SEN-3001' }],
    ['a note that is too long', { note: `SEN${'1'.repeat(23)}` }],
  ])('WALLET-11 does not say %s', (_what, change) => {
    expect(vietQr({ ...payment, ...change })).toBeNull();
  });

  test('WALLET-11 has the numbers of the banks that the list of vietqr.io has, and the invented one', () => {
    const listed = Object.values(BanksObject).flatMap(({ bin }) => (bin === '' || bin === '971025' ? [] : [bin]));
    expect(Object.keys(napasBanks).sort()).toEqual([...new Set([...listed, '999999'])].sort());
  });
});
