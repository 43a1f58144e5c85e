import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../access/paths.ts';
import { toast } from '../../ui/toast.ts';

/** After a login that the user began: home, in place of the entry that asked for the login (LOGIN-17). */
export function useGoHome(): () => void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return () => {
    navigate(paths.root, { replace: true });
    toast.success(t('common.loggedIn'));
  };
}
