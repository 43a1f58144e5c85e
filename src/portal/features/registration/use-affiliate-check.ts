import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getCheckAffiliateCodeQueryOptions } from '../../../../generated/client/registration/registration.ts';
import { useLoggedIn } from '../../access/session.ts';
import { pageHost } from '../../lib/page-host.ts';

/**
 * Asks the server whether an affiliate code is valid (REGISTER-18): once for a code that is, because the server counts the
 * visits of an agent's link by it. So that of the address is asked about when the form opens.
 */
export function useAffiliateCheck(codeOfAddress: string | undefined): (code: string) => Promise<void> {
  const queries = useQueryClient();
  // Who has just registered is no new visitor.
  const isGuest = !useLoggedIn();
  useEffect(() => {
    if (isGuest && codeOfAddress !== undefined) void queries.prefetchQuery(checkOf(codeOfAddress));
  }, [queries, isGuest, codeOfAddress]);
  return async (code) => {
    await queries.fetchQuery(checkOf(code));
  };
}

function checkOf(code: string) {
  const lasting = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };
  return { ...getCheckAffiliateCodeQueryOptions({ code, domain: pageHost() }), ...lasting, retry: false };
}
