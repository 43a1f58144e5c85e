import {
  AtSign,
  CircleAlert,
  CircleCheck,
  IdCard,
  KeyRound,
  Lock,
  type LucideIcon,
  MessageCircle,
  Smartphone,
  Ticket,
  User,
  UserPlus,
  UserX,
} from 'lucide-react';
import { type ComponentProps, Fragment, memo, type ReactNode, useId } from 'react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, resolvePath, useNavigate } from 'react-router-dom';
import { useGetRegisterSettings } from '#generated/client/system/system.ts';
import { sendRegisterSmsCode } from '#generated/client/verification/verification.ts';
import type {
  AccountSession,
  RegisterSettings,
  RegisterTab,
  SliderTicket,
  SmsCodeSent,
} from '#generated/model/index.ts';
import type { FieldRule } from '#shared/validation/field-rule.ts';
import type { RegisterField as FieldName } from '#shared/validation/register-fields.ts';
import { paths } from '../../access/paths.ts';
import { errorText } from '../../api/error-text.ts';
import { FailureNote } from '../../entities/session/failure-note.tsx';
import { useDestination } from '../../entities/session/start-session.ts';
import { CaptchaField } from '../../entities/verification/captcha-field.tsx';
import { CodeField, type CodeOnItsWay, numberTarget } from '../../entities/verification/code-field.tsx';
import {
  dialingCodeOf,
  MobileField,
  useCountries,
  useDialingCode,
  useWholeNumber,
} from '../../entities/verification/mobile-field.tsx';
import { sendFirebaseCode } from '../../entities/verification/phone-verifier.ts';
import { isPasswordKind } from '../../form/field-message.ts';
import { sentValue } from '../../form/field-rules.ts';
import { PasswordParts } from '../../form/password-parts.tsx';
import { useRuleField, useTyped } from '../../form/use-rule-field.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PasswordField, TextField } from '../../ui/fields.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { EmptyState, ErrorState } from '../../ui/state-panel.tsx';
import { kindOf, type RegisterValues, serverProblems, shownFields } from './register-values.ts';
import { type RegisterFormState, useRegisterForm } from './use-register-form.ts';

/** Reloaded rules that are equal do not render the form again. */
const Form = memo(RegisterForm);

/** Rules that came with the page are new enough. */
const staleTime = 10_000;

/** The form once the site's rules are loaded; they are reloaded whenever a form opens later. */
export function Registration({ end }: Pick<ComponentProps<typeof RegisterForm>, 'end'>) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useGetRegisterSettings({ query: { staleTime } });
  if (data) {
    if (hasTabs(data.tabs)) return <Form settings={data} tabs={data.tabs} end={end} />;
    return (
      <EmptyState
        icon={<UserX size={18} />}
        title={t('registration.unavailable')}
        text={t('registration.unavailableText')}
      />
    );
  }
  if (error !== null) {
    return (
      <ErrorState
        title={errorText(error)}
        text={t('common.unreachable')}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <div className="grid gap-4.5">
      {['h-10', 'h-17', 'h-17', 'h-17', 'h-12'].map((height, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position
        <Skeleton key={row} className={height} />
      ))}
    </div>
  );
}

function hasTabs(tabs: readonly RegisterTab[]): tabs is readonly [RegisterTab, ...RegisterTab[]] {
  return tabs.length > 0;
}

type RegisterFormProps = {
  readonly settings: RegisterSettings;
  readonly tabs: readonly [RegisterTab, ...RegisterTab[]];
  /** Content at the end: a reset button on the page, a login link in the modal (REGISTER-13, REGISTER-14). */
  readonly end: (reset: () => void) => { readonly beside?: ReactNode; readonly below?: ReactNode };
};

/** The registration form by the site's fields, rules and tabs (REGISTER-04). */
function RegisterForm({ settings, tabs, end }: RegisterFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const destination = useDestination();
  const register = useRegisterForm(settings, tabs);
  const { form, tab, rules, failure, botCheck } = register;

  /**
   * Home, where the success is told; after a registration by number its account number first (REGISTER-23 to -26). A
   * game that was chosen before is opened under it.
   */
  function onDone(made: AccountSession, by: RegisterTab) {
    const modal = by.type === 'mobile' ? 'accountNumber' : 'registerSuccess';
    const { pathname, search } = resolvePath(destination?.to ?? paths.home);
    const query = new URLSearchParams(search);
    query.append('modal', modal);
    const state = { ...destination?.state, account: made.account };
    navigate({ pathname, search: `?${query}` }, { replace: true, state });
  }

  const submit = register.submit(onDone);
  const { beside, below } = end(register.reset);
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 content-start gap-4.5">
      {tabs.length > 1 && (
        <Segmented
          label={t('registration.ways')}
          value={tab.type}
          onChange={register.changeTab}
          options={tabs.map(({ type }) => ({ value: type, label: <TabLabel type={type} /> }))}
        />
      )}
      <div className="grid grid-cols-1 gap-x-4 gap-y-4.5 sm:grid-cols-2">
        <Fields register={register} />
      </div>
      <Agreement form={form} agreement={settings.agreement} />
      {!tab.verificationCode && botCheck.panel}
      {failure !== undefined && <FailureNote error={failure} onRetry={() => void submit()} />}
      <div className="flex gap-2 max-[359px]:flex-col">
        <Button type="submit" variant="brand" size="lg" block loading={form.formState.isSubmitting}>
          {t('shell.header.register')}
        </Button>
        {beside}
      </div>
      {below}
      {register.codeRefusal !== undefined && (
        <ConfirmDialog
          title={t('registration.invitation')}
          body={
            <>
              <p>{errorText(register.codeRefusal)}</p>
              <p className="mt-1.5">
                {t(`registration.${rules.affiliateCode.required ? 'newCode' : 'newCodeOrNone'}`)}
              </p>
            </>
          }
          confirmLabel={t('registration.in_increase_submit')}
          onCancel={register.admitCode}
          onConfirm={register.admitCode}
        />
      )}
    </form>
  );
}

function TabLabel({ type }: { readonly type: RegisterTab['type'] }) {
  const { t } = useTranslation();
  const Icon = type === 'username' ? User : Smartphone;
  return (
    <>
      <Icon size={16} aria-hidden="true" />
      {type === 'username' ? t('registration.byUsername') : t('registration.byMobile')}
    </>
  );
}

function Fields({ register }: { readonly register: RegisterFormState }) {
  const partsId = useId();
  const { form, rules } = register;
  const shown = shownFields(rules);
  // The parts of the password's rule come after both password fields.
  const lastOfPair = shown.includes('confirmPassword') ? 'confirmPassword' : 'password';
  return shown.map((name) => (
    <Fragment key={name}>
      {name === 'mobileNum' && (
        <Wide>
          <MobilePart register={register} />
        </Wide>
      )}
      {name === 'verificationCode' && (
        <Wide>
          <CodePart register={register} />
          {/* The bot check comes before the sending of a code, or else before the registration. */}
          {register.botCheck.panel && <div className="mt-3">{register.botCheck.panel}</div>}
        </Wide>
      )}
      {name === 'captcha' && (
        <Wide>
          <CaptchaPart register={register} />
        </Wide>
      )}
      {isPlain(name) && (
        <div className={name === 'username' ? 'sm:col-span-2' : undefined}>
          <RegisterField
            form={form}
            name={name}
            rule={rules[name]}
            describedBy={name === 'password' ? partsId : undefined}
          />
        </div>
      )}
      {name === lastOfPair && (
        <Wide>
          <TypedPassword id={partsId} register={register} />
        </Wide>
      )}
    </Fragment>
  ));
}

const PURPOSE = 'register';

type PartProps = { readonly register: RegisterFormState };

/** The mobile number and its country. */
function MobilePart({ register: { form, rules } }: PartProps) {
  const { t } = useTranslation();
  const dialingCode = useWatch({ control: form.control, name: 'countryDialingCode' });
  useWholeNumber(form, { number: 'mobileNum', dialingCode: 'countryDialingCode' });
  const { input } = useRuleField(form, 'mobileNum', {
    label: t('verification.mobile'),
    rule: rules.mobileNum,
    kind: 'mobile',
  });
  return (
    <MobileField
      {...input}
      dialingCode={dialingCode}
      onDialingCode={(code) => form.setValue('countryDialingCode', code)}
    />
  );
}

/** The code that proves the number. The number is judged and the bot check runs before sending (SMS-06, SMS-07). */
function CodePart({ register }: PartProps) {
  const { t } = useTranslation();
  const { form, tab, rules, botCheck, smsChannel } = register;
  const countries = useCountries();
  const dialingCodeFor = useDialingCode();
  const typed = useTyped(form, 'mobileNum');
  const chosen = useTyped(form, 'countryDialingCode');
  const { input } = useRuleField(form, 'verificationCode', {
    label: t('verification.code'),
    rule: rules.verificationCode,
    kind: 'code',
    placeholder: t('verification.codeExample'),
  });

  /** Judges the number and shows its problem. */
  async function isReady(): Promise<boolean> {
    const needed = tab.type === 'username' ? (['username', 'mobileNum'] as const) : (['mobileNum'] as const);
    for (const name of needed) form.setValue(name, form.getValues(name), { shouldTouch: true });
    return form.trigger(needed, { shouldFocus: true });
  }

  async function send(): Promise<CodeOnItsWay | undefined> {
    if (!(await isReady())) return undefined;
    const ticket = await botCheck.ask();
    if (!ticket) return undefined;
    const dialingCode = await dialingCodeFor(form.getValues('countryDialingCode'));
    const number = sentValue('mobile', form.getValues('mobileNum'));
    return { target: numberTarget(PURPOSE, dialingCode, number), answer: sendTo(dialingCode, number, ticket) };
  }

  async function sendTo(dialingCode: string, number: string, ticket: SliderTicket): Promise<SmsCodeSent> {
    if (smsChannel === 'firebase') return sendFirebaseCode(`+${dialingCode}${number}`);
    const { geetest_challenge, geetest_validate, geetest_seccode } = ticket;
    const target = { countryDialingCode: dialingCode, mobileNo: number };
    const geetest = { geetest_challenge, geetest_validate, geetest_seccode };
    try {
      return await (tab.type === 'username'
        ? sendRegisterSmsCode({
            registerType: 'username',
            username: sentValue('text', form.getValues('username')),
            ...target,
            ...geetest,
          })
        : sendRegisterSmsCode({ registerType: 'mobile', ...target, ...geetest }));
    } catch (error) {
      for (const { field, problem } of serverProblems(error)) form.setError(field, problem);
      throw error;
    }
  }

  const target = numberTarget(PURPOSE, dialingCodeOf(countries, chosen), sentValue('mobile', typed));
  return <CodeField {...input} target={target} send={send} />;
}

/** Fields with the common input; the others have their own components. */
type PlainField = Exclude<FieldName, 'domain' | 'countryDialingCode' | 'mobileNum' | 'verificationCode' | 'captcha'>;

type Look = Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'type'> & { readonly Icon: LucideIcon };

const looks: Readonly<Record<PlainField, Look>> = {
  username: { Icon: User, autoComplete: 'username' },
  password: { Icon: Lock, autoComplete: 'new-password' },
  confirmPassword: { Icon: Lock, autoComplete: 'new-password' },
  paymentPassword: { Icon: KeyRound, autoComplete: 'new-password' },
  payeeName: { Icon: IdCard, autoComplete: 'name' },
  email: { Icon: AtSign, type: 'email', autoComplete: 'email', inputMode: 'email' },
  idNumber: { Icon: IdCard, inputMode: 'numeric' },
  qqNum: { Icon: MessageCircle, inputMode: 'numeric' },
  line: { Icon: MessageCircle },
  whatsapp: { Icon: MessageCircle, inputMode: 'tel' },
  zalo: { Icon: MessageCircle, inputMode: 'tel' },
  facebook: { Icon: MessageCircle },
  wechat: { Icon: MessageCircle },
  recommenderId: { Icon: UserPlus },
  referralCode: { Icon: Ticket },
  affiliateCode: { Icon: Ticket },
};

type RegisterFieldProps = {
  readonly form: UseFormReturn<RegisterValues>;
  readonly name: PlainField;
  readonly rule: FieldRule;
  readonly describedBy?: string | undefined;
};

/** A field of the registration, with label, validation and input by the rule of the site. */
function RegisterField({ form, name, rule, describedBy }: RegisterFieldProps) {
  const { t } = useTranslation();
  const { Icon, ...look } = looks[name];
  const kind = kindOf(name);
  const { input, isGood } = useRuleField(form, name, {
    label: t(`registration.field.${name}`),
    rule,
    kind,
    placeholder: name === 'confirmPassword' || name === 'payeeName' ? t(`registration.example.${name}`) : undefined,
  });
  const props = {
    ...look,
    ...input,
    icon: <Icon size={18} aria-hidden="true" />,
    autoComplete: look.autoComplete ?? 'off',
    autoCapitalize: name === 'payeeName' ? 'characters' : 'none',
    spellCheck: false,
    'aria-describedby': describedBy,
    'data-focus-first': name === 'username' || undefined,
  };
  if (isPasswordKind(kind)) return <PasswordField {...props} revealLabel={t('common.showPassword')} />;
  return (
    <TextField
      {...props}
      aside={!rule.required && <span className="text-xs text-text-3">{t('form.optional')}</span>}
      trailing={isGood && <CircleCheck size={18} aria-hidden="true" className="text-success" />}
    />
  );
}

function isPlain(name: string): name is PlainField {
  return !['domain', 'countryDialingCode', 'mobileNum', 'verificationCode', 'captcha'].includes(name);
}

function Wide({ children }: { readonly children: ReactNode }) {
  return <div className="sm:col-span-2">{children}</div>;
}

function TypedPassword({
  id,
  register: { form, rules },
}: {
  readonly id: string;
  readonly register: RegisterFormState;
}) {
  const value = useTyped(form, 'password');
  return <PasswordParts id={id} rule={rules.password} value={value} />;
}

type AgreementProps = {
  readonly form: UseFormReturn<RegisterValues>;
  readonly agreement: RegisterSettings['agreement'];
};

/** The checkboxes for age and terms, both required (REGISTER-15, VALID-45). */
function Agreement({ form, agreement: { minimumAge, url } }: AgreementProps) {
  const { t } = useTranslation();
  const { errors } = useFormState({ control: form.control, name: 'isAgree', exact: true });
  return (
    <div className="grid gap-1.5">
      <Checkbox
        {...form.register('isAgree')}
        // The form sets it later; the server's markup has no form to do so.
        defaultChecked={form.getValues('isAgree')}
        aria-invalid={errors.isAgree ? true : undefined}
        aria-describedby={errors.isAgree ? 'agreement-help' : undefined}
        className="justify-self-start"
      >
        <span>
          {t('registration.agree', { age: minimumAge })}{' '}
          <Link to={url} className="relative z-raised font-semibold text-brand-text underline-offset-2 hover:underline">
            {t('registration.agreement')}
          </Link>
          .
        </span>
      </Checkbox>
      {errors.isAgree && (
        <p id="agreement-help" role="alert" className="flex items-center gap-1.5 text-xs text-danger">
          <CircleAlert size={14} aria-hidden="true" />
          {t('registration.mustAgree')}
        </p>
      )}
    </div>
  );
}

/** The captcha of the registration (CAPTCHA-04). */
function CaptchaPart({ register: { form, rules, captcha } }: { readonly register: RegisterFormState }) {
  const { t } = useTranslation();
  const { input } = useRuleField(form, 'captcha', { label: t('verification.captcha'), rule: rules.captcha });
  return (
    <CaptchaField
      {...input}
      captcha={captcha}
      onWorked={(nonce) => form.setValue('captcha', nonce, { shouldValidate: true })}
    />
  );
}
