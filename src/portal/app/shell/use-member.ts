import { useGetMemberInfo } from '#generated/client/member/member.ts';
import type { MemberInfo } from '#generated/model/index.ts';
import { useLoggedIn } from '../../access/session.ts';
import { sessionStore } from '../../lib/storage.ts';

/** The logged-in member. The nickname is known at once, from the last answer stored in this tab. */
export function useMember(): { readonly nickname: string; readonly info: MemberInfo | undefined } {
  const info = useGetMemberInfo({ query: { enabled: useLoggedIn() } }).data;
  return { nickname: info?.nickname ?? sessionStore.get('nickname') ?? '', info };
}
