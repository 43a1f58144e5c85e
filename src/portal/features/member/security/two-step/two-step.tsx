import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  confirmTwoStepLogin,
  disableTwoStepLogin,
  startTwoStepLogin,
} from '#generated/client/member-security/member-security.ts';
import { getListSessionsQueryKey } from '#generated/client/session/session.ts';
import type { TwoStepEnrolment } from '#generated/model/index.ts';
import { ApiError } from '#portal/api/api-error.ts';
import { CopyButton } from '#portal/entities/copy/copy-button.tsx';
import {
  isAppCode,
  isTwoStepCode,
  TwoStepField,
  twoStepCodeOf,
  twoStepRule,
  wrongTwoStepCode,
} from '#portal/entities/verification/two-step-field.tsx';
import { ruleResolver } from '#portal/form/field-rules.ts';
import { tellAtField, useAttempt } from '#portal/form/use-attempt.ts';
import { lazyPart } from '#portal/i18n/lazy-part.ts';
import { Button, buttonClass } from '#portal/ui/button.tsx';
import { Modal } from '#portal/ui/modal.tsx';
import { toast } from '#portal/ui/toast.tsx';
import { anyPassword, LoginPasswordField, SecurityForm } from '../login-password-field.tsx';
import { useKeepTwoStep } from '../use-keep-centre.ts';

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
      form={form}
      failure={failure}
      onClose={onClose}
    >
      <LoginPasswordField form={form} name="loginPassword" />
    </SecurityForm>
  );
}

// Only this dialog draws a code, so its library stays out of the page.
const QrCode = lazyPart(() => import('#portal/entities/qr/qr-code.tsx').then((part) => part.QrCode));

type CodeValues = { totpCode: string };

type AppCodeProps = {
  readonly enrolment: TwoStepEnrolment;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  /** The secret has expired, or too many codes were wrong. */
  readonly onOver: () => void;
  readonly onClose: () => void;
};

const CODE_PX = 176;

/** The second step: the secret goes to the app, whose first code turns two-step login on. */
function AppCode({ enrolment, onConfirmed, onOver, onClose }: AppCodeProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const keep = useKeepTwoStep();
  const { attempt, failure } = useAttempt();
  const { enrolmentId, secret, otpauthUrl } = enrolment;
  const form = useForm<CodeValues>({
    resolver: ruleResolver<CodeValues>({ totpCode: twoStepRule }),
    defaultValues: { totpCode: '' },
  });

  function onError(error: unknown): boolean {
    if (!(error instanceof ApiError) || error.code !== 'not_found') {
      return tellAtField(form, error, { verification_code_wrong: 'totpCode' });
    }
    toast.error(t('member.security.twoStep.over'));
    onOver();
    return true;
  }

  const submit = form.handleSubmit(({ totpCode: typed }) =>
    attempt(async () => {
      const totpCode = twoStepCodeOf(typed);
      if (!isAppCode(totpCode)) throw await wrongTwoStepCode();
      const state = await confirmTwoStepLogin({ enrolmentId, totpCode });
      keep(state);
      void queries.invalidateQueries({ queryKey: getListSessionsQueryKey() });
      onConfirmed(state.recoveryCodes);
    }, onError),
  );

  return (
    <SecurityForm
      title={t('member.security.twoStep.onTitle')}
      what={t('member.security.twoStep.scan')}
      saveLabel={t('member.security.twoStep.turnOn')}
      onSubmit={submit}
      form={form}
      failure={failure}
      onClose={onClose}
    >
      <div className="flex flex-wrap items-center gap-4">
        <div style={{ width: CODE_PX, height: CODE_PX }}>
          <Suspense fallback={null}>
            <QrCode value={otpauthUrl} name={t('member.security.twoStep.code')} size={CODE_PX} />
          </Suspense>
        </div>
        <div className="grid min-w-40 flex-1 justify-items-start gap-2">
          {/* The code cannot be scanned by the phone that shows it. */}
          <a href={otpauthUrl} className={buttonClass({ variant: 'outline', size: 'sm', className: 'lg:hidden' })}>
            {t('member.security.twoStep.openApp')}
          </a>
          <p className="text-sm text-text-2">{t('member.security.twoStep.secret')}</p>
          <p className="num text-sm font-semibold wrap-anywhere select-all">{grouped(secret)}</p>
          <CopyButton
            text={secret}
            label={t('member.security.twoStep.copySecret')}
            copied={t('member.security.twoStep.copied')}
          />
        </div>
      </div>
      <TwoStepField form={form} name="totpCode" appLabel={t('member.security.twoStep.appCode')} />
    </SecurityForm>
  );
}

/** Groups of four are easier to type. */
function grouped(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}

type TurnOffValues = { code: string; loginPassword: string };

const errorFields = { verification_code_wrong: 'code', wrong_password: 'loginPassword' } as const;

/** Turns two-step login off, proven by a code and the login password (MEMBER-22). */
export function TurnOff({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const keep = useKeepTwoStep();
  const { attempt, failure } = useAttempt();
  const form = useForm<TurnOffValues>({
    resolver: ruleResolver<TurnOffValues>({ code: twoStepRule, loginPassword: anyPassword }),
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
      form={form}
      failure={failure}
      onClose={onClose}
    >
      <TwoStepField form={form} name="code" />
      <LoginPasswordField form={form} name="loginPassword" />
    </SecurityForm>
  );
}
