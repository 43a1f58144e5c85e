import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { paths, safeRedirect } from '../../access/paths.ts';
import { useSite } from '../../access/site.ts';
import { getToken } from '../../api/token.ts';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { LoginArt } from './login-art.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginReason } from './login-reason.tsx';

/** The login as a page of its own (ROUTE-27). Afterwards one goes to `redirect`, a path of this portal, else home. */
export function LoginPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const guarded = useSite()?.settings.loginedToHomePage ?? true;
  const redirect = params.get('redirect');
  const target = safeRedirect(redirect);
  // Only who comes already logged in is sent on; a login made here finishes first.
  const [wasLoggedIn] = useState(() => getToken() !== null);
  if (wasLoggedIn) return <Navigate to={target} replace />;

  function onDone() {
    navigate(target, { replace: true });
    toast.success(t('session.loggedIn'));
  }

  return (
    <div className="mx-auto grid max-w-304 gap-6 lg:min-h-190 lg:grid-cols-[minmax(0,520px)_minmax(0,1fr)]">
      <Card className="grid content-start gap-4.5 px-5 pt-7.5 pb-6.5 sm:px-10">
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
        {redirect !== null && <LoginReason />}
        <LoginForm onDone={onDone} />
      </Card>
      <LoginArt large className="rounded-xl max-lg:hidden" />
    </div>
  );
}
