import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetLotteryGame, useListPlayTypes } from '#generated/client/lottery/lottery.ts';
import { useGetMemberInfo } from '#generated/client/member/member.ts';
import type { PlayType } from '#generated/model/index.ts';
import { useLoggedIn } from '#portal/access/session.ts';
import { LoadFailed } from '#portal/entities/loading/load-state.tsx';
import { sessionStore } from '#portal/lib/storage.ts';
import { Card } from '#portal/ui/card.tsx';
import { BettingSkeleton } from './betting-skeleton.tsx';
import { Board } from './board.tsx';
import { type BoardSlip, type SlipOf, useBoardSlip } from './use-board-slip.ts';
import { usePicks } from './use-picks.ts';
import { GUEST } from './use-slip.ts';

export type BettingProps = Pick<SlipOf, 'draws' | 'ahead'> & { readonly gameCode: string };

/** Betting on a game: the board with its play types, the slip, and the own bets, as parts of the page's columns. */
export function Betting({ gameCode, draws, ahead }: BettingProps) {
  const { t } = useTranslation();
  const plays = useListPlayTypes(gameCode);
  const detail = useGetLotteryGame(gameCode);
  const failed = plays.error ?? detail.error;
  if (plays.data && detail.data) {
    const [first] = plays.data.playTypes;
    return first && <Boards plays={plays.data} detail={detail.data} draws={draws} ahead={ahead} first={first} />;
  }
  if (!failed) return <BettingSkeleton />;
  return (
    <Card className="lg:[grid-area:board]">
      <LoadFailed
        title={t('betting.failed')}
        error={failed}
        busy={plays.isFetching || detail.isFetching}
        onRetry={() => {
          void plays.refetch();
          void detail.refetch();
        }}
      />
    </Card>
  );
}

/** The board with the slip of whoever plays. The picks stay when that changes. */
function Boards({ first, ...of }: SlipOf & { readonly first: PlayType }) {
  const owner = useOwner();
  const picks = usePicks(of.plays, of.detail, first);
  if (owner === undefined) return <Board {...of} picks={picks} slip={undefined} />;
  return (
    <WithSlip key={owner} owner={owner} of={of}>
      {(slip) => <Board {...of} picks={picks} slip={slip} />}
    </WithSlip>
  );
}

type WithSlipProps = {
  readonly owner: string;
  readonly of: SlipOf;
  readonly children: (slip: BoardSlip) => ReactNode;
};

function WithSlip({ owner, of, children }: WithSlipProps) {
  return children(useBoardSlip(of, owner));
}

/** Whose slip it is; undefined while the account of a session is still unknown. */
function useOwner(): string | undefined {
  const loggedIn = useLoggedIn();
  const { data: member } = useGetMemberInfo({ query: { enabled: loggedIn } });
  return loggedIn ? (member?.account ?? sessionStore.get('account') ?? undefined) : GUEST;
}
