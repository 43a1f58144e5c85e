import { Play, Smartphone, User } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlag, useSite } from '../../access/site.ts';
import { FailureNote } from '../../entities/session/failure-note.tsx';
import { draftOf, keepDraft } from '../../form/drafts.ts';
import { useAttempt } from '../../form/use-attempt.ts';
import { lazyPart } from '../../i18n/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SocialIcon } from '../../ui/social-icon.tsx';
import { useReturnedSignIn, useSocialLogin } from './social/use-social-login.ts';
import type { LoginDone } from './use-enter.ts';
import { useFreePlay } from './use-free-play.ts';
import { type RunTwoStep, useTwoStep } from './use-two-step.tsx';
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

type OtherWaysProps = { readonly onDone: LoginDone; readonly runTwoStep: RunTwoStep };

/** The logins without typing: providers, each if the site has it, and trial play (LOGIN-11, LOGIN-12). */
function OtherWays({ onDone, runTwoStep }: OtherWaysProps) {
  const { t } = useTranslation();
  const providers = useSite()?.socialLogin;
  const offersTrial = useFlag('FREEPLAY3');
  const { attempt, failure } = useAttempt();
  const freePlay = useFreePlay();
  const social = useSocialLogin(onDone, runTwoStep);
  useReturnedSignIn(social.complete, attempt);
  if (!providers?.google && !providers?.facebook && !offersTrial) return null;

  const startTrial = () =>
    attempt(async () => {
      await freePlay.start();
      onDone();
    });
  return (
    <>
      <p className="flex items-center gap-3 text-xs text-text-3 before:h-px before:flex-1 before:bg-line-strong after:h-px after:flex-1 after:bg-line-strong">
        {t('session.or')}
      </p>
      <div className="flex flex-wrap gap-2 *:flex-auto">
        {providers?.google && (
          <Button loading={social.running === 'google'} onClick={() => void attempt(() => social.start('google'))}>
            <GoogleIcon />
            Google
          </Button>
        )}
        {providers?.facebook && (
          <Button loading={social.running === 'facebook'} onClick={() => void attempt(() => social.start('facebook'))}>
            <SocialIcon network="FACEBOOK" />
            Facebook
          </Button>
        )}
        {offersTrial && (
          <Button loading={freePlay.starting} onClick={() => void startTrial()}>
            <Play size={16} aria-hidden="true" />
            {t('session.freeTrial')}
          </Button>
        )}
      </div>
      {failure !== undefined && <FailureNote error={failure} onRetry={() => void startTrial()} />}
    </>
  );
}

/** A plain G in the current colour. Decoration: the button around it carries the name. */
function GoogleIcon() {
  return (
    <svg viewBox="0 0 24 24" width="17" height="17" fill="currentColor" aria-hidden="true">
      <path d="M22 10.2H12v3.9h5.7A6.1 6.1 0 1 1 16 7.4l2.8-2.8a10 10 0 1 0 3.2 5.6Z" />
    </svg>
  );
}
