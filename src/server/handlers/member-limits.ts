import { playLimits } from '../domain/care/protection/play-limits.ts';
import { acknowledgeRealityCheck, realityCheck, setRealityCheck } from '../domain/care/protection/reality-check.ts';
import { startSelfExclusion } from '../domain/care/protection/self-exclusion.ts';
import { setMoneyLimit, setSessionLimit } from '../domain/care/protection/set-limit.ts';
import { requireTrueAccount } from '../domain/identity/session/true-account.ts';
import { ok, type TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `memberLimits`. */
export const memberLimitsHandlers = {
  getPlayLimits: async ({ session }, services) => {
    requireTrueAccount(session);
    return ok(await playLimits(services, services.db, session));
  },
  setMoneyLimit: async ({ session, body }, services) => {
    requireTrueAccount(session);
    return ok(await setMoneyLimit(services, session, body));
  },
  setSessionLimit: async ({ session, body }, services) => {
    requireTrueAccount(session);
    return ok(await setSessionLimit(services, session, body));
  },
  startSelfExclusion: async ({ session, body }, services) => {
    requireTrueAccount(session);
    return ok(await startSelfExclusion(services, session, body.period));
  },
  getRealityCheck: async ({ session }, services) => {
    requireTrueAccount(session);
    return ok(await realityCheck(services, services.db, session));
  },
  setRealityCheck: async ({ session, body }, services) => {
    requireTrueAccount(session);
    return ok(await setRealityCheck(services, session, body.intervalMinutes));
  },
  acknowledgeRealityCheck: async ({ session }, services) => {
    requireTrueAccount(session);
    return ok(await acknowledgeRealityCheck(services, session));
  },
} satisfies TagHandlers<'memberLimits'>;
