import type { OperationId } from '#generated/server/operations.ts';
import type { Parameter, Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { currentExchange } from '#server/shared/exchange.ts';

/** The kinds of events. */
export type AuditKind =
  | 'login'
  | 'login_failed'
  | 'login_locked'
  | 'login_refused'
  | 'login_new_place'
  | 'login_two_step'
  | 'two_step_failed'
  | 'password_failed'
  | 'login_ticket'
  | 'logout'
  | 'sessions_ended'
  | 'trial_opened'
  | 'registered'
  | 'downline_created'
  | 'general_agent_created'
  | 'team_message_sent'
  | 'link_created'
  | 'link_changed'
  | 'link_removed'
  | 'line_moved'
  | 'password_changed'
  | 'password_reset_asked'
  | 'payment_password_changed'
  | 'two_step_enabled'
  | 'two_step_disabled'
  | 'email_bound'
  | 'mobile_bound'
  | 'member_transfer'
  | 'wallet_transfer'
  | 'vault_locked'
  | 'vault_returned'
  | 'points_converted'
  | 'tournament_paid'
  | 'points_redeemed'
  | 'redemption_read'
  | 'redemption_completed'
  | 'redemption_rejected'
  | 'promotion_joined'
  | 'application_filed'
  | 'application_image_read'
  | 'application_taken_up'
  | 'application_decided'
  | 'raffle_drawn'
  | 'reward_claimed'
  | 'bonus_cancelled'
  | 'account_bound'
  | 'account_removed'
  | 'withdrawal_requested'
  | 'withdrawal_taken_up'
  | 'withdrawal_read'
  | 'withdrawal_approved'
  | 'withdrawal_rejected'
  | 'withdrawal_paid'
  | 'withdrawal_received'
  | 'withdrawal_disputed'
  | 'withdrawal_returned'
  | 'deposit_requested'
  | 'deposit_reported'
  | 'deposit_confirmed'
  | 'deposit_failed'
  | 'deposit_credited'
  | 'deposit_reversed'
  | 'payment_reported'
  | 'debt_written_off'
  | 'payment_recorded'
  | 'payment_credited'
  | 'payment_returned'
  | 'play_limit_changed'
  | 'reality_check_changed'
  | 'reality_check_acknowledged'
  | 'self_excluded'
  | 'self_exclusion_ended'
  | 'social_linked'
  | 'support_answered'
  | 'support_closed'
  | 'profile_changed'
  | 'operator_read'
  | 'block_created'
  | 'block_lifted'
  | 'maintenance_started'
  | 'maintenance_changed'
  | 'maintenance_ended'
  | 'message_sent'
  | 'message_recalled'
  | 'notice_created'
  | 'notice_changed'
  | 'notice_withdrawn'
  | 'banner_created'
  | 'banner_changed'
  | 'banner_withdrawn'
  | 'draw_result_entered'
  | 'draw_result_corrected'
  | 'contract_proposed'
  | 'contract_signed'
  | 'contract_rejected'
  | 'contract_withdrawn'
  | 'contract_termination_asked'
  | 'contract_terminated'
  | 'contract_superseded'
  | 'contract_payments_held'
  | 'contract_hold_lifted'
  | 'contract_bill_released'
  | 'contract_bill_denied'
  | 'contract_bills_expired'
  | 'draw_voided'
  | 'draw_day_changed';

/** An event for the auditor. `data` never holds a password, token or code; its `operator` is the one who acts. */
export interface AuditEvent {
  readonly at: Date;
  readonly kind: AuditKind;
  readonly memberId: number | null;
  readonly data: Readonly<Record<string, string | number | null | undefined>>;
}

// The trigger of the table sets the number and both hashes.
const APPEND = `
  insert into audit_log (id, at, kind, member_id, data, actor_kind, actor, request_id, previous_hash, hash)
  values (0, $1, $2, $3, $4, $5, $6, $7, '', '')`;

/** Appends to the audit log. Writers wait for each other until the transaction ends, so call it last. */
export async function audit(
  tx: Queries,
  { at, kind, memberId, data: { operator, ...facts } }: AuditEvent,
): Promise<void> {
  const [exchangeKind, exchangeActor, requestId] = auditActor();
  const actor = operator ? ['operator', operator] : [exchangeKind, exchangeActor];
  await tx.query('audit_append', APPEND, [at, kind, memberId, JSON.stringify(facts), ...actor, requestId]);
}

/** The values of `actor_kind`, `actor` and `request_id`. The trigger replaces null by the member or a guest. */
export function auditActor(): readonly [Parameter, Parameter, Parameter] {
  const { actor, requestId } = currentExchange() ?? { actor: undefined, requestId: null };
  return [actor?.kind ?? null, actor?.name ?? null, requestId];
}

/** Records that an operator has read something. */
export function auditRead({ db, clock }: Pick<Services, 'db' | 'clock'>, operation: OperationId): Promise<void> {
  return audit(db, { at: new Date(clock()), kind: 'operator_read', memberId: null, data: { operation } });
}
