import { useTranslation } from 'react-i18next';
import type { Draw, LotteryGameDetail } from '#generated/model/index.ts';
import { placeLotteryBetBodyLinesMax } from '#generated/zod/lottery/lottery.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMembersOnly, useModals } from '#portal/access/use-modals.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { compareAmounts } from '#shared/money/amount.ts';
import { excessOf, type SlipEntry, type SlipTotals } from './slip.ts';
import { chaseDraws, moved } from './slip-draws.ts';
import { useDatedDraw } from './use-dated-draw.ts';
import type { useSlip } from './use-slip.ts';

/** Why a slip cannot be placed as it is, and what the player can do about it. */
export interface Hindrance {
  readonly text: string;
  readonly action?: { readonly label: string; readonly onAct: () => void };
}

export interface SlipFacts {
  readonly state: ReturnType<typeof useSlip>;
  readonly entries: readonly SlipEntry[];
  readonly totals: SlipTotals | undefined;
  readonly detail: LotteryGameDetail;
  readonly draws: readonly Draw[];
  /** The draws that take bets now. */
  readonly open: readonly Draw[];
  /** The version of the odds that holds now. */
  readonly oddsVersion: number;
  readonly isGuest: boolean;
  /** What the member can stake on this game, as far as it is known. */
  readonly balance: string | undefined;
  /** The same with the bonus money that counts for other games only. */
  readonly sumBalance: string | undefined;
}

/** What keeps the slip from being placed, the first of several; undefined where nothing does. */
export function useHindrance(facts: SlipFacts): Hindrance | undefined {
  const { state, entries, totals, balance, detail, draws, open: openDraws, oddsVersion, isGuest } = facts;
  const { slip, form, change } = state;
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const write = useMoney();
  const dates = useDates();
  const dated = useDatedDraw(draws);
  const membersOnly = useMembersOnly();
  const { open } = useModals();
  if (slip === undefined || totals === undefined) return undefined;

  if (entries.some(({ figures }) => figures === undefined)) return { text: t('betting.hindrance.notOffered') };
  if (detail.game.maintenance) return { text: t('betting.hindrance.maintenance') };
  const first = slip.draws[0]?.drawId ?? '';
  if (!openDraws.some(({ drawId }) => drawId === first)) return closed(first);
  if (slip.oddsVersion !== oddsVersion) {
    const accept = () => {
      form.back();
      change({ ...slip, oddsVersion });
    };
    return { text: t('betting.hindrance.odds'), action: { label: t('betting.hindrance.accept'), onAct: accept } };
  }
  const excess = excessOf(slip, entries, totals, detail);
  if (excess === 'stakePerDraw')
    return { text: t('betting.excess.stakePerDraw', { max: write(detail.maxStakePerDraw) }) };
  if (excess === 'stakePerLine') return { text: t('betting.excess.stakePerLine') };
  if (excess === 'lines') return { text: t('betting.excess.lines', { max: formatNumber(detail.maxLines, locale) }) };
  if (excess === 'entries') return { text: t('betting.excess.entries', { max: placeLotteryBetBodyLinesMax }) };
  if (isGuest) {
    const logIn = { label: t('betting.logIn'), onAct: () => membersOnly(() => undefined) };
    return { text: t('betting.hindrance.guest'), action: logIn };
  }
  if (balance === undefined || compareAmounts(totals.totalStake, balance) <= 0) return undefined;
  const deposit = () => open('memberCenter', { own: true, panel: 'depositv2' });
  return {
    text: t('betting.hindrance.balance', { balance: write(balance) }),
    action: { label: t('betting.hindrance.deposit'), onAct: deposit },
  };

  function closed(drawId: string): Hindrance {
    const [next] = openDraws;
    const text = t('betting.hindrance.closed', { draw: dated(drawId) });
    if (next === undefined) {
      const [coming] = draws;
      const opens = coming && t('betting.hindrance.opens', { time: dates.write(Date.parse(coming.opensAt)) });
      return { text: opens ? `${text} ${opens}` : text };
    }
    const move = () => {
      form.back();
      if (slip) change(moved(slip, chaseDraws(draws, next.drawId), detail.maxMultiple));
    };
    return {
      text,
      action: { label: t('betting.hindrance.move', { draw: dated(next.drawId) }), onAct: move },
    };
  }
}
