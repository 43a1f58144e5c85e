import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../access/paths.ts';
import { toast } from '../../ui/toast.tsx';

/** Goes home after a login that the user began and replaces the login's history entry (LOGIN-17). */
export function useGoHome(): () => void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return () => {
    navigate(paths.home, { replace: true });
    toast.success(t('common.loggedIn'));
  };
}
