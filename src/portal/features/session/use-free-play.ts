import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../access/paths.ts';
import { ApiError } from '../../api/api-error.ts';
import { loadPart } from '../../lib/loading.ts';
import { toast } from '../../ui/toast.tsx';

/** Begins a trial account. `start` rejects with the reason it did not; a second call meanwhile joins the first. */
export function useFreePlay(): { readonly start: () => Promise<void>; readonly starting: boolean } {
  const queries = useQueryClient();
  const running = useRef<Promise<void>>(undefined);
  const [starting, setStarting] = useState(false);

  async function run() {
    setStarting(true);
    try {
      const { beginTrial } = await loadBeginTrial();
      await beginTrial(queries);
    } finally {
      running.current = undefined;
      setStarting(false);
    }
  }

  return {
    starting,
    start: () => {
      running.current ??= run();
      return running.current;
    },
  };
}

/** Loaded on demand: few visitors begin a trial. */
function loadBeginTrial() {
  return loadPart(() => import('./begin-trial.ts')).catch(() => {
    throw new ApiError('connection', 0);
  });
}

/** Goes home after a login that the user began and replaces the login's history entry (LOGIN-17). */
export function useGoHome(): () => void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return () => {
    navigate(paths.home, { replace: true });
    toast.success(t('common.loggedIn'));
  };
}
