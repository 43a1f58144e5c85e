import { useQueryClient } from '@tanstack/react-query';
import { registerMember, registerMemberByMobile } from '#generated/client/registration/registration.ts';
import type {
  AccountSession,
  MobileRegisterPayload,
  RegisterPayload,
  RegisterTab,
  SliderTicket,
} from '#generated/model/index.ts';
import { registerMemberBodyOneRegisterUrlMax } from '#generated/zod/registration/registration.ts';
import { startSession } from '../../entities/session/start-session.ts';
import { pageHost } from '../../lib/page-host.ts';
import type { FormRules } from './form-rules.ts';
import { type RegisterValues, sentFields } from './register-values.ts';

/** The data that a registration needs besides the form's values. */
export type RegisterContext = {
  readonly tab: RegisterTab;
  readonly rules: FormRules;
  readonly dialingCode: string;
  /** The code of the address, which counts while no field asks for one (REGISTER-17). */
  readonly affiliateCode: string | undefined;
  readonly captchaId: string | undefined;
  /** Of the bot check, where no code by SMS stands for it. */
  readonly ticket: SliderTicket | undefined;
  /** Of a number that Firebase has proven. */
  readonly firebaseIdToken: string | undefined;
  readonly socialTicket: string | undefined;
};

/** The affiliate code of this registration: the typed one, or else that of the address. */
export function affiliateCodeOf(values: RegisterValues, context: Pick<RegisterContext, 'rules' | 'affiliateCode'>) {
  const typed = context.rules.affiliateCode.enabled ? values.affiliateCode.trim() : '';
  return typed || context.affiliateCode;
}

/** Registers, and begins the session that comes with it (REGISTER-21, REGISTER-22). Rejects with the server's error. */
export function useRegister(): (values: RegisterValues, context: RegisterContext) => Promise<AccountSession> {
  const queries = useQueryClient();
  return async (values, context) => {
    const made = await (context.tab.type === 'mobile'
      ? registerMemberByMobile(mobilePayload(values, context))
      : registerMember(usernamePayload(values, context)));
    await startSession(queries, made.session, made.session.passwordDefault);
    return made;
  };
}

/** The body of a registration by username. */
function usernamePayload(values: RegisterValues, context: RegisterContext): RegisterPayload {
  const { username = '', password = '', ...common } = commonPayload(values, context);
  return { username, password, ...common };
}

/** The body of a registration by mobile number, which is the name as well (REGISTER-28). */
function mobilePayload(values: RegisterValues, context: RegisterContext): MobileRegisterPayload {
  const { mobileNum = '', ...common } = commonPayload(values, context);
  return { ...common, username: mobileNum, mobileNum, countryDialingCode: context.dialingCode };
}

/** The fields that the rules admit (VALID-48), and what goes with them. */
function commonPayload(values: RegisterValues, context: RegisterContext) {
  const { rules, ticket, firebaseIdToken, socialTicket, captchaId } = context;
  const { verificationCode, ...fields } = sentFields(rules, values);
  const affiliateCode = affiliateCodeOf(values, context);
  return {
    ...fields,
    ...(fields.mobileNum && { countryDialingCode: context.dialingCode }),
    ...(verificationCode && !firebaseIdToken && { verificationCode }),
    ...(firebaseIdToken && { firebaseChannel: 'sms' as const, firebaseIdToken }),
    ...(affiliateCode && { affiliateCode }),
    ...(fields.captcha && captchaId && { captchaId }),
    ...(ticket && {
      geetest_challenge: ticket.geetest_challenge,
      geetest_validate: ticket.geetest_validate,
      geetest_seccode: ticket.geetest_seccode,
    }),
    ...(socialTicket && { socialTicket }),
    ...(rules.domain.enabled && { domain: pageHost() }),
    registerUrl: pageAddress(),
    registerMethod: 'WEB' as const,
    login: true as const,
  };
}

function pageAddress(): string {
  const { origin, pathname, search } = window.location;
  const address = origin + pathname + search;
  return address.length > registerMemberBodyOneRegisterUrlMax ? origin + pathname : address;
}
