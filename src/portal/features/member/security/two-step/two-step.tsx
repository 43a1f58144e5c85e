import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { startTwoStepLogin } from '#generated/client/member-security/member-security.ts';
import type { TwoStepEnrolment } from '#generated/model/index.ts';
import { CopyButton } from '#portal/entities/copy/copy-button.tsx';
import { ruleResolver } from '#portal/form/field-rules.ts';
import { tellAtField, useAttempt } from '#portal/form/use-attempt.ts';
import { Button } from '#portal/ui/button.tsx';
import { Modal } from '#portal/ui/modal.tsx';
import { anyPassword, LoginPasswordField, SecurityForm } from '../login-password-field.tsx';
import { AppCode } from './app-code.tsx';

type Stage =
  | { readonly at: 'proof' }
  | { readonly at: 'app'; readonly enrolment: TwoStepEnrolment }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

/** Turns two-step login on: the login password, the code of the app, the recovery codes (MEMBER-22). */
export function TurnOn({ onClose }: { readonly onClose: () => void }) {
  const [stage, setStage] = useState<Stage>({ at: 'proof' });
  switch (stage.at) {
    case 'proof':
      return <TurnOnProof onClose={onClose} onStarted={(enrolment) => setStage({ at: 'app', enrolment })} />;
    case 'app':
      return (
        <AppCode
          enrolment={stage.enrolment}
          onClose={onClose}
          onOver={() => setStage({ at: 'proof' })}
          onConfirmed={(codes) => setStage({ at: 'codes', codes })}
        />
      );
    case 'codes':
      return <RecoveryCodes codes={stage.codes} onClose={onClose} />;
  }
}

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onClose: () => void };

/** The last step: the recovery codes, which the server tells this once. */
function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { t } = useTranslation();
  return (
    <Modal
      title={t('member.security.twoStep.codesTitle')}
      closeLabel={t('common.close')}
      onClose={onClose}
      className="sm:max-w-130"
    >
      <div className="grid content-start gap-4 px-6 pt-1 pb-6">
        <p className="text-sm text-text-2">{t('member.security.twoStep.codesWhat')}</p>
        <ul
          aria-label={t('member.security.twoStep.codesTitle')}
          className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-md bg-surface-2 px-5 py-4"
        >
          {codes.map((code) => (
            <li key={code} className="num font-semibold">
              {code}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <CopyButton
            text={codes.join('\n')}
            label={t('member.security.twoStep.copyCodes')}
            copied={t('member.security.twoStep.codesCopied')}
          />
          <Button variant="brand" className="ml-auto" data-focus-first onClick={onClose}>
            {t('member.security.twoStep.saved')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

type Values = { loginPassword: string };

type TurnOnProofProps = {
  readonly onStarted: (enrolment: TwoStepEnrolment) => void;
  readonly onClose: () => void;
};

/** The first step: the login password, for a new secret. */
function TurnOnProof({ onStarted, onClose }: TurnOnProofProps) {
  const { t } = useTranslation();
  const { attempt, failure } = useAttempt();
  const form = useForm<Values>({
    resolver: ruleResolver<Values>({ loginPassword: anyPassword }),
    defaultValues: { loginPassword: '' },
  });
  const submit = form.handleSubmit((values) =>
    attempt(
      async () => onStarted(await startTwoStepLogin(values)),
      (error) => tellAtField(form, error, { wrong_password: 'loginPassword' }),
    ),
  );
  return (
    <SecurityForm
      title={t('member.security.twoStep.onTitle')}
      what={t('member.security.twoStep.what')}
      saveLabel={t('member.security.twoStep.next')}
      onSubmit={submit}
      {...{ form, failure, onClose }}
    >
      <LoginPasswordField form={form} name="loginPassword" />
    </SecurityForm>
  );
}
