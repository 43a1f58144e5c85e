import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleX, ReceiptText, Wallet } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { getListDepositsQueryKey, useGetDeposit } from '#generated/client/wallet/wallet.ts';
import type { Deposit, DepositDetail } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { inBackground } from '#portal/api/background.ts';
import { usePolling } from '#portal/entities/live/use-polling.ts';
import { RowSkeletons } from '#portal/entities/loading/row-skeletons.tsx';
import { type Fact, RecordDetails } from '#portal/entities/record/record-details.tsx';
import { RecordPage } from '#portal/entities/record/record-page.tsx';
import type { Step } from '#portal/entities/record/steps.tsx';
import { now } from '#portal/lib/clock.ts';
import { cn } from '#portal/lib/cn.ts';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { addAmounts, compareAmounts } from '#shared/money/amount.ts';
import { DepositBadge } from './deposit-badge.tsx';
import { PaymentCard } from './payment-card.tsx';

const EVERY_MS = 4_000;

/** The server ends a deposit within this time after its end. */
const EXPIRY_MS = 20_000;

type DepositViewProps = { readonly depositId: string; readonly onBack: () => void };

/** A deposit: how to pay it while it is pending, its steps, and the receipt (WALLET-11). */
export function DepositView({ depositId, onBack }: DepositViewProps) {
  const { t } = useTranslation();
  const query = useDeposit(depositId);
  return (
    <div className="grid gap-4">
      <RecordPage
        query={query}
        back={{ label: t('deposit.back'), onBack }}
        gone={{ icon: <ReceiptText size={18} />, title: t('deposit.gone'), text: t('deposit.goneText') }}
        skeleton={<RowSkeletons rows={3} />}
        actions={({ deposit }) =>
          deposit.state !== 'pending' && (
            <Button size="sm" onClick={onBack}>
              {t('deposit.again')}
            </Button>
          )
        }
      >
        {(detail) => (
          <div className="grid items-start gap-7 xl:grid-cols-[minmax(0,1fr)_344px]">
            {detail.instruction && (
              <div className="xl:order-last">
                <PaymentCard detail={detail} instruction={detail.instruction} />
              </div>
            )}
            <Record detail={detail} />
          </div>
        )}
      </RecordPage>
    </div>
  );
}

function Record({ detail }: { readonly detail: DepositDetail }) {
  const { t } = useTranslation();
  const dates = useDates();
  const write = useMoney();
  const { deposit, timeline, balanceAfter } = detail;
  const { creditedAmount, payerReference } = deposit;
  const facts: readonly Fact[] = [
    { label: t('deposit.pay'), value: write(deposit.amount), numeric: true },
    { label: t('deposit.fee'), value: write(deposit.fee), numeric: true },
    ...(creditedAmount === null ? [] : [{ label: t('deposit.receive'), value: write(creditedAmount), numeric: true }]),
    ...(balanceAfter === null ? [] : [{ label: t('deposit.after'), value: write(balanceAfter), numeric: true }]),
    ...(payerReference === null ? [] : [{ label: t('deposit.sent'), value: payerReference, numeric: true }]),
    { label: t('deposit.number'), value: deposit.depositId, numeric: true },
  ];
  const isRefused = deposit.state === 'failed' || deposit.state === 'reversed';
  const steps: readonly Step[] = timeline.map(({ state, at, by }) => ({
    id: `${state} ${at}`,
    title: t(`deposit.state.${state}`),
    at,
    by: t(`deposit.by.${by}`),
    ...(state === deposit.state && isRefused && { note: deposit.failure }),
  }));
  return (
    <Card className="p-5">
      <RecordDetails
        icon={<Wallet size={20} aria-hidden="true" className="mt-1 flex-none text-text-3" />}
        title={t('deposit.record', { note: deposit.transferNote })}
        subtitle={`${deposit.methodName} · ${dates.write(Date.parse(deposit.createdAt))}`}
        state={deposit.state}
        badge={<DepositBadge {...deposit} />}
        facts={facts}
        timeline={steps}
      >
        <Outcome detail={detail} />
        <OtherAmount deposit={deposit} />
        {deposit.promotionRefusal !== null && (
          <p className="text-sm text-warn">{t('deposit.noBonus', { reason: deposit.promotionRefusal })}</p>
        )}
      </RecordDetails>
    </Card>
  );
}

/** The result in a sentence, announced when it changes. */
function Outcome({ detail: { deposit } }: { readonly detail: DepositDetail }) {
  const { t } = useTranslation();
  const write = useMoney();
  const { state, creditedAmount, failure } = deposit;
  const isDone = state === 'credited' && creditedAmount !== null;
  const isRefused = state === 'failed' || state === 'reversed';
  const text = isDone
    ? t('deposit.done', { amount: write(creditedAmount) })
    : isRefused
      ? failure
      : state === 'paid'
        ? t('deposit.paidNow')
        : state === 'expired'
          ? t('deposit.expired')
          : null;
  return (
    <div
      role="status"
      className={cn(
        'flex items-center gap-2.5 text-sm empty:hidden',
        isDone && 'text-success',
        isRefused && 'text-danger',
      )}
    >
      {isDone && <CircleCheck size={18} aria-hidden="true" className="flex-none" />}
      {isRefused && <CircleX size={18} aria-hidden="true" className="flex-none" />}
      {text !== null && <p>{text}</p>}
    </div>
  );
}

/** Why more or less was credited than the member said to pay; nothing where just that arrived. */
function OtherAmount({ deposit: { amount, fee, creditedAmount } }: { readonly deposit: Deposit }) {
  const { t } = useTranslation();
  const write = useMoney();
  if (creditedAmount === null) return null;
  const arrived = addAmounts(creditedAmount, fee);
  if (compareAmounts(arrived, amount) === 0) return null;
  return (
    <p className="text-sm text-text-2">
      {t('deposit.otherAmount', { arrived: write(arrived), announced: write(amount) })}
    </p>
  );
}

/** A deposit, kept fresh until it has ended. The stream reports a credit and a failure, but no expiry. */
function useDeposit(depositId: string) {
  const queries = useQueryClient();
  const query = useGetDeposit(depositId);
  const { refetch, dataUpdatedAt } = query;
  const deposit = query.data?.deposit;
  const state = deposit?.state;
  const endsAt = deposit && endOf(deposit);
  usePolling({ enabled: state === 'pending' || state === 'paid', everyMs: EVERY_MS, refetch });

  // Each answer starts the timer again, so that a late expiry is seen too.
  useEffect(() => {
    if (endsAt === undefined || dataUpdatedAt === 0) return;
    const timer = setTimeout(() => inBackground(() => void refetch()), Math.max(endsAt - now(), 0) + EXPIRY_MS);
    return () => clearTimeout(timer);
  }, [endsAt, dataUpdatedAt, refetch]);

  useEffect(() => {
    if (state !== undefined) void queries.invalidateQueries({ queryKey: getListDepositsQueryKey() });
  }, [state, queries]);

  return query;
}

function endOf({ state, expiresAt }: Deposit): number | undefined {
  return state === 'pending' && expiresAt !== null ? Date.parse(expiresAt) : undefined;
}
