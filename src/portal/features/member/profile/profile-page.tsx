import { useGetProfile } from '#generated/client/member-profile/member-profile.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { LoadState, RowSkeletons } from '#portal/entities/loading/load-state.tsx';
import { Card } from '#portal/ui/card.tsx';
import { LimitsSection } from '../limits/limits-section.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The pages that ask for the profile first. They name themselves in `for`, and get the member back. */
const askers: readonly (string | null)[] = ['depositv2', 'withdraw'];

/** `profile`: what the member tells about itself, and what keeps its play within bounds (MEMBER-18, MEMBER-22). */
export function ProfilePage() {
  const query = useGetProfile();
  const { params, show } = usePanel();
  const asker = params.get('for');
  return (
    <div className="grid gap-8">
      {query.data ? (
        <ProfileForm profile={query.data} onSaved={() => asker !== null && askers.includes(asker) && show(asker)} />
      ) : (
        <Card>
          <LoadState query={query} skeleton={<RowSkeletons rows={16} />} />
        </Card>
      )}
      <LimitsSection />
    </div>
  );
}
