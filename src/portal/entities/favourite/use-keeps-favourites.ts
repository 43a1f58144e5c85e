import { useGetMemberInfo } from '#generated/client/member/member.ts';
import { trialType, useLoggedIn } from '../../access/session.ts';
import { sessionStore } from '../../lib/storage.ts';

/**
 * Whether the account of this tab has favourites. Guests and trial accounts have none, nor does an account that is
 * still unknown.
 */
export function useKeepsFavourites(): boolean {
  const loggedIn = useLoggedIn();
  const { data: member } = useGetMemberInfo({ query: { enabled: loggedIn } });
  // After a reload the tab already knows the type, before the server answers.
  const type = member?.type ?? sessionStore.get('isAgent');
  return loggedIn && type !== null && String(type) !== String(trialType);
}
