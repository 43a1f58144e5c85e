import { useGetAccountRules } from '#generated/client/agent/agent.ts';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { AccountForm } from './account-form.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkList } from './link-list.tsx';

/** `agentAccountRegistration`: accounts that the agent makes, and links by which people register (AGENT-04). */
export function RegistrationPage() {
  const query = useGetAccountRules();
  const rules = query.data;
  return (
    <div className="grid gap-4">
      {rules ? (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <AccountForm rules={rules} />
          <LinkForm rules={rules} />
        </div>
      ) : (
        <LoadState query={query} />
      )}
      <LinkList />
    </div>
  );
}
