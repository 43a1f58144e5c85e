import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsolidatedFunds, MerchantVendor } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { compareAmounts } from '#shared/money/amount.ts';
import { walletOf } from './use-funds.ts';

type VendorChoiceProps = {
  readonly funds: ConsolidatedFunds;
  readonly vendors: readonly MerchantVendor[];
  readonly value: string;
  readonly onChange: (walletId: string) => void;
};

/** The wallets at vendors with their balances, one of them chosen. */
export function VendorChoice({ funds, vendors, value, onChange }: VendorChoiceProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-medium text-text-2">{t('wallet.which')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {vendors.map(({ walletId, vendorName }) => {
          const wallet = walletOf(funds, walletId);
          const isHeld = wallet !== undefined && compareAmounts(wallet.heldBalance, '0') > 0;
          return (
            <label
              key={walletId}
              className="flex min-h-16 cursor-pointer flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md border border-line-control px-4 py-2.5 has-checked:border-brand has-checked:bg-brand-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus"
            >
              <input
                type="radio"
                name={name}
                value={walletId}
                checked={walletId === value}
                onChange={() => onChange(walletId)}
                className="sr-only"
              />
              <span className="grid gap-0.5">
                <span className="font-semibold">{vendorName}</span>
                {wallet?.maintenance && <span className="text-xs text-text-3">{t('wallet.lastKnown')}</span>}
                {isHeld && (
                  <span className="text-xs text-warn">{t('wallet.held', { amount: write(wallet.heldBalance) })}</span>
                )}
              </span>
              <span className="flex items-center gap-2">
                {wallet?.maintenance && <Badge tone="warn">{t('wallet.maintenance')}</Badge>}
                <span className="num">{wallet && write(wallet.balance)}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
