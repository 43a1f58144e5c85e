import { useQueryClient } from '@tanstack/react-query';
import { Mail, User } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { forgotPasswordByEmail, resetPasswordByPhone } from '#generated/client/passwords/passwords.ts';
import { paths } from '#portal/access/paths.ts';
import { useFlag, useSite } from '#portal/access/site.ts';
import { ContactLink } from '#portal/entities/service/contact-link.tsx';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { startSession } from '#portal/entities/session/start-session.ts';
import { codeRule, mobileRule } from '#portal/entities/verification/code-field.tsx';
import { draftOf, keepDraft } from '#portal/form/drafts.ts';
import { demanded, plainRule, ruleResolver } from '#portal/form/field-rules.ts';
import { RuleTextField } from '#portal/form/rule-fields.tsx';
import { tellAtField, useAttempt } from '#portal/form/use-attempt.ts';
import { Button } from '#portal/ui/button.tsx';
import { ConfirmDialog } from '#portal/ui/confirm-dialog.tsx';
import { Modal } from '#portal/ui/modal.tsx';
import { TabPanel, Tabs } from '#portal/ui/tabs.tsx';
import { toast } from '#portal/ui/toast.tsx';
import { type PhoneValues, type ProvenNumber, passwordRule, usernameRules } from '../login-rules.ts';
import { forgetPassword } from '../remembered.ts';
import { type TwoStepProof, useGoTo } from '../use-enter.ts';
import { usePhoneProof } from '../use-phone-proof.tsx';
import { useTwoStep } from '../use-two-step.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

type Way = 'email' | 'mobile';

/** `forgetPassModal`: by e-mail always, by mobile number where CHNGPASSVERIF3 is on (PASSWORD-05, PASSWORD-06). */
export function ForgetPassword({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const offersMobile = useFlag('CHNGPASSVERIF3');
  const [chosen, setWay] = useState<Way>('email');
  const way = offersMobile ? chosen : 'email';
  const [sentMinutes, setSentMinutes] = useState<number>();
  const items = [
    { id: 'email', label: t('passwords.forgot.byEmail') },
    ...(offersMobile ? ([{ id: 'mobile', label: t('passwords.forgot.byMobile') }] as const) : []),
  ] as const;
  return (
    <Modal
      title={t('passwords.forgot.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      className="sm:max-w-130 sm:min-h-125"
    >
      <Tabs
        name="forgot"
        label={t('passwords.forgot.ways')}
        items={items}
        value={way}
        onChange={setWay}
        className="px-6"
      />
      <TabPanel name="forgot" id={way} className="grid grid-cols-1 content-start gap-4 px-6 pt-5">
        <p className="text-sm text-text-2">
          {way === 'email' ? t('passwords.forgot.emailLead') : t('passwords.forgot.mobileLead')}
        </p>
        {way === 'email' ? <ForgotByEmail onSent={setSentMinutes} /> : <ForgotByPhone />}
      </TabPanel>
      <div className="mt-auto grid px-6 pt-3 pb-6">
        <ContactLink variant="ghost">{t('passwords.forgot.help')}</ContactLink>
      </div>
      {sentMinutes !== undefined && (
        // PASSWORD-08: one button closes everything.
        <ConfirmDialog
          title={t('passwords.in_been_out.title')}
          body={t('passwords.in_been_out.body', { minutes: sentMinutes })}
          confirmLabel={t('passwords.in_been_out.submit')}
          onCancel={onClose}
          onConfirm={onClose}
        />
      )}
    </Modal>
  );
}

type Values = { username: string; email: string };

const EMAIL_DRAFT = 'forgot by email';

/** Requests a reset link. `onSent` gets its validity in minutes. */
function ForgotByEmail({ onSent }: { readonly onSent: (minutes: number) => void }) {
  const { t } = useTranslation();
  const { attempt, failure } = useAttempt();
  const { username: nameRule, email: mailRule } = useSite()?.register.rules ?? {};
  // VALID-32, VALID-33: by the rules of the site, if it has them.
  const fields = {
    username: { rule: demanded(nameRule, usernameRules.username.rule), kind: 'text' },
    email: { rule: demanded(mailRule, plainRule(3, 254, 11)), kind: 'text' },
  } as const;
  const form = useForm<Values>({
    resolver: ruleResolver<Values>(fields),
    defaultValues: { username: '', email: '', ...draftOf(EMAIL_DRAFT) },
  });
  useEffect(() => () => keepDraft(EMAIL_DRAFT, form.getValues()), [form]);

  const submit = form.handleSubmit((values) =>
    attempt(
      async () => {
        const { expiredMinutes } = await forgotPasswordByEmail(values);
        onSent(expiredMinutes);
      },
      (error) => tellAtField(form, error, { wrong_email: 'email', account_email_unknown: 'username' }),
    ),
  );

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 content-start gap-4">
      <RuleTextField
        form={form}
        name="username"
        field={fields.username}
        label={t('passwords.forgot.username')}
        data-focus-first
        icon={<User size={18} aria-hidden="true" />}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <RuleTextField
        form={form}
        name="email"
        field={fields.email}
        label={t('passwords.forgot.email')}
        icon={<Mail size={18} aria-hidden="true" />}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      {failure !== undefined && <FailureNote error={failure} onRetry={() => void submit()} />}
      <Button type="submit" variant="brand" size="lg" block loading={form.formState.isSubmitting}>
        {t('passwords.forgot.send')}
      </Button>
    </form>
  );
}

const PHONE_DRAFT = 'forgot by phone';

/** Sets a new password with a code by SMS, which logs in, and goes home (PASSWORD-10, PASSWORD-11). */
function ForgotByPhone() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const goTo = useGoTo();
  const { attempt, failure } = useAttempt();
  const site = useSite();
  const form = useForm<PhoneValues>({
    resolver: ruleResolver<PhoneValues>({
      mobileNum: mobileRule(site),
      verificationCode: codeRule,
      newPassword: passwordRule(site),
    }),
    defaultValues: {
      mobileNum: '',
      dialingCode: '',
      newPassword: '',
      remember: false,
      ...draftOf(PHONE_DRAFT),
      verificationCode: '',
    },
  });
  const phone = usePhoneProof(form);
  const twoStep = useTwoStep();
  useEffect(() => () => keepDraft(PHONE_DRAFT, form.getValues()), [form]);

  async function reset({ newPassword }: PhoneValues, proven: ProvenNumber, proof?: TwoStepProof) {
    const { account, session } = await resetPasswordByPhone({ ...proven, newPassword, ...proof });
    forgetPassword(account);
    await startSession(queries, session, false);
    void goTo(paths.home);
    toast.success(t('passwords.forgot.done'));
  }

  const tellPassword = (error: unknown) => tellAtField(form, error, { password_unchanged: 'newPassword' });

  const submit = form.handleSubmit((values) =>
    attempt(
      async () => {
        const proven = await phone.prove(values);
        await twoStep.run(
          () => reset(values, proven),
          (proof) =>
            reset(values, proven, proof).catch((error: unknown) => {
              // The field of the new password is on the first step.
              if (!tellPassword(error)) throw error;
              twoStep.leave();
            }),
        );
      },
      (error) => phone.tell(error) || tellPassword(error),
    ),
  );

  if (twoStep.step) return twoStep.step;
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 content-start gap-4">
      {phone.fields}
      <NewPasswordFields form={form} name="newPassword" />
      {failure !== undefined && <FailureNote error={failure} onRetry={() => void submit()} />}
      <Button type="submit" variant="brand" size="lg" block loading={form.formState.isSubmitting}>
        {t('passwords.forgot.logIn')}
      </Button>
    </form>
  );
}
