import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getListPlayTypesQueryKey, placeLotteryBet, quoteLotterySlip } from '#generated/client/lottery/lottery.ts';
import { getGetBalanceQueryKey, useGetBalance } from '#generated/client/wallet/wallet.ts';
import type {
  Draw,
  LotteryGameDetail,
  LotteryLinePayload,
  LotteryQuote,
  LotterySlipPayload,
  PlacedSlip,
  PlayTypeList,
} from '#generated/model/index.ts';
import { listComingDrawsQueryCountMax, placeLotteryBetBodyLinesMax } from '#generated/zod/lottery/lottery.ts';
import { isTrial } from '#portal/access/session.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMembersOnly, useModals } from '#portal/access/use-modals.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { ApiError } from '#portal/api/api-error.ts';
import { useMoneyUnit } from '#portal/entities/money/amount.tsx';
import { dropMoneyDraft, keepMoneyDraft, readMoneyDraft, useMoneyForm } from '#portal/entities/money/use-money-form.ts';
import { playableOn } from '#portal/entities/wallet/use-balance.ts';
import { useLanguage } from '#portal/i18n/language.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { compareAmounts } from '#shared/money/amount.ts';
import { useComing } from '../use-coming.ts';
import { useOwnChanged } from './own/use-own-bets.ts';
import {
  chaseDraws,
  entriesOfSlip,
  excessOf,
  moved,
  readSlip,
  type SlipEntry,
  type SlipTotals,
  totalsOf,
  useDatedDraw,
  useOpenDraws,
} from './slip.ts';

/** The owner of a slip that is made before the login. */
export const GUEST = '';

/**
 * The slip of a game is the input of a money form. It survives a reload, a login and an ended session, and is placed
 * once. A guest's slip becomes that of the member who logs in.
 */
function useSlip(gameCode: string, owner: string) {
  const queries = useQueryClient();
  const askOwnAgain = useOwnChanged();
  const name = `lottery/${gameCode}`;
  // Before the form reads its draft.
  useState(() => takeOver(owner, name));
  const [quote, setQuote] = useState<LotteryQuote>();
  const [quoteFailure, setQuoteFailure] = useState<unknown>();
  const isQuoting = useRef(false);

  const askOddsAgain = () => void queries.invalidateQueries({ queryKey: getListPlayTypesQueryKey(gameCode) });
  const askBalanceAgain = () => queries.invalidateQueries({ queryKey: getGetBalanceQueryKey() });
  const form = useMoneyForm<'slip', PlacedSlip>({
    form: name,
    owner,
    initial: { slip: '' },
    asksPassword: false,
    send: async ({ slip: text }) => {
      const sent = readSlip(text, gameCode);
      if (sent === undefined) throw new Error('the slip is empty');
      try {
        return await placeLotteryBet(sent);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'odds_changed') askOddsAgain();
        if (error instanceof ApiError && error.code === 'insufficient_balance') void askBalanceAgain();
        throw error;
      }
    },
    onDone: () => {
      setQuote(undefined);
      askOwnAgain();
    },
  });
  const slip = readSlip(form.texts.slip, gameCode);

  /** Prices the slip on the server, and asks for the confirmation. */
  async function review() {
    if (slip === undefined || isQuoting.current) return;
    isQuoting.current = true;
    setQuoteFailure(undefined);
    try {
      const priced = await quoteLotterySlip(slip);
      setQuote(priced);
      if (priced.oddsVersion !== slip.oddsVersion) askOddsAgain();
      else if (priced.affordable) form.review();
      // The slip says so itself once it knows the balance by which the server judged.
      else await askBalanceAgain();
    } catch (error) {
      setQuoteFailure(error);
    } finally {
      isQuoting.current = false;
    }
  }

  return {
    slip,
    /** The price that the confirmation shows. */
    quote,
    form: { ...form, failure: quoteFailure ?? form.failure, review: () => void review() },
    change(next: LotterySlipPayload | undefined) {
      setQuote(undefined);
      setQuoteFailure(undefined);
      form.set('slip', next === undefined || next.lines.length === 0 ? '' : JSON.stringify(next));
    },
  };
}

/** Gives the guest's slip to the member who has none of this game. */
function takeOver(owner: string, name: string): void {
  const guests = readMoneyDraft(GUEST, name);
  if (owner === GUEST || guests === undefined) return;
  dropMoneyDraft(GUEST, name);
  if (!readMoneyDraft(owner, name)?.texts['slip']) keepMoneyDraft(owner, name, guests);
}

/** What a board has a slip for. */
export type SlipOf = {
  readonly detail: LotteryGameDetail;
  readonly plays: PlayTypeList;
  readonly draws: readonly Draw[];
  /** How far the server's clock is ahead, in ms. */
  readonly ahead: number;
};

/** The slip of a game as its board and its panel need it. */
export type BoardSlip = SlipFacts & {
  /** Puts entries into the slip; false while a sent slip waits for its answer. */
  readonly add: (lines: readonly LotteryLinePayload[]) => boolean;
  /** Takes an entry out of the slip. */
  readonly takeOut: (place: number) => LotteryLinePayload | undefined;
};

export function useBoardSlip({ detail, plays, draws: next, ahead }: SlipOf, owner: string): BoardSlip {
  const { gameCode } = detail.game;
  const state = useSlip(gameCode, owner);
  const { decimals } = useMoneyUnit();
  // The header and the live stream keep it up to date. A trial account stakes no money.
  const { data: balance } = useGetBalance({ query: { enabled: owner !== GUEST && !isTrial() } });
  const { slip, form, change } = state;
  const draws = useSlipDraws(slip, next, detail);
  const open = useOpenDraws(next, ahead);
  const entries = slip ? entriesOfSlip(slip, plays.playTypes, decimals) : [];
  return {
    state,
    entries,
    detail,
    draws,
    open,
    totals: slip && totalsOf(slip, entries),
    balance: playableOn(balance, detail.game.prizeMode === 'Elott' ? 'ELOTT' : 'LOTT'),
    sumBalance: balance?.sumBalance,
    oddsVersion: plays.oddsVersion,
    isGuest: owner === GUEST,
    add(lines) {
      if (form.step === 'unknown' || form.sending) return false;
      const drawId = open[0]?.drawId ?? next[0]?.drawId;
      if (slip === undefined && drawId === undefined) return false;
      if (form.step === 'done') form.startAnew();
      const fresh = { gameCode, oddsVersion: plays.oddsVersion, stopOnWin: false, lines: [] };
      const before = slip ?? { ...fresh, draws: [{ drawId: drawId ?? '', multiple: 1 }] };
      change({ ...before, lines: [...before.lines, ...lines] });
      return true;
    },
    takeOut(place) {
      if (slip) change({ ...slip, lines: slip.lines.filter((_, other) => other !== place) });
      return slip?.lines[place];
    },
  };
}

/** The coming draws that a slip can have. More are requested once it is a chase, or where its station draws rarely. */
function useSlipDraws(
  slip: LotterySlipPayload | undefined,
  next: readonly Draw[],
  { game, timetable, maxChaseDraws }: LotteryGameDetail,
): readonly Draw[] {
  const first = slip?.draws[0]?.drawId;
  const isShort = first !== undefined && chaseDraws(next, first).length === 1;
  const needsMore = slip !== undefined && (slip.draws.length > 1 || isShort);
  // The draws of a station are a week apart.
  const more = useComing(
    needsMore ? game.gameCode : undefined,
    timetable.length > 0 ? listComingDrawsQueryCountMax : maxChaseDraws + 1,
  );
  return (needsMore ? more.data?.content : undefined) ?? next;
}

/** Why a slip cannot be placed as it is, and what the player can do about it. */
interface Hindrance {
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
