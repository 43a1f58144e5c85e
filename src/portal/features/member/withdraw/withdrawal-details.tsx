import { useQueryClient } from '@tanstack/react-query';
import { Check, CircleAlert, Clock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  confirmWithdrawal,
  disputeWithdrawal,
  getGetWithdrawalQueryKey,
  getGetWithdrawalQuoteQueryKey,
  getListWithdrawalsQueryKey,
} from '#generated/client/wallet/wallet.ts';
import { DisputeReason, type WithdrawalDetail, type WithdrawalState } from '#generated/model/index.ts';
import { disputeWithdrawalBodyTextMax } from '#generated/zod/wallet/wallet.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { MoneyFailure } from '#portal/entities/money/money-form.tsx';
import { useMoneyForm } from '#portal/entities/money/use-money-form.ts';
import { type Fact, RecordDetails } from '#portal/entities/record/record-details.tsx';
import { timeLeft, useTime } from '#portal/entities/time/use-time.ts';
import type { i18n } from '#portal/i18n/i18n.ts';
import { cn } from '#portal/lib/cn.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { Button } from '#portal/ui/button.tsx';
import { TextArea } from '#portal/ui/fields.tsx';
import { Modal } from '#portal/ui/modal.tsx';
import { toast } from '#portal/ui/toast.tsx';
import { accountName } from '../accounts/account-name.ts';
import { isBack, timelineSteps } from './withdrawal.ts';

type WithdrawalDetailsProps = {
  readonly detail: WithdrawalDetail;
  readonly owner: string;
  /** Whether fee, holder and references are shown too. */
  readonly full?: boolean;
};

/** A withdrawal: its amount and target, its timeline, and the question whether it has arrived (WALLET-10). */
export function WithdrawalDetails({ detail, owner, full = false }: WithdrawalDetailsProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const { withdrawal, next, dispute } = detail;
  const { withdrawalId, target, reason } = withdrawal;
  const facts: readonly Fact[] = [
    ...(reason === null || reason === dispute?.answer ? [] : [{ label: t('withdraw.record.reason'), value: reason }]),
    ...(dispute === null
      ? []
      : [
          {
            label: t('withdraw.dispute.yours'),
            value: dispute.text ?? t(`withdraw.dispute.${dispute.reason}`),
          },
        ]),
    ...(dispute?.answer ? [{ label: t('withdraw.dispute.answer'), value: dispute.answer }] : []),
    ...(full ? fullFacts(t, write, withdrawal) : []),
  ];
  const asks = next?.action === 'confirm_received' || withdrawal.state === 'disputed';
  return (
    <RecordDetails
      title={write(withdrawal.amount)}
      subtitle={
        <>
          {t('withdraw.record.to', { account: accountName(t, target) })}
          <span className="num block wrap-anywhere">{t('withdraw.record.title', { id: withdrawalId })}</span>
        </>
      }
      state={withdrawal.state}
      badge={<StateBadge state={withdrawal.state} />}
      facts={facts}
    >
      <WithdrawalTimeline detail={detail} />
      {full && isBack(withdrawal.state) && <p className="text-sm">{t('withdraw.isBack')}</p>}
      {asks && <ArrivedQuestion key={withdrawal.state} detail={detail} owner={owner} />}
    </RecordDetails>
  );
}

/** The steps of a withdrawal: who brought each about and when, whose turn is next and until when (WALLET-10). */
function WithdrawalTimeline({ detail }: { readonly detail: WithdrawalDetail }) {
  const { t } = useTranslation();
  const dates = useDates();
  const steps = timelineSteps(detail);
  const { next, withdrawal } = detail;
  const deadline = next?.deadline ? dates.write(Date.parse(next.deadline), timeStyle(next.deadline, detail)) : '';
  return (
    <ol aria-label={t('withdraw.record.progress')} className="grid text-sm">
      {steps.map((each, at) => {
        const state = each.kind === 'coming' ? each.state : each.step.state;
        const isLast = at === steps.length - 1;
        const bank = state === 'paid' ? withdrawal.bankReference : null;
        return (
          <li
            key={`${state}-${each.kind === 'coming' ? at : each.step.at}`}
            aria-current={each.kind === 'now' ? 'step' : undefined}
            className="relative flex gap-3 pb-4 last:pb-0"
          >
            {!isLast && (
              <span
                aria-hidden="true"
                className={cn(
                  'absolute top-6 bottom-0 left-[11px] w-0.5',
                  each.kind === 'done' ? 'bg-success' : 'bg-line-strong',
                )}
              />
            )}
            <Dot kind={each.kind} state={state} number={at + 1} />
            <span className="min-w-0 flex-1">
              <span className={cn('block', each.kind === 'coming' ? 'text-text-2' : 'font-semibold')}>
                {t(`withdraw.state.${state}`)}
              </span>
              <span className="block text-xs text-text-2 wrap-anywhere">
                {each.kind === 'coming'
                  ? each.isNext && next && t(`withdraw.due.${next.action}`, { time: deadline })
                  : [t(`withdraw.owner.${each.step.owner}`), each.step.note ?? bank].filter(Boolean).join('. ')}
              </span>
            </span>
            <span className="flex-none text-xs text-text-2">
              {each.kind === 'coming' ? (
                each.isNext && t('withdraw.upcoming')
              ) : (
                <time dateTime={each.step.at} className="num font-medium">
                  {dates.write(Date.parse(each.step.at), timeStyle(each.step.at, detail))}
                </time>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The time alone on the day of the request, else with the date. */
function timeStyle(at: string, { withdrawal }: WithdrawalDetail): 'time' | 'datetime' {
  const isNear = Math.abs(Date.parse(at) - Date.parse(withdrawal.requestedAt)) < 12 * 3_600_000;
  return isNear ? 'time' : 'datetime';
}

type DotProps = { readonly kind: 'done' | 'now' | 'coming'; readonly state: WithdrawalState; readonly number: number };

function Dot({ kind, state, number }: DotProps) {
  const isBad = state === 'rejected' || state === 'disputed';
  return (
    <span
      aria-hidden="true"
      className={cn(
        'relative grid size-6 flex-none place-items-center rounded-full',
        kind === 'coming' && 'num border-2 border-line-control text-2xs font-bold text-text-2',
        kind === 'now' && !isBad && 'border-2 border-info bg-info-soft text-info',
        kind === 'now' && isBad && 'border-2 border-warn bg-warn-soft text-warn',
        kind === 'done' && !isBad && 'bg-success-soft text-success',
        kind === 'done' && isBad && 'bg-danger-soft text-danger',
      )}
    >
      {kind === 'coming' ? (
        number
      ) : isBad ? (
        <CircleAlert size={14} />
      ) : kind === 'now' ? (
        <Clock size={14} />
      ) : (
        <Check size={14} />
      )}
    </span>
  );
}

type QuestionProps = { readonly detail: WithdrawalDetail; readonly owner: string };

/** Whether the money has arrived: both answers alike, until the time is over (WALLET-10). */
function ArrivedQuestion({ detail, owner }: QuestionProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const keep = useKeepWithdrawal();
  const [reporting, setReporting] = useState(false);
  const { withdrawalId, state } = detail.withdrawal;
  const deadline = detail.next?.deadline ?? null;
  const confirm = useMoneyForm({
    form: `withdrawal-received-${withdrawalId}`,
    owner,
    initial: {},
    send: async () => {
      keep(await confirmWithdrawal(withdrawalId));
    },
    onDone: () => toast.success(t('withdraw.ask.confirmed')),
  });
  const isPaid = state === 'paid';
  const time = deadline === null ? '' : dates.write(Date.parse(deadline), isPaid ? 'time' : 'datetime');
  return (
    <section className="grid gap-3 rounded-md bg-surface-2 p-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h4 className="text-sm font-semibold">{t(isPaid ? 'withdraw.ask.title' : 'withdraw.ask.stillOpen')}</h4>
        {isPaid && deadline !== null && <Remaining until={deadline} />}
      </div>
      <p className="text-sm text-text-2">{t(isPaid ? 'withdraw.ask.body' : 'withdraw.ask.stillBody', { time })}</p>
      <MoneyFailure form={confirm} />
      <div className="grid gap-2 sm:grid-cols-2">
        {isPaid && (
          <Button variant="outline" onClick={() => setReporting(true)}>
            {t('withdraw.ask.no')}
          </Button>
        )}
        <Button loading={confirm.sending} onClick={() => void confirm.submit()}>
          <Check size={16} aria-hidden="true" />
          {t(isPaid ? 'withdraw.ask.yes' : 'withdraw.ask.cameAfterAll')}
        </Button>
      </div>
      {reporting && <NotReceived withdrawalId={withdrawalId} owner={owner} onClose={() => setReporting(false)} />}
    </section>
  );
}

/** Stores a withdrawal that a call answers, and refetches the lists that show it. */
function useKeepWithdrawal(): (detail: WithdrawalDetail) => void {
  const queries = useQueryClient();
  return (detail) => {
    queries.setQueryData(getGetWithdrawalQueryKey(detail.withdrawal.withdrawalId), detail);
    void queries.invalidateQueries({ queryKey: getListWithdrawalsQueryKey() });
    void queries.invalidateQueries({ queryKey: getGetWithdrawalQuoteQueryKey() });
  };
}

type NotReceivedProps = {
  readonly withdrawalId: string;
  readonly owner: string;
  readonly onClose: () => void;
};

const reasons = Object.values(DisputeReason);

/** Reports that a withdrawal has not arrived, which stops the clock. What is typed survives a reload. */
function NotReceived({ withdrawalId, owner, onClose }: NotReceivedProps) {
  const { t } = useTranslation();
  const keep = useKeepWithdrawal();
  const form = useMoneyForm({
    form: `withdrawal-dispute-${withdrawalId}`,
    owner,
    initial: { reason: 'not_arrived', text: '' },
    send: async (texts) => {
      const reason = reasons.find((one) => one === texts.reason) ?? 'not_arrived';
      const text = texts.text.trim();
      keep(await disputeWithdrawal(withdrawalId, { reason, ...(text && { text }) }));
    },
    onDone: () => {
      toast.success(t('withdraw.ask.disputed'));
      onClose();
    },
  });
  return (
    <Modal
      title={t('withdraw.dispute.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      className="sm:max-w-130"
    >
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void form.submit();
        }}
        className="grid gap-4 px-6 pt-1 pb-6"
      >
        <fieldset className="grid gap-1">
          <legend className="sr-only">{t('withdraw.dispute.title')}</legend>
          {reasons.map((reason) => (
            <label key={reason} className="flex min-h-touch cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="reason"
                checked={form.texts.reason === reason}
                onChange={() => form.set('reason', reason)}
                className="size-4 flex-none accent-(--brand-graphic)"
              />
              {t(`withdraw.dispute.${reason}`)}
            </label>
          ))}
        </fieldset>
        <TextArea
          label={t('withdraw.dispute.text')}
          rows={3}
          maxLength={disputeWithdrawalBodyTextMax}
          value={form.texts.text}
          counter={`${form.texts.text.length}/${disputeWithdrawalBodyTextMax}`}
          onChange={(event) => form.set('text', event.target.value)}
        />
        <MoneyFailure form={form} />
        <Button type="submit" variant="brand" size="lg" block loading={form.sending}>
          {t('withdraw.dispute.send')}
        </Button>
      </form>
    </Modal>
  );
}

function Remaining({ until }: { readonly until: string }) {
  const { t } = useTranslation();
  const time = useTime(0);
  return (
    <span role="timer" aria-label={t('withdraw.ask.left')} className="num text-lg font-bold text-info">
      {timeLeft(Date.parse(until) - time)}
    </span>
  );
}

const tones = {
  requested: 'info',
  reviewing: 'info',
  approved: 'info',
  paid: 'info',
  received: 'success',
  disputed: 'warn',
  rejected: 'danger',
  returned: 'neutral',
} as const satisfies Record<WithdrawalState, string>;

/** The state of a withdrawal, in a word. */
export function StateBadge({ state }: { readonly state: WithdrawalState }) {
  const { t } = useTranslation();
  return <Badge tone={tones[state]}>{t(`withdraw.state.${state}`)}</Badge>;
}

function fullFacts(
  t: typeof i18n.t,
  write: ReturnType<typeof useMoney>,
  { state, fee, receives, target, bankReference }: WithdrawalDetail['withdrawal'],
): readonly Fact[] {
  return [
    { label: t('withdraw.record.fee'), value: write(fee), numeric: true },
    ...(isBack(state) ? [] : [{ label: t('withdraw.receives'), value: write(receives), numeric: true }]),
    { label: t('withdraw.record.holder'), value: target.payeeName },
    ...(bankReference === null
      ? []
      : [{ label: t('withdraw.record.bankReference'), value: bankReference, numeric: true }]),
  ];
}
