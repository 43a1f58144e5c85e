import { type AddressChanges, useAddress } from '../../access/use-address.ts';
import { dayOf } from '../../entities/date-range/date-range.ts';
import { now } from '../../lib/clock.ts';

/** So many days of fast draws can be looked back on. */
const DAYS_BACK = 6;

/** What the address says of a lottery: the game, and which of its draws are shown. */
export function useLottery() {
  const [params, changeAddress] = useAddress();
  const change = (changes: AddressChanges) => changeAddress(changes, { atOnce: true });
  const today = dayOf(now());
  const earliest = shifted(today, -DAYS_BACK);
  const asked = params.get('day') ?? '';
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= earliest && asked < today ? asked : today;
  const number = params.get('page') ?? '';
  return {
    gameCode: params.get('gameCode'),
    drawId: params.get('draw') ?? undefined,
    day,
    earlier: day > earliest ? shifted(day, -1) : undefined,
    later: day < today ? shifted(day, 1) : undefined,
    page: /^[1-9][0-9]{0,2}$/.test(number) ? Number(number) : 1,
    showDay: (next: string) => change({ day: next === today ? undefined : next, page: undefined }),
    showPage: (next: number) => change({ page: next === 1 ? undefined : String(next) }),
    showDraw: (next: string) => change({ draw: next }),
    gameLink: (code: string) => ({ search: `?${new URLSearchParams({ gameCode: code })}` }),
  };
}

/** The day so many days from one. */
function shifted(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00`);
  date.setDate(date.getDate() + days);
  return dayOf(date.getTime());
}
