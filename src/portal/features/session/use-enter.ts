import { useQueryClient } from '@tanstack/react-query';
import type { LoginResult } from '#generated/model/index.ts';
import { isOn, siteQuery } from '../../access/site.ts';
import type { ModalName } from '../../access/use-modals.ts';
import { noteLogin } from '../../entities/session/just-logged-in.ts';
import { startSession } from '../../entities/session/start-session.ts';
import { isPasswordDue, type LoginWay, modalAfter } from './next-modal.ts';

/** Begins the session of a login and returns the next modal (LOGIN-15 to LOGIN-21). */
export function useEnter() {
  const queries = useQueryClient();
  return async (result: LoginResult, way: LoginWay, password?: string): Promise<ModalName> => {
    // Requested here, because a login by ticket may be faster than the site's config.
    const site = await queries.ensureQueryData(siteQuery()).catch(() => undefined);
    const due = isPasswordDue(result, way, isOn(site?.info.whitelabel ?? [], 'PWDEXPFORCECHANGE3'));
    await startSession(queries, result, due);
    noteLogin({ password, lastLogin: result.lastLogin });
    return modalAfter(result, due);
  };
}
