import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFlag, useSite } from '../../access/site.ts';
import { FailureNote } from '../../entities/session/failure-note.tsx';
import { useAttempt } from '../../form/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { SocialIcon } from '../../ui/social-icon.tsx';
import type { LoginDone } from './login-done.ts';
import { useReturnedSignIn, useSocialLogin } from './social/use-social-login.ts';
import { useFreePlay } from './use-free-play.ts';
import type { RunTwoStep } from './use-two-step.tsx';

type OtherWaysProps = { readonly onDone: LoginDone; readonly runTwoStep: RunTwoStep };

/** The logins without typing: providers, each if the site has it, and trial play (LOGIN-11, LOGIN-12). */
export function OtherWays({ onDone, runTwoStep }: OtherWaysProps) {
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
