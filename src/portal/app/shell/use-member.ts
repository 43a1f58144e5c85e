import { useGetMemberInfo } from '#generated/client/member/member.ts';
import { AgentType, type MemberInfo } from '#generated/model/index.ts';
import { useLoggedIn } from '../../access/session.ts';
import { sessionStore } from '../../lib/storage.ts';

/** The logged-in member. The nickname is known at once, from the last answer stored in this tab. */
export function useMember(): { readonly nickname: string; readonly info: MemberInfo | undefined } {
  const info = useGetMemberInfo({ query: { enabled: useLoggedIn() } }).data;
  return { nickname: info?.nickname ?? sessionStore.get('nickname') ?? '', info };
}

/** The type of the logged-in account. Uses the last answer stored in this tab until a new one arrives. */
export function useAccountType(): AgentType | undefined {
  const loggedIn = useLoggedIn();
  const { info } = useMember();
  if (!loggedIn) return undefined;
  const kept = sessionStore.get('isAgent');
  return info?.type ?? Object.values(AgentType).find((type) => String(type) === kept);
}

/** The account types with an agent centre (AGENT-15): general agent, agent, promoter, sub-promoter. */
export const agentTypes: ReadonlySet<AgentType> = new Set<AgentType>([1, 2, 41, 42]);
