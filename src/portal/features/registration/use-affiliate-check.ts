import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { getCheckAffiliateCodeQueryOptions } from '#generated/client/registration/registration.ts';
import { useLoggedIn } from '../../access/session.ts';
import { ApiError } from '../../api/api-error.ts';
import { pageHost } from '../../lib/page-host.ts';

/**
 * Asks the server whether an affiliate code is valid (REGISTER-18): once for a code that is, because the server counts the
 * visits of an agent's link by it. So that of the address is asked about when the form opens, and `onRefused` told at once.
 */
export function useAffiliateCheck(
  codeOfAddress: string | undefined,
  onRefused: () => void,
): (code: string) => Promise<void> {
  const queries = useQueryClient();
  // Who has just registered is no new visitor.
  const isGuest = !useLoggedIn();
  // Any other failure is told by the check before the registration.
  const hear = useEffectEvent((error: unknown) => {
    if (error instanceof ApiError && error.code === 'invitation_code_error') onRefused();
  });
  useEffect(() => {
    if (isGuest && codeOfAddress !== undefined) queries.fetchQuery(checkOf(codeOfAddress)).catch(hear);
  }, [queries, isGuest, codeOfAddress]);
  return async (code) => {
    await queries.fetchQuery(checkOf(code));
  };
}

function checkOf(code: string) {
  const lasting = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };
  return { ...getCheckAffiliateCodeQueryOptions({ code, domain: pageHost() }), ...lasting, retry: false };
}
