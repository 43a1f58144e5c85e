import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import {
  getCheckAffiliateCodeQueryOptions,
  registerMember,
  registerMemberByMobile,
} from '#generated/client/registration/registration.ts';
import type {
  AccountSession,
  MobileRegisterPayload,
  RegisterPayload,
  RegisterSettings,
  RegisterTab,
  SliderTicket,
} from '#generated/model/index.ts';
import { registerMemberBodyOneRegisterUrlMax } from '#generated/zod/registration/registration.ts';
import { isPasswordField, registerFields } from '#shared/validation/register-fields.ts';
import { useInvitation } from '../../access/invitation.ts';
import { useLoggedIn } from '../../access/session.ts';
import { ApiError } from '../../api/api-error.ts';
import { getToken, subscribeToken } from '../../api/token.ts';
import { startSession } from '../../entities/session/start-session.ts';
import { useBotCheck } from '../../entities/verification/bot-check.tsx';
import { useCaptcha } from '../../entities/verification/captcha-field.tsx';
import { useDialingCode } from '../../entities/verification/mobile-field.tsx';
import { confirmFirebaseCode } from '../../entities/verification/phone-verifier.ts';
import { draftOf, dropDraft, keepDraft } from '../../form/drafts.ts';
import { sentValue } from '../../form/field-rules.ts';
import { sessionStore } from '../../lib/storage.ts';
import { pageHost } from '../../lib/urls.ts';
import {
  emptyValues,
  type FormRules,
  formRules,
  type RegisterValues,
  registerResolver,
  sentFields,
  serverProblems,
  shownFields,
} from './register-values.ts';

const DRAFT = 'register';

export type RegisterFormState = ReturnType<typeof useRegisterForm>;

/**
 * The state of a registration: values, rules and the result of sending. All tabs share one form, so changing the tab
 * loses nothing. The input outlives the form, and what is no secret outlives a reload.
 */
export function useRegisterForm(settings: RegisterSettings, tabs: readonly [RegisterTab, ...RegisterTab[]]) {
  const [draft] = useState(() => draftOf(DRAFT));
  const [type, setType] = useState(draft['tab']);
  const tab = tabs.find((one) => one.type === type) ?? tabs[0];

  const invitation = useInvitation();
  const [refusedCode, setRefusedCode] = useState(draft['refusedCode']);
  const [codeRefusal, setCodeRefusal] = useState<unknown>();
  // REGISTER-19 and REGISTER-20: the field is there when the address has no code, or has one that is not good.
  const asksAffiliate = invitation.affiliateCode === undefined || refusedCode === invitation.affiliateCode;
  const [isCaptchaDemanded, demandCaptcha] = useState(false);
  const asksCaptcha = tab.captcha || isCaptchaDemanded;
  const takesEither = asksAffiliate && invitation.referralCode === undefined && mayTakeEither(settings);
  const rules = formRules(settings, tab, { asksAffiliate, asksReferral: !takesEither, asksCaptcha });

  const blank = { ...emptyValues(settings.agreement.isAgree), referralCode: invitation.referralCode ?? '' };
  const form = useForm<RegisterValues>({
    mode: 'onChange',
    resolver: registerResolver(rules),
    defaultValues: { ...blank, ...draft, captcha: '' },
  });
  const captcha = useCaptcha(asksCaptcha, () => form.setValue('captcha', ''));
  const botCheck = useBotCheck();
  const dialingCodeFor = useDialingCode();
  const register = useRegister();
  const codeOfAddress = settings.rules.affiliateCode.enabled && !asksAffiliate ? invitation.affiliateCode : undefined;
  const checkAffiliate = useAffiliateCheck(codeOfAddress, refuseCode);
  const [failure, setFailure] = useState<unknown>();
  const busy = useRef(false);
  const { state: history } = useLocation();
  const socialTicket = ticketIn(history);

  const shownType = tab.type;
  useEffect(
    () => () => keepDraft(DRAFT, { ...form.getValues(), tab: shownType, ...(refusedCode && { refusedCode }) }),
    [form, shownType, refusedCode],
  );

  useEffect(() => {
    // Only here, because the server renders the form without it.
    if (Object.keys(draft).length > 0) return;
    const { tab: before, values } = storedInput();
    if (before) setType(before);
    for (const [name, value] of Object.entries(values)) {
      // What was typed since the reload, or came with the address, stays.
      const field = name as keyof RegisterValues;
      if (typeof value === 'boolean' || form.getValues(field) === '')
        form.setValue(field, value, { shouldDirty: true });
    }
  }, [form, draft]);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => storeInput(form.getValues(), shownType) }),
    [form, shownType],
  );

  function changeTab(next: RegisterTab['type']) {
    setType(next);
    storeInput(form.getValues(), next);
    setFailure(undefined);
    form.clearErrors();
    if (asksCaptcha) captcha.renew();
  }

  function reset() {
    dropDraft(DRAFT);
    form.reset({ ...emptyValues(settings.agreement.isAgree) });
    dropInput();
    setFailure(undefined);
  }

  /** Undefined when the user left the bot check. */
  async function send(values: RegisterValues): Promise<AccountSession | undefined> {
    const named = affiliateCodeOf(values, { rules, affiliateCode: codeOfAddress });
    const isOfFriend = named !== undefined && !(await isOfAgent(named));
    const isFirebase = tab.verificationCode && settings.smsChannel === 'firebase';
    const firebaseIdToken = isFirebase
      ? await confirmFirebaseCode(sentValue('code', values.verificationCode))
      : undefined;
    const ticket = tab.verificationCode ? undefined : await botCheck.ask();
    if (!tab.verificationCode && !ticket) return undefined;
    const context: RegisterContext = {
      tab,
      rules,
      dialingCode: rules.mobileNum.enabled ? await dialingCodeFor(values.countryDialingCode) : '',
      affiliateCode: codeOfAddress,
      isOfFriend,
      captchaId: captcha.captchaId,
      ticket,
      firebaseIdToken,
      socialTicket,
    };
    return register(values, context);
  }

  /** Whether an agent has the code. What no agent has may be a friend's in the field for either; the registration checks it. */
  async function isOfAgent(code: string): Promise<boolean> {
    try {
      await checkAffiliate(code);
      return true;
    } catch (error) {
      if (takesEither && error instanceof ApiError && error.code === 'invitation_code_error') return false;
      throw error;
    }
  }

  /** Tells that a code is not good; that of the address goes into the field, which shows then. */
  function refuseCode(error: unknown) {
    setCodeRefusal(error);
    if (codeOfAddress === undefined) return;
    setRefusedCode(codeOfAddress);
    form.setValue('affiliateCode', codeOfAddress);
  }

  function onRefused(error: unknown) {
    const code = error instanceof ApiError ? error.code : undefined;
    if (error instanceof ApiError && error.details?.captcha) demandCaptcha(true);
    // The image is used up after every answer except a broken rule.
    if (asksCaptcha && code !== 'validation_failed' && code !== 'connection') captcha.renew();
    if (code === 'invitation_code_error') return refuseCode(error);
    const shown = shownFields(rules);
    const problems = serverProblems(error).filter(({ field }) => shown.includes(field));
    for (const { field, problem } of problems) form.setError(field, problem, { shouldFocus: true });
    if (problems.length === 0) setFailure(error);
  }

  const submit = (onDone: (made: AccountSession, tab: RegisterTab) => void) =>
    form.handleSubmit(async (values) => {
      // Enter and a press may both come before the button is disabled.
      if (busy.current) return;
      busy.current = true;
      setFailure(undefined);
      try {
        const made = await send(values);
        if (made) onDone(made, tab);
      } catch (error) {
        onRefused(error);
      } finally {
        busy.current = false;
      }
    });

  return {
    form,
    tab,
    rules,
    captcha,
    botCheck,
    failure,
    smsChannel: settings.smsChannel,
    codeRefusal,
    admitCode: () => setCodeRefusal(undefined),
    changeTab,
    reset,
    submit,
  };
}

/** The data that a registration needs besides the form's values. */
type RegisterContext = {
  readonly tab: RegisterTab;
  readonly rules: FormRules;
  readonly dialingCode: string;
  /** The code of the address, which counts while no field asks for one (REGISTER-17). */
  readonly affiliateCode: string | undefined;
  /** The typed code is taken for that of a member. */
  readonly isOfFriend: boolean;
  readonly captchaId: string | undefined;
  /** Of the bot check, where no code by SMS stands for it. */
  readonly ticket: SliderTicket | undefined;
  /** Of a number that Firebase has proven. */
  readonly firebaseIdToken: string | undefined;
  readonly socialTicket: string | undefined;
};

/** Whether one field takes the codes of agents and of members, which nobody can tell apart. A code that is demanded has its own. */
function mayTakeEither({ rules: { affiliateCode, referralCode } }: RegisterSettings): boolean {
  return affiliateCode.enabled && referralCode.enabled && !affiliateCode.required && !referralCode.required;
}

/** The affiliate code of this registration: the typed one, or else that of the address. */
function affiliateCodeOf(values: RegisterValues, context: Pick<RegisterContext, 'rules' | 'affiliateCode'>) {
  const typed = context.rules.affiliateCode.enabled ? values.affiliateCode.trim() : '';
  return typed || context.affiliateCode;
}

/** Registers, and begins the session that comes with it (REGISTER-21, REGISTER-22). Rejects with the server's error. */
function useRegister(): (values: RegisterValues, context: RegisterContext) => Promise<AccountSession> {
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
  const { rules, ticket, firebaseIdToken, socialTicket, captchaId, isOfFriend } = context;
  const { verificationCode, affiliateCode: _, ...fields } = sentFields(rules, values);
  const code = affiliateCodeOf(values, context);
  return {
    ...fields,
    ...(fields.mobileNum && { countryDialingCode: context.dialingCode }),
    ...(verificationCode && !firebaseIdToken && { verificationCode }),
    ...(firebaseIdToken && { firebaseChannel: 'sms' as const, firebaseIdToken }),
    ...(code && (isOfFriend ? { referralCode: code } : { affiliateCode: code })),
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

/** What a registration keeps over a reload, and for this tab alone. */
type StoredInput = { readonly tab?: RegisterTab['type']; readonly values: Partial<RegisterValues> };

/** Passwords must not reach any storage, and what proves a number or a person is of no use later. */
const storedFields = registerFields.filter(
  (field) => !isPasswordField(field) && field !== 'verificationCode' && field !== 'captcha',
);

// A login ends it, because the next person at this screen must not find it.
subscribeToken(() => {
  if (getToken() !== null) dropInput();
});

/** Stores what was typed so far, and the chosen way. */
function storeInput(values: RegisterValues, tab: RegisterTab['type']): void {
  if (getToken() !== null) return;
  // An empty field is left out, so that the code of a later invitation can stand in it.
  const typed = storedFields.flatMap((field) => (values[field] ? [[field, values[field]]] : []));
  sessionStore.set('registration', JSON.stringify({ tab, ...Object.fromEntries(typed), isAgree: values.isAgree }));
}

/** What was typed before a reload; without values if there is nothing. */
function storedInput(): StoredInput {
  try {
    const kept: unknown = JSON.parse(sessionStore.get('registration') ?? '{}');
    const all = new Map<string, unknown>(typeof kept === 'object' && kept !== null ? Object.entries(kept) : []);
    const texts = storedFields.flatMap((field) => {
      const text = all.get(field);
      return typeof text === 'string' ? [[field, text]] : [];
    });
    const [tab, isAgree] = [all.get('tab'), all.get('isAgree')];
    return {
      ...(tab === 'username' || tab === 'mobile' ? { tab } : {}),
      values: { ...Object.fromEntries(texts), ...(typeof isAgree === 'boolean' && { isAgree }) },
    };
  } catch {
    return { values: {} };
  }
}

function dropInput(): void {
  sessionStore.remove('registration');
}

/** The ticket of a sign-in with somebody's account elsewhere that goes on as a registration (LOGIN-34). */
function ticketIn(history: unknown): string | undefined {
  const ticket = typeof history === 'object' && history !== null && 'socialTicket' in history && history.socialTicket;
  return typeof ticket === 'string' ? ticket : undefined;
}

/**
 * Asks the server whether an affiliate code is valid (REGISTER-18): once for a code that is, because the server counts the
 * visits of an agent's link by it. So that of the address is asked about when the form opens, and `onRefused` told at once.
 */
function useAffiliateCheck(
  codeOfAddress: string | undefined,
  onRefused: (error: unknown) => void,
): (code: string) => Promise<void> {
  const queries = useQueryClient();
  // Who has just registered is no new visitor.
  const isGuest = !useLoggedIn();
  // Any other failure is told by the check before the registration.
  const hear = useEffectEvent((error: unknown) => {
    if (error instanceof ApiError && error.code === 'invitation_code_error') onRefused(error);
  });
  useEffect(() => {
    if (isGuest && codeOfAddress !== undefined) queries.fetchQuery(checkOf(codeOfAddress)).catch(hear);
  }, [queries, isGuest, codeOfAddress]);
  return async (code) => {
    await queries.fetchQuery(checkOf(code));
  };
}

function checkOf(code: string) {
  const lasting = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };
  return { ...getCheckAffiliateCodeQueryOptions({ code, domain: pageHost() }), ...lasting, retry: false };
}
