import { isDatabaseAway } from '../shared/database-faults.ts';

/** Hears of an outage once when it begins and once when it is over. */
export interface OutageNews {
  readonly away: (error: unknown) => void;
  readonly back: (outage: { readonly failures: number; readonly milliseconds: number }) => void;
}

/** Told of every piece of work. */
export interface OutageWatch {
  readonly failed: (error: unknown) => void;
  readonly worked: () => void;
}

/** It is over after this long (ms) without a failure: reads succeed on a server that only refuses writes. */
const CALM_MS = 2_000;

/** Makes of many failures the two ends of an outage. */
export function watchOutage({ away, back }: OutageNews, now: () => number): OutageWatch {
  let outage: { readonly begun: number; failures: number; lastAt: number } | undefined;
  return {
    failed: (error) => {
      if (!isDatabaseAway(error)) return;
      if (outage === undefined) away(error);
      outage ??= { begun: now(), failures: 0, lastAt: 0 };
      outage.failures += 1;
      outage.lastAt = now();
    },
    worked: () => {
      if (outage === undefined || now() - outage.lastAt < CALM_MS) return;
      const { failures, begun } = outage;
      outage = undefined;
      back({ failures, milliseconds: Math.round(now() - begun) });
    },
  };
}
