import { useQueryClient } from '@tanstack/react-query';
import { CalendarClock, Landmark, Plus, Smartphone, Wallet } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getListBoundAccountsQueryKey } from '#generated/client/member-accounts/member-accounts.ts';
import { createWithdrawal, getListWithdrawalsQueryKey } from '#generated/client/wallet/wallet.ts';
import type { BoundAccount, BoundAccounts, WithdrawalQuote } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { isOutOfReach, useAmount, useMoneyUnit } from '#portal/entities/money/amount.tsx';
import { AmountField } from '#portal/entities/money/amount-field.tsx';
import type { Fact } from '#portal/entities/money/facts.tsx';
import { MoneyForm } from '#portal/entities/money/money-form.tsx';
import { renewMoney, useMoneyForm } from '#portal/entities/money/use-money-form.ts';
import type { i18n } from '#portal/i18n/i18n.ts';
import { useLanguage } from '#portal/i18n/language.ts';
import { now } from '#portal/lib/clock.ts';
import { cn } from '#portal/lib/cn.ts';
import { Card } from '#portal/ui/card.tsx';
import { EmptyState } from '#portal/ui/state-panel.tsx';
import { compareAmounts, feeOf, subtractAmounts } from '#shared/money/amount.ts';
import { parseAmount } from '#shared/money/parse-amount.ts';
import { accountName } from '../accounts/account-name.ts';
import { AddAccount } from '../accounts/add-account.tsx';
import { useWithdrawal, withdrawalReceipt } from './withdrawal.ts';

type WithdrawFormProps = {
  readonly quote: WithdrawalQuote;
  readonly bound: BoundAccounts;
  readonly payeeName: string;
  readonly owner: string;
};

const isUsable = ({ usableFrom }: BoundAccount) => Date.parse(usableFrom) <= now();

/** Account, amount and payment password, with the cost beside the button (MEMBER-05, WALLET-11). */
export function WithdrawForm({ quote, bound, payeeName, owner }: WithdrawFormProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const queries = useQueryClient();
  const write = useMoney();
  const unit = useMoneyUnit();
  const [left, setLeft] = useState(false);
  const [adding, setAdding] = useState(false);
  const form = useMoneyForm({
    form: 'withdraw',
    owner,
    initial: { amount: '', accountId: '' },
    send: (texts, paymentPassword) => {
      const parsed = parseAmount(texts.amount, { language: locale, ...unit });
      const accountId = chosenOf(bound, texts.accountId)?.accountId ?? '';
      return createWithdrawal({ amount: parsed.ok ? parsed.amount : '', accountId, paymentPassword });
    },
    onDone: () => {
      setLeft(false);
      return renewMoney(queries, [getListWithdrawalsQueryKey(), getListBoundAccountsQueryKey()]);
    },
  });
  const latest = useWithdrawal(form.result?.withdrawal.withdrawalId).data;
  const chosen = chosenOf(bound, form.texts.accountId);
  const limits = { min: quote.minAmount, max: quote.maxAmount };
  const { amount, problem } = useAmount(form.texts.amount, unit, limits);
  const valid = problem === undefined ? amount : undefined;
  const ready = valid !== undefined && chosen !== undefined;
  const fee = valid === undefined ? undefined : feeOf(valid, quote, unit.decimals);
  const written = amount === undefined ? '' : write(amount);
  const account = chosen === undefined ? '' : accountName(t, chosen);
  const cost = costOf(quote, valid, fee);
  const facts: readonly Fact[] = [
    { label: t('withdraw.list.account'), value: account },
    { label: t('money.amount'), value: written },
    { label: t('money.fee'), value: cost.fee === undefined ? '' : write(cost.fee) },
    { label: t('withdraw.receives'), value: cost.receives === undefined ? '' : write(cost.receives) },
  ];
  const isBlocked = isOutOfReach(limits);
  const isOpen = form.step === 'edit' || form.step === 'confirm';
  if (isOpen && isBlocked) return <LimitNote quote={quote} />;

  return (
    <>
      <MoneyForm
        form={form}
        ready={ready}
        action={valid === undefined ? t('withdraw.action') : t('withdraw.actionAmount', { amount: written })}
        question={t('withdraw.question', { amount: written, account })}
        facts={facts.filter(({ value }) => value !== '')}
        again={t('withdraw.again')}
        terms={<CostFacts quote={quote} cost={cost} />}
        receipt={(made) => withdrawalReceipt(t, write, latest ?? made)}
        fields={(told) => (
          <>
            <section className="grid gap-3">
              <StepHeading
                number={1}
                title={t('withdraw.where')}
                aside={t('withdraw.inTheName', { name: payeeName })}
              />
              <AccountChoice
                label={t('withdraw.where')}
                accounts={bound.accounts}
                chosen={chosen?.accountId ?? ''}
                isUsable={isUsable}
                onAdd={bound.accounts.length < bound.maxAccounts ? () => setAdding(true) : undefined}
                onChoose={(accountId) => form.set('accountId', accountId)}
              />
              {told && chosen === undefined && (
                <p role="alert" className="text-xs text-danger">
                  {t('withdraw.noneUsable')}
                </p>
              )}
            </section>
            <section className="grid gap-3">
              <StepHeading number={2} title={t('withdraw.howMuch')} aside={todayText(t, write, quote)} />
              <AmountField
                label={t('money.amount')}
                text={form.texts.amount}
                unit={unit}
                limits={limits}
                amount={valid}
                error={told || (left && form.texts.amount !== '') ? problem : undefined}
                hint={hintOf(t, write, quote)}
                onChange={(text) => form.set('amount', text)}
                onLeave={() => setLeft(true)}
              />
            </section>
          </>
        )}
      />
      {adding && (
        <AddAccount
          payeeName={payeeName}
          onAdded={(accountId) => form.set('accountId', accountId)}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

type AccountChoiceProps = {
  readonly label: string;
  readonly accounts: readonly BoundAccount[];
  readonly chosen: string;
  /** Whether the account can be used now. */
  readonly isUsable: (account: BoundAccount) => boolean;
  /** Undefined where no more can be bound. */
  readonly onAdd: (() => void) | undefined;
  readonly onChoose: (accountId: string) => void;
};

const TILE = 'flex min-h-18 items-center gap-3 rounded-lg px-3.5 py-2 text-left';
const ICON = 'grid size-10 flex-none place-items-center rounded-md';

/** The bound accounts as radio buttons, and the button that adds one. */
function AccountChoice({ label, accounts, chosen, isUsable, onAdd, onChoose }: AccountChoiceProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const name = useId();
  return (
    <div className="grid gap-2.5 sm:grid-cols-2 xl:grid-cols-3">
      <div role="radiogroup" aria-label={label} className="contents">
        {accounts.map((account) => {
          const { accountId, kind, bankName, ending, usableFrom } = account;
          const usable = isUsable(account);
          const Icon = kind === 'bank' ? Landmark : Smartphone;
          return (
            <label
              key={accountId}
              className={cn(
                TILE,
                'group border border-line bg-surface-1 has-checked:border-brand-graphic has-checked:bg-brand-soft',
                'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus',
                usable ? 'cursor-pointer' : 'opacity-70',
              )}
            >
              <input
                type="radio"
                name={name}
                value={accountId}
                checked={accountId === chosen}
                disabled={!usable}
                onChange={() => onChoose(accountId)}
                className="sr-only"
              />
              <span
                aria-hidden="true"
                className={cn(
                  ICON,
                  'bg-surface-3 text-text-2 group-has-checked:bg-brand group-has-checked:text-brand-contrast',
                )}
              >
                <Icon size={20} />
              </span>
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere">{bankName}</span>
                <span className="block text-xs text-text-2">
                  {usable
                    ? t('withdraw.ending', { ending })
                    : t('withdraw.usableFrom', { time: dates.write(Date.parse(usableFrom)) })}
                </span>
              </span>
            </label>
          );
        })}
      </div>
      {onAdd && (
        <button
          type="button"
          onClick={onAdd}
          className={cn(TILE, 'border border-line-strong text-text-2 hover:bg-surface-3')}
        >
          <span aria-hidden="true" className={cn(ICON, 'bg-surface-2')}>
            <Plus size={20} />
          </span>
          <span className="min-w-0">
            <span className="block font-semibold">{t('withdraw.addAccount')}</span>
            <span className="block text-xs">{t('withdraw.sameName')}</span>
          </span>
        </button>
      )}
    </div>
  );
}

/** The chosen account, else the first that can be used; the default one comes first. */
function chosenOf({ accounts }: BoundAccounts, accountId: string): BoundAccount | undefined {
  const usable = accounts.filter(isUsable);
  return usable.find((account) => account.accountId === accountId) ?? usable[0];
}

function costOf(quote: WithdrawalQuote, amount: string | undefined, fee: string | undefined) {
  if (amount === undefined || fee === undefined) return {};
  return { fee, receives: subtractAmounts(amount, fee), after: subtractAmounts(quote.available, amount) };
}

function hintOf(t: typeof i18n.t, write: ReturnType<typeof useMoney>, quote: WithdrawalQuote) {
  const available = t('withdraw.available', { amount: write(quote.available) });
  if (compareAmounts(quote.bonusBalance, '0') === 0) return available;
  const bonus = t('withdraw.bonus', { bonus: write(quote.bonusBalance), left: write(quote.wageringLeft) });
  return `${available} ${bonus}`;
}

type CostFactsProps = {
  readonly quote: WithdrawalQuote;
  /** Empty while there is no valid amount. */
  readonly cost: { readonly fee?: string; readonly receives?: string; readonly after?: string };
};

/** Fee, what arrives, when, and what is left, beside the button. */
function CostFacts({ quote, cost: { fee, receives, after } }: CostFactsProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const known = (amount: string | undefined) => (amount === undefined ? '–' : write(amount));
  const facts = [
    { label: t('money.fee'), value: known(fee) },
    { label: t('withdraw.receives'), value: known(receives) },
    {
      label: t('withdraw.arrives'),
      value: t('withdraw.arrivesIn', { min: quote.arrivesMinutesMin, max: quote.arrivesMinutesMax }),
    },
    { label: t('money.after'), value: known(after) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-md bg-surface-2 px-4 py-3 sm:flex sm:justify-between light:bg-surface-3">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-xs text-text-2">{label}</dt>
          <dd className="num text-[15px]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Why nothing can be withdrawn now, in the place of the form: the balance, or the limit of the day with its end. */
function LimitNote({ quote }: { readonly quote: WithdrawalQuote }) {
  const { t } = useTranslation();
  const write = useMoney();
  const dates = useDates();
  const isPoor = compareAmounts(quote.available, quote.minAmount) < 0;
  return (
    <Card>
      {isPoor ? (
        <EmptyState
          icon={<Wallet size={18} />}
          title={t('withdraw.littleTitle')}
          text={t('withdraw.littleText', { min: write(quote.minAmount), available: write(quote.available) })}
        />
      ) : (
        <EmptyState
          icon={<CalendarClock size={18} />}
          title={t('withdraw.limitTitle')}
          text={t('withdraw.limitText', { time: dates.write(Date.parse(quote.resetsAt)) })}
        />
      )}
    </Card>
  );
}

type StepHeadingProps = { readonly number: number; readonly title: string; readonly aside?: ReactNode };

/** The heading of a numbered part of a form. */
function StepHeading({ number, title, aside }: StepHeadingProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <span
        aria-hidden="true"
        className="num grid size-5.5 flex-none place-items-center rounded-full bg-surface-3 text-xs font-bold text-text-2"
      >
        {number}
      </span>
      <h3 className="text-[15px] font-semibold">{title}</h3>
      {aside && <span className="ml-auto text-xs text-text-2">{aside}</span>}
    </div>
  );
}

/** How much of the day's limits is used; a rank may have no cap. */
function todayText(
  t: typeof i18n.t,
  write: ReturnType<typeof useMoney>,
  quote: Pick<WithdrawalQuote, 'dailyCount' | 'dailyCountUsed' | 'dailyAmount' | 'dailyAmountUsed'>,
): string {
  const { dailyCount, dailyCountUsed: used, dailyAmount } = quote;
  const sum = write(quote.dailyAmountUsed);
  const limit = dailyAmount === null ? '' : write(dailyAmount);
  if (dailyCount !== null && dailyAmount !== null) return t('withdraw.today', { used, count: dailyCount, sum, limit });
  if (dailyCount !== null) return t('withdraw.todayCount', { used, count: dailyCount });
  return dailyAmount === null ? t('withdraw.todayFree', { sum }) : t('withdraw.todaySum', { sum, limit });
}
