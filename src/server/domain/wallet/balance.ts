import type { Balance } from '../../../../generated/server/model/index.ts';
import type { Services } from '../../services.ts';
import type { Session } from '../session/session.ts';
import { money } from './money.ts';

/** The balance of the session's member. The session has read it already, so this needs no query (API-19). */
export function balance({ brand, clock }: Pick<Services, 'brand' | 'clock'>, session: Session): Balance {
  return {
    sumBalance: money(session.balance, brand.currency.decimals),
    currency: brand.currency.code,
    asOf: new Date(clock()).toISOString(),
  };
}
