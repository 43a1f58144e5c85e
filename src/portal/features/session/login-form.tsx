import { Smartphone, User } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlag } from '../../access/site.ts';
import { draftOf, keepDraft } from '../../form/drafts.ts';
import { lazyPart } from '../../i18n/lazy-part.ts';
import { Skeleton } from '../../ui/loading.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import type { LoginDone } from './login-done.ts';
import { OtherWays } from './other-ways.tsx';
import { useTwoStep } from './use-two-step.tsx';
import { UsernameLogin } from './username-login.tsx';

const SmsLogin = lazyPart(() => import('./sms-login.tsx').then((part) => part.SmsLogin));

type LoginFormProps = {
  readonly onDone: LoginDone;
  /** Leads to the registration; undefined if it is off. */
  readonly register?: ReactNode | undefined;
};

const DRAFT = 'login';

/** Every way in: by username, by a code, through others, as a trial. */
export function LoginForm({ onDone, register }: LoginFormProps) {
  const { t } = useTranslation();
  const offersSms = useFlag('MOBILEVERCODELOGIN3');
  const [bySms, setBySms] = useState(() => draftOf(DRAFT)['bySms'] === true);
  const [wasSms, setWasSms] = useState(bySms);
  useEffect(() => () => keepDraft(DRAFT, { bySms }), [bySms]);
  const twoStep = useTwoStep();
  if (twoStep.step) return twoStep.step;
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      {offersSms && (
        <Segmented
          label={t('session.loginWays')}
          value={bySms ? 'sms' : 'username'}
          onChange={(way) => {
            setBySms(way === 'sms');
            setWasSms(wasSms || way === 'sms');
          }}
          options={[
            { value: 'username', label: <Way icon={<User size={16} />} text={t('session.byUsername')} /> },
            { value: 'sms', label: <Way icon={<Smartphone size={16} />} text={t('session.bySms')} /> },
          ]}
        />
      )}
      {/* both stay, so that a change of the way loses nothing */}
      <div hidden={bySms && offersSms}>
        <UsernameLogin onDone={onDone} />
      </div>
      {offersSms && wasSms && (
        <div hidden={!bySms}>
          <Suspense fallback={<Skeleton className="h-56 rounded-lg" />}>
            <SmsLogin onDone={onDone} />
          </Suspense>
        </div>
      )}
      <OtherWays onDone={onDone} runTwoStep={twoStep.run} />
      {register && (
        <p className="text-center text-sm text-text-2">
          {t('session.newHere')} {register}
        </p>
      )}
      <p className="text-center text-xs text-text-3">{t('session.adultsOnly')}</p>
    </div>
  );
}

function Way({ icon, text }: { readonly icon: ReactNode; readonly text: string }) {
  return (
    <>
      {icon}
      {text}
    </>
  );
}
