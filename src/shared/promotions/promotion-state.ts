/** How a promotion stands for somebody, as the contract names it. */
type State =
  | 'coming_soon'
  | 'join'
  | 'signed'
  | 'applying'
  | 'processing'
  | 'issued'
  | 'rejected'
  | 'claim'
  | 'claimed'
  | 'closed';

/** What a member has of a promotion: null without any part in it. */
export type Part = 'signed' | 'applying' | 'processing' | 'rejected' | 'issued' | 'claim' | 'claimed' | null;

/** The state of a promotion at a moment. A reward that waits stays, even if the period has ended (PROMO-08). */
export function stateOf(startsAt: Date, endsAt: Date | null, part: Part, now: number): State {
  if (part === 'claim') return 'claim';
  if (startsAt.getTime() > now) return 'coming_soon';
  if (endsAt !== null && endsAt.getTime() <= now) return 'closed';
  return part ?? 'join';
}
