import { useGetProfile } from '../../../../../generated/client/member-profile/member-profile.ts';
import { LoadState } from '../../../entities/loading/load-state.tsx';
import { RowSkeletons } from '../../../entities/loading/row-skeletons.tsx';
import { Card } from '../../../ui/card.tsx';
import { LimitsSection } from '../limits/limits-section.tsx';
import { ProfileForm } from './profile-form.tsx';

/** `profile`: what the member tells about itself, and what keeps its play within bounds (MEMBER-18, MEMBER-22). */
export function ProfilePage() {
  const query = useGetProfile();
  return (
    <div className="grid gap-8">
      {query.data ? (
        <ProfileForm profile={query.data} />
      ) : (
        <Card>
          <LoadState query={query} skeleton={<RowSkeletons rows={16} />} />
        </Card>
      )}
      <LimitsSection />
    </div>
  );
}
