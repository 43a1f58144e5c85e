import { Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListTournaments } from '#generated/client/promotions/promotions.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { Card } from '#portal/ui/card.tsx';
import { EmptyState } from '#portal/ui/state-panel.tsx';
import { TournamentCard } from './tournament-card.tsx';
import { TournamentPlaces } from './tournament-places.tsx';

/** The tournaments, and the places of the one that the address names, or else of the first (MEMBER-14). */
export function Tournaments() {
  const { t } = useTranslation();
  const { params, change } = usePanel();
  const query = useListTournaments();
  if (query.data === undefined) {
    return (
      <Card>
        <LoadState query={query} />
      </Card>
    );
  }
  const { tournaments } = query.data;
  const [first] = tournaments;
  if (first === undefined) {
    return <EmptyState icon={<Trophy size={18} />} title={t('missions.noRaces')} text={t('missions.noRacesText')} />;
  }
  const shown = tournaments.find(({ tournamentId }) => tournamentId === params.get('tournamentId')) ?? first;
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2">
        {tournaments.map((tournament) => (
          <li key={tournament.tournamentId}>
            <TournamentCard
              tournament={tournament}
              isShown={tournament === shown}
              onShow={() => change({ tournamentId: tournament.tournamentId, page: undefined })}
            />
          </li>
        ))}
      </ul>
      <TournamentPlaces key={shown.tournamentId} tournament={shown} />
    </>
  );
}
