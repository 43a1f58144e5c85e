import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { resetPasswordByPhone } from '#generated/client/passwords/passwords.ts';
import { paths } from '#portal/access/paths.ts';
import { useSite } from '#portal/access/site.ts';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { startSession } from '#portal/entities/session/start-session.ts';
import { codeRule, mobileRule } from '#portal/entities/verification/code-field.tsx';
import { draftOf, keepDraft } from '#portal/form/drafts.ts';
import { ruleResolver } from '#portal/form/field-rules.ts';
import { tellAtField, useAttempt } from '#portal/form/use-attempt.ts';
import { Button } from '#portal/ui/button.tsx';
import { toast } from '#portal/ui/toast.tsx';
import { passwordRule } from '../login-rules.ts';
import type { TwoStepProof } from '../login-stop.ts';
import type { PhoneValues, ProvenNumber } from '../phone-values.ts';
import { forgetPassword } from '../remembered.ts';
import { useGoTo } from '../use-go-on.ts';
import { usePhoneProof } from '../use-phone-proof.tsx';
import { useTwoStep } from '../use-two-step.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

const DRAFT = 'forgot by phone';

/** Sets a new password with a code by SMS, which logs in, and goes home (PASSWORD-10, PASSWORD-11). */
export function ForgotByPhone() {
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
      ...draftOf(DRAFT),
      verificationCode: '',
    },
  });
  const phone = usePhoneProof(form);
  const twoStep = useTwoStep();
  useEffect(() => () => keepDraft(DRAFT, form.getValues()), [form]);

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
