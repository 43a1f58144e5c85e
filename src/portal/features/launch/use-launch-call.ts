import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLaunchGame } from '../../../../generated/client/catalogue/catalogue.ts';
import { getGetMemberInfoQueryOptions } from '../../../../generated/client/member/member.ts';
import { siteQuery } from '../../access/site.ts';
import { getToken } from '../../api/token.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { sessionStore } from '../../lib/storage.ts';
import { launchPayload } from './launch-payload.ts';
import type { LaunchTarget } from './launch-target.ts';

/** What became of the launch. */
export type LaunchState =
  | { readonly kind: 'busy' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'launched'; readonly answer: Launched };

export type Launched = Awaited<ReturnType<ReturnType<typeof useLaunchCall>['ask']>>;

/** Asks the server for a launch. Each answer opens a game once, so nothing of it is kept. */
export function useLaunchCall(target: LaunchTarget, gameId: string | undefined) {
  const queries = useQueryClient();
  const { mutateAsync } = useLaunchGame();
  const ask = useCallback(async () => {
    const site = await queries.ensureQueryData(siteQuery());
    // Kept with the login; gone where the browser refuses to keep anything.
    const account =
      sessionStore.get('account') ?? (await queries.ensureQueryData(getGetMemberInfoQueryOptions())).account;
    const player = {
      username: account,
      token: getToken() ?? '',
      merchantCode: site.info.brand.merchantCode,
      language: currentLanguage(),
    };
    return mutateAsync({ data: launchPayload(target, gameId, player) });
  }, [queries, mutateAsync, target, gameId]);
  return { ask };
}

/** Launches at once, and again when it is told to. `again` answers with the next launch. */
export function useLaunched(target: LaunchTarget, gameId: string | undefined) {
  const { ask } = useLaunchCall(target, gameId);
  const [state, setState] = useState<LaunchState>({ kind: 'busy' });
  const run = useRef(0);
  const launch = useCallback(async () => {
    run.current += 1;
    const own = run.current;
    setState({ kind: 'busy' });
    const next: LaunchState = await ask().then(
      (answer) => ({ kind: 'launched', answer }) as const,
      (error: unknown) => ({ kind: 'failed', error }) as const,
    );
    // An answer that came after a later question is no answer to it.
    if (own === run.current) setState(next);
  }, [ask]);
  useEffect(() => {
    void launch();
    return () => {
      run.current += 1;
    };
  }, [launch]);
  return { state, again: () => void launch(), ask };
}
