import { AgentType } from '#generated/model/index.ts';
import { useLoggedIn } from '../../access/session.ts';
import { sessionStore } from '../../lib/storage.ts';
import { useMember } from '../shell/use-member.ts';

/** The type of the logged-in account. Uses the last answer stored in this tab until a new one arrives. */
export function useAccountType(): AgentType | undefined {
  const loggedIn = useLoggedIn();
  const { info } = useMember();
  if (!loggedIn) return undefined;
  const kept = sessionStore.get('isAgent');
  return info?.type ?? Object.values(AgentType).find((type) => String(type) === kept);
}
