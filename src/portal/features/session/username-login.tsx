import { Lock, User } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { login } from '#generated/client/session/session.ts';
import { useSite } from '../../access/site.ts';
import { ApiError } from '../../api/api-error.ts';
import { FailureNote } from '../../entities/session/failure-note.tsx';
import { useBotCheck } from '../../entities/verification/bot-check.tsx';
import { type Captcha, CaptchaField, useCaptcha } from '../../entities/verification/captcha-field.tsx';
import { draftOf, dropDraft, keepDraft } from '../../form/drafts.ts';
import { refusedBy } from '../../form/field-message.ts';
import { ruleResolver } from '../../form/field-rules.ts';
import { RulePasswordField, RuleTextField } from '../../form/rule-fields.tsx';
import { useAttempt } from '../../form/use-attempt.ts';
import { useRuleField } from '../../form/use-rule-field.ts';
import { lazyPart } from '../../i18n/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { captchaRule, usernameRules } from './login-rules.ts';
import { RememberLine } from './remember-line.tsx';
import { forget, remember, rememberedName, rememberedPassword } from './remembered.ts';
import { type LoginDone, type LoginStop, loginStopIn, type SecondProof, useEnter } from './use-enter.ts';

// Few logins need it, so it stays out of the form's code.
const SecondStep = lazyPart(() => import('./second-step.tsx').then((part) => part.SecondStep));

type Values = { username: string; password: string; captcha: string; remember: boolean };

/** A login that stopped at its second step. */
type Stopped = { readonly stop: LoginStop; readonly values: Values };

const DRAFT = 'login by username';

/** Username and password, bot check, a captcha if the server requires it, and the code of a second step. */
export function UsernameLogin({ onDone }: { readonly onDone: LoginDone }) {
  const { t } = useTranslation();
  const { attempt, failure } = useAttempt();
  const enter = useEnter();
  const botCheck = useBotCheck();
  const [stopped, setStopped] = useState<Stopped>();
  const [isDemanded, demandCaptcha] = useState(false);
  const asksCaptcha = useSite()?.settings.captcha.login || isDemanded;

  const form = useForm<Values>({
    resolver: ruleResolver<Values>({ ...usernameRules, ...(asksCaptcha && { captcha: captchaRule }) }),
    defaultValues: {
      username: rememberedName() ?? '',
      password: '',
      remember: rememberedName() !== null,
      ...draftOf(DRAFT),
      captcha: '',
    },
  });
  const captcha = useCaptcha(asksCaptcha, () => form.setValue('captcha', ''));
  // The name stays when the form opens again; the password does not.
  useEffect(() => {
    return () => {
      const { username, remember: wanted } = form.getValues();
      keepDraft(DRAFT, { username, remember: wanted });
    };
  }, [form]);
  useRememberedPassword((password) => {
    if (form.getValues('password') === '') form.setValue('password', password);
  });

  /** Logs in by what was typed, with what proves it besides. */
  async function logIn(values: Values, proof: { sliderTicket: string } | SecondProof) {
    const { username, password, captcha: read } = values;
    const seen = asksCaptcha && captcha.captchaId ? { captcha: read, captchaId: captcha.captchaId } : {};
    const result = await login({
      type: 'username',
      username,
      password,
      ...('sliderTicket' in proof && seen),
      ...proof,
    });
    if (values.remember) await remember({ username, password });
    else forget(username);
    const next = await enter(result, 'username', password);
    dropDraft(DRAFT);
    onDone(next);
  }

  function onError(error: unknown, values: Values): boolean {
    const stop = loginStopIn(error);
    if (stop) {
      setStopped({ stop, values });
      return true;
    }
    const code = error instanceof ApiError ? error.code : undefined;
    if (error instanceof ApiError && error.details?.captcha) demandCaptcha(true);
    // The image is used up after any answer, but not after a failed request.
    if (asksCaptcha && code !== 'connection') captcha.renew();
    if (code !== 'captcha_wrong' && code !== 'captcha_required') return false;
    form.setError('captcha', refusedBy(error), { shouldFocus: true });
    return true;
  }

  const submit = form.handleSubmit((values) =>
    attempt(
      async () => {
        const ticket = await botCheck.ask();
        if (ticket) await logIn(values, { sliderTicket: ticket.sliderTicket });
      },
      (error) => onError(error, values),
    ),
  );

  if (stopped) {
    return (
      <Suspense>
        <SecondStep
          stop={stopped.stop}
          onProof={(proof) => logIn(stopped.values, proof)}
          onBack={() => setStopped(undefined)}
        />
      </Suspense>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 content-start gap-4">
      <RuleTextField
        form={form}
        name="username"
        field={usernameRules.username}
        label={t('session.username')}
        data-focus-first
        icon={<User size={18} aria-hidden="true" />}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <RulePasswordField
        form={form}
        name="password"
        field={usernameRules.password}
        label={t('session.password')}
        icon={<Lock size={18} aria-hidden="true" />}
      />
      {asksCaptcha && <CaptchaOf form={form} captcha={captcha} />}
      <RememberLine remember={form.register('remember')} />
      {botCheck.panel}
      {failure !== undefined && <FailureNote error={failure} onRetry={() => void submit()} />}
      <Button type="submit" variant="brand" size="lg" block loading={form.formState.isSubmitting}>
        {t('session.submit')}
      </Button>
    </form>
  );
}

function CaptchaOf({ form, captcha }: { readonly form: UseFormReturn<Values>; readonly captcha: Captcha }) {
  const { t } = useTranslation();
  const { input } = useRuleField(form, 'captcha', { ...captchaRule, label: t('verification.captcha') });
  const onWorked = (nonce: string) => form.setValue('captcha', nonce, { shouldValidate: true });
  return <CaptchaField {...input} captcha={captcha} onWorked={onWorked} />;
}

/** Fetches the password of the remembered name once; reading its key takes a moment. */
function useRememberedPassword(apply: (password: string) => void): void {
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  useEffect(() => {
    const name = rememberedName();
    if (name) void rememberedPassword(name).then((password) => password && latest.current(password));
  }, []);
}
