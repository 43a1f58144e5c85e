import type { FairNumbers } from '../fair/numbers.ts';
import { cutOdds, NOTHING, type Price, pricesOf, type Settled } from './exact.ts';
import type { Risk } from './plinko.ts';

export interface WheelBet {
  readonly segments: 10 | 20 | 30 | 40 | 50;
  readonly risk: Risk;
}

const sizes = [10, 20, 30, 40, 50] as const;
const risks = ['low', 'medium', 'high'] as const;

/** What ten segments of low risk pay in tenths; greater wheels repeat them. */
const low = [15, 12, 12, 12, 0, 12, 12, 12, 12, 0];

/** What every second segment of medium risk pays in tenths; those between pay nothing. */
const medium: Readonly<Record<WheelBet['segments'], readonly number[]>> = {
  10: [30, 15, 20, 15, 19],
  20: [30, 20, 15, 20, 20, 18, 20, 15, 20, 20],
  30: [40, 15, 20, 15, 20, 15, 20, 30, 20, 15, 20, 17, 20, 15, 15],
  40: [30, 15, 20, 15, 20, 30, 15, 20, 15, 16, 30, 15, 20, 15, 20, 30, 15, 20, 15, 20],
  50: [50, 15, 20, 15, 20, 15, 30, 15, 20, 15, 20, 15, 15, 30, 15, 20, 15, 20, 15, 30, 15, 20, 15, 20, 15],
};

/** What the segments pay, in the order of the wheel; the outcome counts them from 0. */
export function wheelSegments(bet: WheelBet): string[] {
  return Array.from({ length: bet.segments }, (_, segment) => segmentPays(bet, segment));
}

function segmentPays({ segments, risk }: WheelBet, segment: number): string {
  if (risk === 'high') return segment === 0 ? cutOdds(99n * BigInt(segments), 100n) : NOTHING;
  const tenths = risk === 'low' ? low[segment % low.length] : segment % 2 === 0 && medium[segments][segment / 2];
  return cutOdds(BigInt(tenths || 0), 10n);
}

export function settleWheel(bet: WheelBet, { below }: FairNumbers): Settled {
  const segment = below(bet.segments);
  return { outcome: [String(segment)], multiplier: segmentPays(bet, segment) };
}

/** The prices of each wheel and risk, with the share of the segments that pay them. */
export function wheelPrices(): Price[] {
  return sizes.flatMap((segments) =>
    risks.flatMap((risk) => {
      const wheel = wheelSegments({ segments, risk });
      const cases = [...new Set(wheel)].map((multiplier) => {
        const part = BigInt(wheel.filter((other) => other === multiplier).length);
        return { bet: [segments, risk, multiplier], multiplier, part };
      });
      return pricesOf(cases, BigInt(segments));
    }),
  );
}
