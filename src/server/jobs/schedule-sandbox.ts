import type { Services } from '../services.ts';

const PAID_OUT = `select id, auto_received_at as at from withdrawals where state = 'paid'`;
const DEPOSITS = `select id, state, expires_at as at from deposits where state in ('pending', 'paid')`;

interface Due {
  readonly id: string;
  readonly at: Date;
}

/** Schedules the next steps of the withdrawals and deposits that a new sandbox begins with (WALLET-09, WALLET-11). */
export async function scheduleSandbox({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  for (const { id, at } of await db.query<Due>('sandbox_paid_out', PAID_OUT)) {
    await jobs.send(db, 'withdrawal_received', { withdrawalId: id }, at);
  }
  for (const { id, state, at } of await db.query<Due & { readonly state: string }>('sandbox_deposits', DEPOSITS)) {
    if (state === 'paid') await jobs.send(db, 'deposit_credit', { depositId: id });
    else await jobs.send(db, 'deposit_expiry', { depositId: id }, at);
  }
}
