import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import {
  isTwoStepCode,
  twoStepCodeOf,
  twoStepRule,
  wrongTwoStepCode,
} from '../../entities/verification/two-step-code.ts';
import { TwoStepField } from '../../entities/verification/two-step-field.tsx';
import { ruleResolver } from '../../form/rule-resolver.ts';
import { tellAtField } from '../../form/tell-at-field.ts';
import { useAttempt } from '../../form/use-attempt.ts';
import { toast } from '../../ui/toast.ts';
import { LoginStep } from './login-step.tsx';
import type { TwoStepProof } from './login-stop.ts';

export type TwoStepStepProps = {
  /** The ticket of the first step. */
  readonly ticket: string;
  /** Logs in with the proof; rejects with the server's error. */
  readonly onProof: (proof: TwoStepProof) => Promise<void>;
  /** Leads back to the first step, also where the time or the tries of this one are over. */
  readonly onBack: () => void;
};

type Values = { code: string };

/** The second step of a login: the code of the authenticator app, or a recovery code (MEMBER-22). */
export function TwoStepStep({ ticket, onProof, onBack }: TwoStepStepProps) {
  const { t } = useTranslation();
  const { attempt, failure } = useAttempt();
  const form = useForm<Values>({
    resolver: ruleResolver<Values>({ code: twoStepRule }),
    defaultValues: { code: '' },
  });

  function onError(error: unknown): boolean {
    if (error instanceof ApiError && error.code === 'verification_code_expired') {
      toast.error(t('session.twoStep.over'));
      onBack();
      return true;
    }
    return tellAtField(form, error, { verification_code_wrong: 'code' });
  }

  const submit = form.handleSubmit(({ code: typed }) =>
    attempt(async () => {
      const code = twoStepCodeOf(typed);
      if (!isTwoStepCode(code)) throw await wrongTwoStepCode();
      await onProof({ verificationTicket: ticket, twoStepCode: code });
    }, onError),
  );
  return (
    <LoginStep title={t('session.twoStep.title')} onSubmit={submit} {...{ form, failure, onBack }}>
      <TwoStepField form={form} name="code" />
    </LoginStep>
  );
}
