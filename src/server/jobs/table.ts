import type { Brand } from '../config/brand.ts';
import { expireBills } from '../domain/affiliates/contracts/holds/decide-bill.ts';
import { payRests } from '../domain/affiliates/contracts/settlement/pay-open.ts';
import { settleWindows } from '../domain/affiliates/contracts/settlement/settle-windows.ts';
import { closeHours } from '../domain/affiliates/line/close-hours.ts';
import { deliverMessage } from '../domain/care/messages/sent-messages.ts';
import { endSelfExclusions } from '../domain/care/protection/self-exclusion.ts';
import type { JobData } from '../domain/ground/job-queue.ts';
import { enterSandboxResults } from '../domain/lottery/bets/sandbox-results.ts';
import { settleDue } from '../domain/lottery/bets/settle-draws.ts';
import { returnLocks } from '../domain/money/vault/vault.ts';
import { creditDeposit, expireDeposit } from '../domain/payments/deposits/settle-deposit.ts';
import { settlePendingTransfers } from '../domain/payments/funds/transfer-funds.ts';
import { countAsReceived } from '../domain/payments/withdrawals/answer-withdrawal.ts';
import { settleLeftRounds } from '../domain/play/games/end-round.ts';
import { advance } from '../domain/play/games/moonshot/advance.ts';
import { settleUnfinishedRounds } from '../domain/play/seamless/unfinished-rounds.ts';
import { countAllWagering } from '../domain/rewards/bonuses/count-wagering.ts';
import { recordCompletions } from '../domain/rewards/missions/missions.ts';
import { earnAllPoints } from '../domain/rewards/points/earn-points.ts';
import { rewardTurnover } from '../domain/rewards/promotions/grant-by-rule.ts';
import { checkRanks } from '../domain/rewards/ranks/check-ranks.ts';
import { rewardRanks } from '../domain/rewards/ranks/rank-rewards.ts';
import { countReferredTurnover } from '../domain/rewards/referral/count-turnover.ts';
import { creditReferralRewards } from '../domain/rewards/referral/credit-rewards.ts';
import { payTournaments } from '../domain/rewards/tournaments/pay-prizes.ts';
import { tidy } from './housekeeping.ts';
import { daily, everyMinutes, type JobTable, type TimedJob } from './job.ts';
import { reviewInSandbox } from './sandbox-review.ts';

/** The jobs that a change of data sends. */
const sent: JobTable<JobData> = {
  withdrawal_received: {
    run: (services, { withdrawalId }, once) => once((tx) => countAsReceived(services, tx, withdrawalId)),
  },
  lottery_draw: { run: (services, { gameCode }) => settleDue(services, gameCode) },
  deposit_expiry: {
    pollSeconds: 15,
    run: (services, { depositId }, once) => once((tx) => expireDeposit(services, tx, depositId)),
  },
  // Only for a process that died between payment and credit.
  deposit_credit: { pollSeconds: 15, run: (services, { depositId }) => creditDeposit(services, depositId) },
  message_delivery: { run: (services, { sentMessageId }) => deliverMessage(services, sentMessageId) },
  sandbox_review: { sandbox: 'sandboxReviewer', run: reviewInSandbox },
  // The sandbox vendors' own, in the place of a vendor's system; `vendor_rounds` is for those that it missed.
  vendor_round: {
    sandbox: 'sandboxVendors',
    run: async ({ sandboxVendor }, { roundId }) => sandboxVendor?.settle(roundId),
  },
};

/** Every job of the server: those of a timetable, and those that are sent. */
export function jobTable({ vip }: Pick<Brand, 'vip'>) {
  const timed = {
    housekeeping: { timetable: { cron: '7 * * * *', missed: 'once' }, run: tidy },
    // A second check on the same day changes nothing.
    rank_checks: { timetable: daily(vip.checkedAt), run: checkRanks },
    self_exclusions: { timetable: everyMinutes(5), run: endSelfExclusions },
    pending_transfers: { timetable: everyMinutes(1), run: settlePendingTransfers },
    vault_returns: { timetable: everyMinutes(1), run: (services) => returnLocks(services) },
    // Each week is rewarded once; later days find only what an earlier one left undone.
    weekly_rewards: { timetable: daily('01:00'), run: rewardTurnover },
    rank_rewards: { timetable: daily('00:30'), run: rewardRanks },
    // Yesterday too, for what settled at its end.
    referral_turnover: { timetable: everyMinutes(5), run: (services) => countReferredTurnover(services, 1) },
    // For days on which no server ran.
    referral_days: { timetable: daily('00:20'), run: (services) => countReferredTurnover(services, 7) },
    tournament_prizes: { timetable: everyMinutes(1), run: payTournaments },
    referral_rewards: { timetable: everyMinutes(1), run: creditReferralRewards },
    wagering: { timetable: everyMinutes(1), run: countAllWagering },
    earned_points: { timetable: everyMinutes(1), run: earnAllPoints },
    mission_completions: { timetable: everyMinutes(5), run: recordCompletions },
    unfinished_rounds: { timetable: everyMinutes(10), run: settleUnfinishedRounds },
    left_rounds: { timetable: everyMinutes(10), run: settleLeftRounds },
    // Only for processes that all died in flight. Usually a timer or a reader comes first.
    moonshot_overdue: { timetable: everyMinutes(1), run: (services) => advance(services).then(() => undefined) },
    // Only for draws whose jobs failed for good, and for those that waited for a draw before.
    lottery_overdue: { timetable: everyMinutes(1), run: (services) => settleDue(services) },
    team_hours: { timetable: { cron: '3 * * * *', missed: 'once' }, run: closeHours },
    // Each settles what is due since the last run, so that a missed one is made up for.
    contracts_realtime: {
      timetable: everyMinutes(5),
      run: (services) => settleWindows(services, 'realtime').then(() => undefined),
    },
    contracts_hourly: {
      timetable: { cron: '0 * * * *', missed: 'once' },
      run: (services) => settleWindows(services, 'hourly').then(() => undefined),
    },
    // Dividends are due on the 1st and the 16th only.
    contracts_nightly: {
      timetable: daily('02:00'),
      run: async (services) => {
        await settleWindows(services, 'daily');
        await settleWindows(services, 'dividend');
      },
    },
    // When the budget of a day begins; before it, settlements pay rests too.
    contract_rests: { timetable: daily('00:00'), run: payRests },
    // At the midnights on which bills expire.
    contract_bills_expiry: { timetable: daily('00:10'), run: expireBills },
    sandbox_results: { sandbox: 'sandboxReviewer', timetable: everyMinutes(1), run: enterSandboxResults },
    vendor_rounds: {
      sandbox: 'sandboxVendors',
      timetable: everyMinutes(10),
      run: async ({ sandboxVendor }) => sandboxVendor?.settleOverdue(),
    },
  } satisfies Readonly<Record<string, TimedJob>>;
  return { ...timed, ...sent };
}
