import type { LoginMethod } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { newSecret, secretHash } from '../../ground/encryption/secret.ts';

type Dependencies = Pick<Services, 'db' | 'clock' | 'botCheck'>;

const SLIDER_LIFE = 5 * 60_000;
const NEW_IP_LIFE = 15 * 60_000;
const TWO_STEP_LIFE = 5 * 60_000;
const TWO_STEP_USES = 5;
/** The limit of codes for a login from a new location. */
const NEW_IP_USES = 3;

const FORGET_OLD = 'delete from verification_tickets where expires_at < $1';
const INSERT = `
  insert into verification_tickets (hash, kind, uses_left, challenge_hash, member_id, expires_at)
  values ($1, $2, $3, $4, $5, $6)`;
const USE = `
  update verification_tickets set uses_left = uses_left - 1
  where hash = $1 and kind = $2 and uses_left > 0 and expires_at > $3
  returning member_id as "memberId", challenge_hash as "challengeHash"`;

interface Used {
  readonly memberId: number | null;
  readonly challengeHash: string | null;
}

/** Creates the ticket of a solved puzzle: valid once, for 5 minutes. */
export async function giveSliderTicket(
  services: Pick<Services, 'db' | 'clock' | 'random'>,
  challengeId: string,
): Promise<{ readonly ticket: string; readonly expiresAt: Date }> {
  const { db, clock, random } = services;
  const ticket = newSecret('s_', random);
  const now = clock();
  const expiresAt = new Date(now + SLIDER_LIFE);
  await db.query('tickets_forget', FORGET_OLD, [new Date(now)]);
  await db.query('ticket_insert', INSERT, [secretHash(ticket), 'slider', 1, secretHash(challengeId), null, expiresAt]);
  return { ticket, expiresAt };
}

/**
 * Spends the ticket of a slider puzzle, for a login or an SMS code (SMS-13). `captcha_check_failed` without one, or for
 * one that is unknown, used or expired.
 */
export async function spendSliderTicket(services: Dependencies, ticket: string | undefined): Promise<void> {
  if (ticket === undefined || !(await passes(services, ticket))) throw new Failure('captcha_check_failed');
}

async function passes(services: Dependencies, sliderTicket: string): Promise<boolean> {
  if (services.botCheck) return services.botCheck.spend({ sliderTicket });
  return (await spend(services, 'slider', sliderTicket)) !== undefined;
}

/** The same ticket in the three fields of a registration. */
export interface GeetestFields {
  readonly geetest_challenge?: string | undefined;
  readonly geetest_validate?: string | undefined;
  readonly geetest_seccode?: string | undefined;
}

/** The three fields in which a registration carries a ticket. */
export function geetestFields(ticket: string, challengeId: string): { readonly [K in keyof GeetestFields]-?: string } {
  return {
    geetest_challenge: challengeId,
    geetest_validate: ticket,
    geetest_seccode: `${ticket}|${challengeId}`,
  };
}

/** Spends the ticket of the three fields, which must all agree; else `captcha_check_failed`. */
export async function spendGeetest(services: Dependencies, fields: GeetestFields): Promise<void> {
  if (!(await fieldsPass(services, fields))) throw new Failure('captcha_check_failed');
}

async function fieldsPass(
  services: Dependencies,
  { geetest_challenge, geetest_validate, geetest_seccode }: GeetestFields,
) {
  if (geetest_challenge === undefined || geetest_validate === undefined) return false;
  if (services.botCheck) return services.botCheck.spend({ geetest_challenge, geetest_validate, geetest_seccode });
  const used = await spend(services, 'slider', geetest_validate);
  const agree = used?.challengeHash === secretHash(geetest_challenge);
  return agree && geetest_seccode === `${geetest_validate}|${geetest_challenge}`;
}

/** Creates the ticket of a login that stopped at a new location (LOGIN-35): valid for 15 minutes and three codes. */
export async function giveNewIpTicket(
  { clock, random }: Pick<Services, 'clock' | 'random'>,
  tx: Queries,
  memberId: number,
): Promise<string> {
  const ticket = newSecret('nv_', random);
  const expiresAt = new Date(clock() + NEW_IP_LIFE);
  await tx.query('ticket_insert', INSERT, [secretHash(ticket), 'new_ip', NEW_IP_USES, null, memberId, expiresAt]);
  return ticket;
}

/** Uses such a ticket once, and returns its account. `captcha_check_failed` when it is unknown, expired or used up. */
export async function spendNewIpTicket(services: Dependencies, ticket: string): Promise<number> {
  const used = await spend(services, 'new_ip', ticket);
  if (used === undefined || used.memberId === null) throw new Failure('captcha_check_failed');
  return used.memberId;
}

/**
 * Creates the ticket of a login that stopped at its second step: valid for five minutes and five codes, and for this way
 * in alone, so that one that the site has switched off cannot be finished by another.
 */
export async function giveTwoStepTicket(
  { db, clock, random }: Pick<Services, 'db' | 'clock' | 'random'>,
  memberId: number,
  method: LoginMethod,
): Promise<string> {
  const ticket = newSecret('ts_', random);
  const expiresAt = new Date(clock() + TWO_STEP_LIFE);
  const values = [secretHash(ticket), 'two_step', TWO_STEP_USES, secretHash(method), memberId, expiresAt];
  await db.query('ticket_insert', INSERT, values);
  return ticket;
}

/**
 * Uses such a ticket once, and returns its account. `verification_code_expired` when it is of another way in, expired or
 * used up.
 */
export async function spendTwoStepTicket(
  services: Dependencies,
  ticket: string | undefined,
  method: LoginMethod,
): Promise<number> {
  const used = await spend(services, 'two_step', ticket ?? '');
  if (used === undefined || used.memberId === null || used.challengeHash !== secretHash(method)) {
    throw new Failure('verification_code_expired');
  }
  return used.memberId;
}

/** Returns a use that led to no code. */
export async function returnNewIpTicket({ db }: Pick<Services, 'db'>, ticket: string): Promise<void> {
  const sql = 'update verification_tickets set uses_left = uses_left + 1 where hash = $1';
  await db.query('ticket_return', sql, [secretHash(ticket)]);
}

async function spend(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  kind: 'slider' | 'new_ip' | 'two_step',
  ticket: string,
): Promise<Used | undefined> {
  const [used] = await db.query<Used>('ticket_use', USE, [secretHash(ticket), kind, new Date(clock())]);
  return used;
}
