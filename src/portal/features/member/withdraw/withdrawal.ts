import { useGetWithdrawal } from '#generated/client/wallet/wallet.ts';
import type { WithdrawalDetail, WithdrawalState, WithdrawalTimelineStep } from '#generated/model/index.ts';
import { usePolling } from '#portal/entities/live/live-state.ts';
import type { i18n } from '#portal/i18n/i18n.ts';
import { accountName } from '../accounts/account-name.ts';

const EVERY_MS = 15_000;

/** A withdrawal, asked for again until it has ended; nothing before there is one. */
export function useWithdrawal(withdrawalId: string | undefined) {
  const query = useGetWithdrawal(withdrawalId ?? '', { query: { enabled: withdrawalId !== undefined } });
  const { data, refetch } = query;
  usePolling({ enabled: data !== undefined && !hasEnded(data.withdrawal.state), everyMs: EVERY_MS, refetch });
  return query;
}

/** The states of a withdrawal that goes well, in order. */
const WAY: readonly WithdrawalState[] = ['requested', 'reviewing', 'approved', 'paid', 'received'];
const ends: ReadonlySet<WithdrawalState> = new Set(['received', 'rejected', 'returned']);

/** A step of the timeline: reached, the present one, or yet to come. */
type TimelineStep =
  | { readonly kind: 'done' | 'now'; readonly step: WithdrawalTimelineStep }
  | { readonly kind: 'coming'; readonly state: WithdrawalState; readonly isNext: boolean };

/** Whether nothing comes after the state. */
export function hasEnded(state: WithdrawalState): boolean {
  return ends.has(state);
}

/** The reached states, the last of a repeated one, and those that usually follow. */
export function timelineSteps({ withdrawal, timeline, next }: WithdrawalDetail): readonly TimelineStep[] {
  const reached = timeline.filter(({ state }, at) => timeline[at + 1]?.state !== state);
  const open = !hasEnded(withdrawal.state);
  const steps = reached.map((step, at) => ({
    kind: open && at === reached.length - 1 ? ('now' as const) : ('done' as const),
    step,
  }));
  if (next === null) return steps;
  const last = Math.max(...reached.map(({ state }) => WAY.indexOf(state)));
  const coming = WAY.slice(last + 1).map((state, at) => ({ kind: 'coming' as const, state, isNext: at === 0 }));
  return [...steps, ...coming];
}

/** Whether it ended without payment, and its amount is in the wallet again. */
export const isBack = (state: WithdrawalState): state is 'rejected' | 'returned' =>
  state === 'rejected' || state === 'returned';

/** What the receipt of a withdrawal says: that it was asked for, and later how it ended. */
export function withdrawalReceipt(
  t: typeof i18n.t,
  write: (amount: string) => string,
  { withdrawal }: WithdrawalDetail,
) {
  const { withdrawalId, state, reason, target, fee, receives } = withdrawal;
  const amount = write(withdrawal.amount);
  const back = isBack(state);
  return {
    title:
      isBack(state) || state === 'received' ? t(`withdraw.ended.${state}`, { amount }) : t('withdraw.done', { amount }),
    reference: withdrawalId,
    state: back ? ('failed' as const) : ('completed' as const),
    facts: [
      ...(reason === null ? [] : [{ label: t('withdraw.record.reason'), value: reason }]),
      { label: t('withdraw.list.account'), value: accountName(t, target) },
      { label: t('money.fee'), value: write(fee) },
      ...(back ? [] : [{ label: t('withdraw.receives'), value: write(receives) }]),
    ],
    next: t(back ? 'withdraw.isBack' : state === 'received' ? 'withdraw.complete' : 'withdraw.next'),
  };
}
