import { useGetProfile } from '../../../../../generated/client/member/member.ts';
import { LoadFailed } from '../../../entities/centre/load-failed.tsx';
import { RowSkeletons } from '../../../entities/centre/row-skeletons.tsx';
import { Card } from '../../../ui/card.tsx';
import { ProfileForm } from './profile-form.tsx';

/** `profile`: what the member tells about itself (MEMBER-18). */
export function ProfilePage() {
  const { data, error, isFetching, refetch } = useGetProfile();
  if (data) return <ProfileForm profile={data} />;
  return (
    <Card>
      {error ? <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} /> : <RowSkeletons />}
    </Card>
  );
}
