import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { LotteryGame, PrizeMode } from '#generated/model/index.ts';
import { paths } from '../../access/paths.ts';
import { type AddressChanges, setParams, useAddress, useStepBack } from '../../access/use-address.ts';
import { useBrandZone } from '../../access/use-dates.ts';
import { dayOf, shiftDay } from '../../entities/date-range/date-range.ts';
import { now } from '../../lib/clock.ts';

/** The number of past days of fast draws. */
const DAYS_BACK = 6;

/** What the history of a game shows, the value of `view` in the address; the first is the usual one. */
export const historyViews = ['list', 'gaps', 'trend'] as const;
export type HistoryView = (typeof historyViews)[number];

/** The history state of a modal that was opened from the page behind it. */
const OPENED_HERE = 'over the page';

/** The lottery state in the address: the game and the shown draws. */
export function useLottery() {
  const [params, changeAddress] = useAddress();
  const { state } = useLocation();
  const stepBack = useStepBack();
  const change = (changes: AddressChanges) => changeAddress(changes, { atOnce: true });
  const close = (name: 'verify' | 'rules') => {
    if (state === OPENED_HERE) stepBack();
    else changeAddress({ [name]: undefined }, { replace: true });
  };
  const timeZone = useBrandZone();
  const today = dayOf(now(), timeZone);
  const earliest = shiftDay(today, -DAYS_BACK);
  const asked = params.get('day') ?? '';
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= earliest && asked < today ? asked : today;
  return {
    gameCode: params.get('gameCode'),
    playType: params.get('playType'),
    drawId: params.get('draw') ?? undefined,
    view: historyViews.find((one) => one === params.get('view')) ?? historyViews[0],
    /** The draw whose evidence is open. */
    verifiedId: params.get('verify') ?? undefined,
    day,
    earlier: day > earliest ? shiftDay(day, -1) : undefined,
    later: day < today ? shiftDay(day, 1) : undefined,
    showDay: (next: string) => change({ day: next === today ? undefined : next, page: undefined }),
    showPlay: (next: string) => changeAddress({ playType: next }, { atOnce: true, replace: true }),
    showDraw: (next: string) => change({ draw: next }),
    showView: (next: HistoryView) => change({ view: next === historyViews[0] ? undefined : next }),
    /** The link to the evidence of a draw; closing it goes back. */
    verifyLink: (id: string) => ({ to: { search: searchWith(params, { verify: id }) }, state: OPENED_HERE }),
    closeVerified: () => close('verify'),
    /** The play type whose rules are open. */
    rulesOf: params.get('rules') ?? undefined,
    /** The link to the rules of a play type; closing them goes back. */
    rulesLink: (code: string) => ({ to: { search: searchWith(params, { rules: code }) }, state: OPENED_HERE }),
    showRules: (code: string) => changeAddress({ rules: code }, { replace: true }),
    closeRules: () => close('rules'),
    gameLink: (code: string) => ({ search: `?${new URLSearchParams({ gameCode: code })}` }),
  };
}

function searchWith(params: URLSearchParams, changes: AddressChanges): string {
  const next = new URLSearchParams(params);
  setParams(next, changes);
  return `?${next}`;
}

/** Scrolls a row sideways until the chosen item, found by its mark, is visible; the page itself does not scroll. */
export function useChosenInView<Line extends HTMLElement>(
  chosen: string,
  mark = '[aria-current]',
): RefObject<Line | null> {
  const line = useRef<Line>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice has another position
  useLayoutEffect(() => {
    const box = line.current?.getBoundingClientRect();
    const link = line.current?.querySelector(mark)?.getBoundingClientRect();
    if (!line.current || !box || !link) return;
    if (link.left < box.left || link.right > box.right) line.current.scrollLeft += link.left - box.left - 16;
  }, [chosen]);
  return line;
}

const pages: Readonly<Record<PrizeMode, string>> = {
  Lott: paths.lottery,
  ZY: paths.lottery,
  Elott: paths.eLottery,
  SEA: paths.vnLottery,
};

/** The address of a game on the page of its mode. */
export function gamePath({ prizeMode, gameCode }: Pick<LotteryGame, 'prizeMode' | 'gameCode'>) {
  return { pathname: pages[prizeMode], search: `?${new URLSearchParams({ gameCode })}` };
}
