import { type AddressChanges, useAddress } from '../../access/use-address.ts';
import { useBrandZone } from '../../access/use-dates.ts';
import { dayOf, shiftDay } from '../../entities/date-range/date-range.ts';
import { now } from '../../lib/clock.ts';

/** The number of past days of fast draws. */
const DAYS_BACK = 6;

/** The lottery state in the address: the game and the shown draws. */
export function useLottery() {
  const [params, changeAddress] = useAddress();
  const change = (changes: AddressChanges) => changeAddress(changes, { atOnce: true });
  const timeZone = useBrandZone();
  const today = dayOf(now(), timeZone);
  const earliest = shiftDay(today, -DAYS_BACK);
  const asked = params.get('day') ?? '';
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= earliest && asked < today ? asked : today;
  return {
    gameCode: params.get('gameCode'),
    playType: params.get('playType'),
    drawId: params.get('draw') ?? undefined,
    day,
    earlier: day > earliest ? shiftDay(day, -1) : undefined,
    later: day < today ? shiftDay(day, 1) : undefined,
    showDay: (next: string) => change({ day: next === today ? undefined : next, page: undefined }),
    showPlay: (next: string) => changeAddress({ playType: next }, { atOnce: true, replace: true }),
    showDraw: (next: string) => change({ draw: next }),
    gameLink: (code: string) => ({ search: `?${new URLSearchParams({ gameCode: code })}` }),
  };
}
