import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { confirmTwoStepLogin } from '#generated/client/member-security/member-security.ts';
import { getListSessionsQueryKey } from '#generated/client/session/session.ts';
import type { TwoStepEnrolment } from '#generated/model/index.ts';
import { ApiError } from '#portal/api/api-error.ts';
import { CopyButton } from '#portal/entities/copy/copy-button.tsx';
import {
  isAppCode,
  TwoStepField,
  twoStepCodeOf,
  twoStepRule,
  wrongTwoStepCode,
} from '#portal/entities/verification/two-step-field.tsx';
import { ruleResolver } from '#portal/form/field-rules.ts';
import { tellAtField, useAttempt } from '#portal/form/use-attempt.ts';
import { lazyPart } from '#portal/i18n/lazy-part.ts';
import { buttonClass } from '#portal/ui/button.tsx';
import { toast } from '#portal/ui/toast.tsx';
import { SecurityForm } from '../login-password-field.tsx';
import { useKeepTwoStep } from '../use-keep-centre.ts';

// Only this dialog draws a code, so its library stays out of the page.
const QrCode = lazyPart(() => import('#portal/entities/qr/qr-code.tsx').then((part) => part.QrCode));

type Values = { totpCode: string };

type AppCodeProps = {
  readonly enrolment: TwoStepEnrolment;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  /** The secret has expired, or too many codes were wrong. */
  readonly onOver: () => void;
  readonly onClose: () => void;
};

const CODE_PX = 176;

/** The second step: the secret goes to the app, whose first code turns two-step login on. */
export function AppCode({ enrolment, onConfirmed, onOver, onClose }: AppCodeProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const keep = useKeepTwoStep();
  const { attempt, failure } = useAttempt();
  const { enrolmentId, secret, otpauthUrl } = enrolment;
  const form = useForm<Values>({
    resolver: ruleResolver<Values>({ totpCode: twoStepRule }),
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
      {...{ form, failure, onClose }}
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
