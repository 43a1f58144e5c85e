import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { logout } from '../../../../generated/client/session/session.ts';
import { paths } from '../../access/paths.ts';
import { useSite } from '../../access/site.ts';
import { clearSession } from '../../api/token.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';

/** Asks, ends the session on the server and here, and goes home (HEADER-11, LOGOUT-01 to LOGOUT-04). */
export function SignOut({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const brand = useSite()?.brand.name ?? '';

  function signOut() {
    // The call has taken its token along before this tab forgets it; whether it arrives changes nothing here (LOGOUT-07).
    logout().catch(() => undefined);
    clearSession();
    navigate(paths.root, { replace: true });
    toast.info(t('session.signedOut'));
  }

  return (
    <ConfirmDialog
      title={t('shell.signOut.title', { brand })}
      body={t('shell.signOut.body')}
      cancelLabel={t('shell.signOut.stay')}
      confirmLabel={t('shell.signOut.confirm')}
      onCancel={onClose}
      onConfirm={signOut}
    />
  );
}
