import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { getCheckAffiliateCodeQueryOptions } from '#generated/client/registration/registration.ts';
import type { AccountSession, RegisterSettings, RegisterTab } from '#generated/model/index.ts';
import { useInvitation } from '../../access/invitation.ts';
import { useLoggedIn } from '../../access/session.ts';
import { ApiError } from '../../api/api-error.ts';
import { confirmFirebaseCode } from '../../entities/verification/phone-verifier.ts';
import { useBotCheck } from '../../entities/verification/use-bot-check.tsx';
import { useCaptcha } from '../../entities/verification/use-captcha.ts';
import { useDialingCode } from '../../entities/verification/use-countries.ts';
import { draftOf, dropDraft, keepDraft } from '../../form/drafts.ts';
import { sentValue } from '../../form/judge-field.ts';
import { pageHost } from '../../lib/page-host.ts';
import { formRules } from './form-rules.ts';
import { emptyValues, type RegisterValues, registerResolver, shownFields } from './register-values.ts';
import { serverProblems } from './server-problems.ts';
import { dropInput, storedInput, storeInput } from './stored-input.ts';
import { affiliateCodeOf, type RegisterContext, useRegister } from './use-register.ts';

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
  const rules = formRules(settings, tab, { asksAffiliate, asksCaptcha });

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
    if (named) await checkAffiliate(named);
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
      captchaId: captcha.captchaId,
      ticket,
      firebaseIdToken,
      socialTicket,
    };
    return register(values, context);
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
