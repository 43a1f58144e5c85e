import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { disableTwoStepLogin } from '#generated/client/member-security/member-security.ts';
import {
  isTwoStepCode,
  TwoStepField,
  twoStepCodeOf,
  twoStepRule,
  wrongTwoStepCode,
} from '#portal/entities/verification/two-step-field.tsx';
import { ruleResolver } from '#portal/form/field-rules.ts';
import { tellAtField, useAttempt } from '#portal/form/use-attempt.ts';
import { toast } from '#portal/ui/toast.tsx';
import { anyPassword, LoginPasswordField, SecurityForm } from '../login-password-field.tsx';
import { useKeepTwoStep } from '../use-keep-centre.ts';

type Values = { code: string; loginPassword: string };

const errorFields = { verification_code_wrong: 'code', wrong_password: 'loginPassword' } as const;

/** Turns two-step login off, proven by a code and the login password (MEMBER-22). */
export function TurnOff({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const keep = useKeepTwoStep();
  const { attempt, failure } = useAttempt();
  const form = useForm<Values>({
    resolver: ruleResolver<Values>({ code: twoStepRule, loginPassword: anyPassword }),
    defaultValues: { code: '', loginPassword: '' },
  });
  const submit = form.handleSubmit(({ code: typed, loginPassword }) =>
    attempt(
      async () => {
        const code = twoStepCodeOf(typed);
        if (!isTwoStepCode(code)) throw await wrongTwoStepCode();
        keep(await disableTwoStepLogin({ code, loginPassword }));
        toast.success(t('member.security.twoStep.isOff'));
        onClose();
      },
      (error) => tellAtField(form, error, errorFields),
    ),
  );
  return (
    <SecurityForm
      title={t('member.security.twoStep.offTitle')}
      what={t('member.security.twoStep.offWhat')}
      saveLabel={t('member.security.twoStep.turnOff')}
      onSubmit={submit}
      {...{ form, failure, onClose }}
    >
      <TwoStepField form={form} name="code" />
      <LoginPasswordField form={form} name="loginPassword" />
    </SecurityForm>
  );
}
