import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  getGetConsolidatedFundsQueryKey,
  transferFunds,
  useGetConsolidatedFunds,
  useGetMerchantWallet,
  useGetWalletTransfer,
} from '#generated/client/wallet/wallet.ts';
import type { ConsolidatedFunds, MerchantVendor, TransferResult, WalletTransfer } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { inBackground } from '#portal/api/background.ts';
import { usePolling } from '#portal/entities/live/live-state.ts';
import { useAmount, useMoneyUnit } from '#portal/entities/money/amount.tsx';
import { AmountField } from '#portal/entities/money/amount-field.tsx';
import { type Fact, Facts } from '#portal/entities/money/facts.tsx';
import { MoneyForm } from '#portal/entities/money/money-form.tsx';
import { renewMoney, useMoneyForm } from '#portal/entities/money/use-money-form.ts';
import { useLanguage } from '#portal/i18n/language.ts';
import { sessionStore } from '#portal/lib/storage.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { Card } from '#portal/ui/card.tsx';
import { Segmented } from '#portal/ui/segmented.tsx';
import { compareAmounts, leastAmount, subtractAmounts } from '#shared/money/amount.ts';
import { parseAmount } from '#shared/money/parse-amount.ts';

const VENDOR_REFRESH_MS = 5_000;

type TransferFormProps = {
  readonly funds: ConsolidatedFunds;
  /** The vendors with wallets of their own; at least one. */
  readonly vendors: readonly MerchantVendor[];
  readonly owner: string;
};

const isDirection = (text: string): text is 'in' | 'out' => text === 'in' || text === 'out';
const routeOf = ({ vendor, direction }: { readonly vendor: string; readonly direction: string }) =>
  direction === 'in' ? { from: 'main', to: vendor } : { from: vendor, to: 'main' };

/** A transfer to a vendor's wallet or back, beside what it changes. */
export function TransferForm({ funds, vendors, owner }: TransferFormProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const queries = useQueryClient();
  const write = useMoney();
  const unit = useMoneyUnit();
  const [left, setLeft] = useState(false);
  const form = useMoneyForm({
    form: 'transferFund',
    owner,
    initial: { vendor: vendors[0]?.walletId ?? '', direction: 'in', amount: '' },
    asksPassword: false,
    send: (texts) => {
      const parsed = parseAmount(texts.amount, { language: locale, ...unit });
      return transferFunds({ ...routeOf(texts), amount: parsed.ok ? parsed.amount : '' });
    },
    onDone: ({ wallets }) => {
      setLeft(false);
      queries.setQueryData<ConsolidatedFunds>(
        getGetConsolidatedFundsQueryKey(),
        (before) =>
          before && { ...before, wallets: before.wallets.map((old) => walletOf({ wallets }, old.walletId) ?? old) },
      );
      return renewMoney(queries);
    },
  });
  const followed = useFollowed(form.result, funds.asOf);
  const vendor = vendors.find(({ walletId }) => walletId === form.texts.vendor) ?? vendors[0];
  const direction = isDirection(form.texts.direction) ? form.texts.direction : 'in';
  const { from, to } = routeOf({ vendor: vendor?.walletId ?? '', direction });
  const nameOf = (id: string) =>
    id === 'main' ? t('wallet.main') : (vendors.find(({ walletId }) => walletId === id)?.vendorName ?? id);
  const available = walletOf(funds, from)?.balance ?? '0.00';
  const limits = { min: vendor?.minTransfer ?? '0.01', max: leastAmount(vendor?.maxTransfer ?? available, available) };
  const { amount, problem } = useAmount(form.texts.amount, unit, limits);
  const valid = problem === undefined ? amount : undefined;
  const written = amount === undefined ? '' : write(amount);
  const facts: readonly Fact[] = [
    { label: t('wallet.from'), value: nameOf(from) },
    { label: t('wallet.target'), value: nameOf(to) },
    { label: t('wallet.amount'), value: written },
    ...(valid === undefined
      ? []
      : [{ label: t('wallet.after', { name: nameOf(from) }), value: write(subtractAmounts(available, valid)) }]),
  ];
  const receiptOf = (transfer: WalletTransfer) => ({
    title: t(`wallet.state.${transfer.state}`, { amount: write(transfer.amount), name: nameOf(transfer.to) }),
    reference: transfer.transferId,
    state: transfer.state,
    facts: [
      { label: t('wallet.from'), value: nameOf(transfer.from) },
      { label: t('wallet.target'), value: nameOf(transfer.to) },
      { label: t('wallet.amount'), value: write(transfer.amount) },
    ],
    next:
      transfer.failure ??
      t(
        transfer.state === 'completed' && transfer.to === 'main'
          ? 'wallet.next.completedBack'
          : transfer.state === 'completed'
            ? 'wallet.next.completed'
            : 'wallet.next.pending',
      ),
  });
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
      <Card className="min-w-0 p-5">
        <MoneyForm
          form={form}
          ready={valid !== undefined}
          action={valid === undefined ? t('wallet.action') : t('wallet.actionAmount', { amount: written })}
          question={t('wallet.question', { amount: written, from: nameOf(from), to: nameOf(to) })}
          facts={facts}
          again={t('wallet.again')}
          receipt={(result) => receiptOf(followed ?? result.transfer)}
          fields={(told) => (
            <>
              <VendorChoice
                funds={funds}
                vendors={vendors}
                value={vendor?.walletId ?? ''}
                onChange={(id) => form.set('vendor', id)}
              />
              <div className="grid gap-2">
                <p className="text-sm font-medium text-text-2">{t('wallet.direction')}</p>
                <Segmented
                  label={t('wallet.direction')}
                  value={direction}
                  onChange={(value) => form.set('direction', value)}
                  className="flex"
                  options={[
                    { value: 'in', label: t('wallet.to', { name: vendor?.vendorName ?? '' }) },
                    { value: 'out', label: t('wallet.back') },
                  ]}
                />
              </div>
              <AmountField
                label={t('wallet.amount')}
                text={form.texts.amount}
                unit={unit}
                limits={limits}
                amount={valid}
                error={told || (left && form.texts.amount !== '') ? problem : undefined}
                hint={t('money.noFee')}
                onChange={(text) => form.set('amount', text)}
                onLeave={() => setLeft(true)}
              />
            </>
          )}
        />
      </Card>
      <Card className="grid gap-4 p-5">
        <h3 className="text-[15px] font-semibold">{t('wallet.terms')}</h3>
        <Facts
          facts={[
            { label: nameOf(from), value: write(available) },
            { label: nameOf(to), value: write(walletOf(funds, to)?.balance ?? '0.00') },
          ]}
        />
        <p className="text-sm text-text-2">{t('wallet.termsText')}</p>
        <p className="text-sm text-text-2">{t('wallet.termsBonus')}</p>
      </Card>
    </div>
  );
}

type VendorChoiceProps = {
  readonly funds: ConsolidatedFunds;
  readonly vendors: readonly MerchantVendor[];
  readonly value: string;
  readonly onChange: (walletId: string) => void;
};

/** The wallets at vendors with their balances, one of them chosen. */
function VendorChoice({ funds, vendors, value, onChange }: VendorChoiceProps) {
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

/** A transfer as it stands now. A pending one is read again when the wallets change, or by polling. */
function useFollowed(result: TransferResult | undefined, fundsAt: string): WalletTransfer | undefined {
  const id = result?.transfer.transferId ?? '';
  const begunPending = result?.transfer.state === 'pending';
  const query = useGetWalletTransfer(id, { query: { enabled: begunPending } });
  const transfer = query.data ?? result?.transfer;
  const pending = begunPending && transfer?.state === 'pending';
  const { refetch } = query;
  usePolling({ enabled: pending, everyMs: VENDOR_REFRESH_MS, refetch });
  useEffect(() => {
    if (pending && fundsAt !== '') inBackground(() => void refetch());
  }, [pending, fundsAt, refetch]);
  return transfer;
}

const FUNDS_REFRESH_MS = 30_000;

/** The member's wallets, and the vendors that have wallets of their own. Session storage holds both (STORE-06). */
export function useFunds() {
  const funds = useGetConsolidatedFunds();
  const layout = useGetMerchantWallet();
  const { refetch } = funds;
  usePolling({ enabled: true, everyMs: FUNDS_REFRESH_MS, refetch });
  useStored('consolidated', funds.data);
  useStored('merchantWallet', layout.data);
  const vendors: readonly MerchantVendor[] | undefined = layout.data?.vendors.filter(({ isSingle }) => !isSingle);
  return { funds, layout, vendors };
}

function useStored(key: 'consolidated' | 'merchantWallet', data: object | undefined): void {
  useEffect(() => {
    if (data !== undefined) sessionStore.set(key, JSON.stringify(data));
  }, [key, data]);
}

/** A wallet by its id. */
export function walletOf({ wallets }: Pick<ConsolidatedFunds, 'wallets'>, id: string) {
  return wallets.find(({ walletId }) => walletId === id);
}
