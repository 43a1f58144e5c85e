import { ApiError } from '../../api/api-error.ts';

/** The server's data about a login from an unknown location. */
export type NewLocation = { readonly maskedMobileNum: string; readonly verificationTicket: string };

/** Why a login needs a second step: an unknown location, or two-step login with its ticket. */
export type LoginStop = { readonly location: NewLocation } | { readonly ticket: string };

/** What proves the second step of two-step login. */
export type TwoStepProof = { readonly verificationTicket: string; readonly twoStepCode: string };

/** What proves the second step. */
export type SecondProof = { readonly verificationCode: string } | TwoStepProof;

/** Returns the second step that an error asks for; undefined for any other error. */
export function loginStopIn(error: unknown): LoginStop | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { maskedMobileNum, verificationTicket } = error.details ?? {};
  if (!verificationTicket) return undefined;
  if (error.code === 'two_step_required') return { ticket: verificationTicket };
  if (error.code !== 'new_ip_verification' || !maskedMobileNum) return undefined;
  return { location: { maskedMobileNum, verificationTicket } };
}
