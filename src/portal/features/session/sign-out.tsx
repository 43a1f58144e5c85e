import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../access/paths.ts';
import { leaveSession } from '../../access/session.ts';
import { useSite } from '../../access/site.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.tsx';

/** Asks, ends the session on the server and here, and goes home (HEADER-11, LOGOUT-01 to LOGOUT-04). */
export function SignOut({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const brand = useSite()?.brand.name ?? '';

  function signOut() {
    leaveSession();
    navigate(paths.home, { replace: true });
    toast.info(t('shell.signOut.done'));
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
