import { useState } from 'react';
import { i18n } from '../../i18n/i18n.ts';
import { toast } from '../../ui/toast.ts';
import { isReachable, reload } from './renewal.ts';

/** Begins the page anew once the site can be reached; until then it stays, and says so. */
export function useRetry() {
  const [trying, setTrying] = useState(false);
  async function retry() {
    setTrying(true);
    if (await isReachable()) {
      reload();
      return;
    }
    setTrying(false);
    toast.error(i18n.t('errors.connection'));
  }
  return { trying, retry: () => void retry() };
}
