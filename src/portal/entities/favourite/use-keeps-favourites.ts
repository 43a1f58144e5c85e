import { useGetMemberInfo } from '../../../../generated/client/member/member.ts';
import { trialType, useLoggedIn } from '../../access/session.ts';
import { sessionStore } from '../../lib/storage.ts';

/** Whether the account of this tab has favourites: not for guests, nor for trial accounts, nor before it is known. */
export function useKeepsFavourites(): boolean {
  const loggedIn = useLoggedIn();
  const { data: member } = useGetMemberInfo({ query: { enabled: loggedIn } });
  // After a reload the tab knows the type before the server has said it again.
  const type = member?.type ?? sessionStore.get('isAgent');
  return loggedIn && type !== null && String(type) !== String(trialType);
}
