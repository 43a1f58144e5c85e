import { useGetProfile } from '../../../../../generated/client/member/member.ts';
import { LoadState } from '../../../entities/loading/load-state.tsx';
import { Card } from '../../../ui/card.tsx';
import { ProfileForm } from './profile-form.tsx';

/** `profile`: what the member tells about itself (MEMBER-18). */
export function ProfilePage() {
  const query = useGetProfile();
  if (query.data) return <ProfileForm profile={query.data} />;
  return (
    <Card>
      <LoadState query={query} />
    </Card>
  );
}
