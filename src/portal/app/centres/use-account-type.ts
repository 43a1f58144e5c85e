import { AgentType } from '../../../../generated/client/model/index.ts';
import { useLoggedIn } from '../../access/session.ts';
import { sessionStore } from '../../lib/storage.ts';
import { useMember } from '../shell/use-member.ts';

/** Of which type the account is that is logged in: from the last answer that this tab kept, until there is a new one. */
export function useAccountType(): AgentType | undefined {
  const loggedIn = useLoggedIn();
  const { info } = useMember();
  if (!loggedIn) return undefined;
  const kept = sessionStore.get('isAgent');
  return info?.type ?? Object.values(AgentType).find((type) => String(type) === kept);
}
