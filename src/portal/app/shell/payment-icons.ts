import { Bitcoin, CreditCard, Landmark, type LucideIcon, QrCode, Wallet } from 'lucide-react';
import type { BrandPaymentMethodsItem } from '#generated/model/index.ts';

/** The icon of each payment method (FOOTER-04). */
export const paymentIcons: Readonly<Record<BrandPaymentMethodsItem, LucideIcon>> = {
  BANK_QR: QrCode,
  TRANSFER: Landmark,
  E_WALLET: Wallet,
  CRYPTO: Bitcoin,
  CARD: CreditCard,
};
