import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { paths, safeRedirect } from '../../access/paths.ts';
import { useWasLoggedIn } from '../../access/session.ts';
import { useFlag, useSite } from '../../access/site.ts';
import { useAddress } from '../../access/use-address.ts';
import type { ModalName } from '../../access/use-modals.ts';
import { LoginArt } from '../../entities/session/login-art.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginReason } from './login-reason.tsx';
import { useGoTo } from './use-enter.ts';

/** The login as a page of its own (ROUTE-27). Afterwards one goes to `redirect`, a path of this portal, else home. */
export function LoginPage() {
  const { t } = useTranslation();
  const goTo = useGoTo();
  const offersRegistration = useFlag('DIRECTREG3');
  const [params] = useAddress();
  const guarded = useSite()?.settings.loginedToHomePage ?? true;
  const redirect = params.get('redirect');
  const target = safeRedirect(redirect);
  // Redirects only visitors who were logged in before; a login made here finishes first.
  const wasLoggedIn = useWasLoggedIn();
  if (wasLoggedIn) return <Navigate to={target} replace />;

  function onDone(next?: ModalName) {
    void goTo(target, next);
    if (!next) toast.success(t('common.loggedIn'));
  }

  const register = offersRegistration && (
    <Link to={paths.register} className="target font-semibold text-brand-text underline-offset-2 hover:underline">
      {t('session.createAccount')}
    </Link>
  );

  return (
    <div className="mx-auto grid max-w-304 grid-cols-1 gap-6 lg:min-h-190 lg:grid-cols-[minmax(0,520px)_minmax(0,1fr)]">
      <Card className="grid grid-cols-1 content-start gap-4.5 px-5 pt-7.5 pb-6.5 sm:px-10">
        <div>
          {!guarded && (
            <Link
              to={paths.home}
              className="target inline-flex h-6 items-center gap-1.5 text-sm font-medium text-text-2"
            >
              <ArrowLeft size={16} aria-hidden="true" />
              {t('session.back')}
            </Link>
          )}
          <h1 className="display mt-2.5 text-3xl">{t('session.title')}</h1>
        </div>
        <LoginReason demanded={redirect !== null} />
        <LoginForm onDone={onDone} register={register || undefined} />
      </Card>
      <LoginArt large className="rounded-xl max-lg:hidden" />
    </div>
  );
}
