import type { HandlerTable } from './handler.ts';
import { acknowledgeRealityCheck } from './member/acknowledge-reality-check.ts';
import { getPlayLimits } from './member/get-play-limits.ts';
import { getRealityCheck } from './member/get-reality-check.ts';
import { setMoneyLimit } from './member/set-money-limit.ts';
import { setRealityCheck } from './member/set-reality-check.ts';
import { setSessionLimit } from './member/set-session-limit.ts';
import { startSelfExclusion } from './member/start-self-exclusion.ts';

/** The operations that protect players. */
export const protectionHandlers = {
  acknowledgeRealityCheck,
  getPlayLimits,
  getRealityCheck,
  setMoneyLimit,
  setRealityCheck,
  setSessionLimit,
  startSelfExclusion,
} satisfies Partial<HandlerTable>;
