import type { WithdrawalDetail, WithdrawalState, WithdrawalTimelineStep } from '#generated/model/index.ts';

/** The states of a withdrawal that goes well, in order. */
const WAY: readonly WithdrawalState[] = ['requested', 'reviewing', 'approved', 'paid', 'received'];
const ends: ReadonlySet<WithdrawalState> = new Set(['received', 'rejected', 'returned']);

/** A step of the timeline: reached, the present one, or yet to come. */
export type TimelineStep =
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
