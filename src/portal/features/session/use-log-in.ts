import { useQueryClient } from '@tanstack/react-query';
import { login } from '../../../../generated/client/session/session.ts';
import { useFlag } from '../../access/site.ts';
import { type Credentials, forget, remember } from './remembered.ts';
import { startSession } from './start-session.ts';

/** Logs in by username. Rejects with the server's error; then nothing has changed. */
export function useLogIn(): (credentials: Credentials, keep: boolean) => Promise<void> {
  const queries = useQueryClient();
  const expiryCounts = useFlag('PWDEXPFORCECHANGE3');
  return async (credentials, keep) => {
    const result = await login({ type: 'username', ...credentials });
    if (keep) await remember(credentials);
    else forget(credentials.username);
    await startSession(queries, result, result.passwordDefault || (result.passwordExpired && expiryCounts));
  };
}
