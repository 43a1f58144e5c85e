import type { Moonshot } from '#generated/model/index.ts';
import { paidMultiplier, readMultiplier } from '#shared/games/moonshot.ts';
import type { FlightView } from './flight-view.ts';

/** How the own bet stands. */
export type OwnFlight =
  | { readonly kind: 'none' }
  /** It is in the round, and the flight goes on or has not begun. */
  | { readonly kind: 'in'; readonly stake: string }
  | { readonly kind: 'left'; readonly stake: string; readonly multiplier: number }
  | { readonly kind: 'lost'; readonly stake: string };

/** How the own bet stands at a moment of the flight. Leaving by rule shows at once; the server pays it at the end. */
export function ownFlight({ own }: Moonshot, view: FlightView): OwnFlight {
  if (own === null || own.round.state === 'void') return { kind: 'none' };
  const { stake, choice, state, multiplier } = own.round;
  if (state === 'lost') return { kind: 'lost', stake };
  if (state !== 'open') return { kind: 'left', stake, multiplier: readMultiplier(multiplier) };
  const rule =
    choice.game === 'moonshot' && choice.cashOutAt !== undefined ? readMultiplier(choice.cashOutAt) : undefined;
  const paid = view.state === 'betting' ? undefined : paidMultiplier(view.multiplier, { cashOutAt: rule });
  if (paid !== undefined) return { kind: 'left', stake, multiplier: paid };
  return view.state === 'ended' ? { kind: 'lost', stake } : { kind: 'in', stake };
}
