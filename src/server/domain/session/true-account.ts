import { Failure } from '../failure.ts';
import type { Session } from './session.ts';

/** Stops a trial account (type 4) where only true accounts have something (ROLE-08): `in_need_true_account`. */
export function requireTrueAccount({ type }: Pick<Session, 'type'>): void {
  if (type === 4) throw new Failure('in_need_true_account');
}
