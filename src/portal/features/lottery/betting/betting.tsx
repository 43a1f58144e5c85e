import { CircleHelp, Shuffle } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetLotteryGame, useListPlayTypes } from '#generated/client/lottery/lottery.ts';
import { useGetMemberInfo } from '#generated/client/member/member.ts';
import type { PlayType } from '#generated/model/index.ts';
import { isTrial, useLoggedIn } from '#portal/access/session.ts';
import { LoadFailed } from '#portal/entities/loading/load-state.tsx';
import { useLanguage } from '#portal/i18n/language.ts';
import { lazyPart } from '#portal/i18n/lazy-part.ts';
import { useMediaQuery } from '#portal/lib/browser-state.ts';
import { sessionStore } from '#portal/lib/storage.ts';
import { buttonClass, IconButton } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { Chip } from '#portal/ui/chip.tsx';
import { Skeleton } from '#portal/ui/loading.tsx';
import { TabPanel, Tabs } from '#portal/ui/tabs.tsx';
import { toast } from '#portal/ui/toast.tsx';
import { useChosenInView, useLottery } from '../use-lottery.ts';
import { BettingSkeleton } from './betting-skeleton.tsx';
import { type BoardPicks, PickRows, usePicks } from './pick-rows.tsx';
import { chanceText, oddsText, percentText, randomPlay } from './play.ts';
import { SlipChase } from './slip-chase.tsx';
import { SlipPanel } from './slip-panel.tsx';
import { StakeBar } from './stake-bar.tsx';
import { type BoardSlip, GUEST, type SlipOf, useBoardSlip } from './use-slip.ts';

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

const Rules = lazyPart(() => import('./rules/rules-modal.tsx').then((part) => part.RulesModal));

/** Guests have no bets, and load no code for them. */
const OwnBets = lazyPart(() => import('./own/own-bets.tsx').then((part) => part.OwnBets));

type BoardProps = SlipOf & {
  readonly picks: BoardPicks;
  /** Undefined while it is unknown whose it is. */
  readonly slip: BoardSlip | undefined;
};

/** The board of a game, the slip beside it, and the own bets below. The chase stands on the board where it has room. */
function Board({ picks: of, slip, plays, detail, draws, ahead }: BoardProps) {
  const { t } = useTranslation();
  const { rulesOf } = useLottery();
  const isMember = useLoggedIn() && !isTrial();
  const isWide = useMediaQuery('(width >= 1024px)');
  const { play, picks, entries, edit } = of;
  const { game } = detail;
  const board = useRef<HTMLDivElement>(null);
  const [turns, setTurns] = useState(0);
  const turnToBoard = () => setTurns(turns + 1);
  // After the sheet of the slip has closed, which gives the focus back.
  useEffect(() => {
    if (turns > 0) board.current?.focus();
  }, [turns]);
  const add = () => {
    if (!slip?.add(entries)) return toast.error(t('betting.sendFirst'));
    of.clear();
    // The button has nothing to add any more, and would lose the focus.
    board.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Card
        ref={board}
        tabIndex={-1}
        role="group"
        aria-label={t('betting.title')}
        className="flex min-w-0 scroll-mt-24 flex-col overflow-clip lg:[grid-area:board]"
      >
        <h2 className="sr-only">{t('betting.title')}</h2>
        <PlayChoice
          plays={plays.playTypes}
          chosen={play}
          onChoose={of.showPlay}
          onRandom={() => of.setPicks(randomPlay(play))}
        >
          <PickRows game={game} play={play} picks={picks} onChange={of.setPicks} />
        </PlayChoice>
        <StakeBar
          play={play}
          detail={detail}
          entries={entries}
          unit={of.unit}
          multiple={of.times}
          onUnit={of.setUnit}
          onMultiple={of.setMultiple}
          onAdd={game.maintenance || slip === undefined ? undefined : add}
        />
        {isWide && slip && (
          <SlipChase slip={slip} className="flex-1 border-t border-line bg-surface-2/45 px-5 py-3.5" />
        )}
      </Card>
      {slip && (
        <SlipPanel
          slip={slip}
          isWide={isWide}
          onEdit={(place) => {
            const line = slip.takeOut(place);
            if (!line) return;
            edit(line);
            turnToBoard();
          }}
          onAgain={turnToBoard}
        />
      )}
      {isMember && (
        <Suspense fallback={<Skeleton className="h-40 rounded-lg lg:[grid-area:own]" />}>
          <OwnBets gameCode={game.gameCode} plays={plays.playTypes} draws={draws} ahead={ahead} />
        </Suspense>
      )}
      {rulesOf !== undefined && (
        <Suspense fallback={null}>
          <Rules plays={plays.playTypes} detail={detail} code={rulesOf} />
        </Suspense>
      )}
    </>
  );
}

type PlayChoiceProps = {
  readonly plays: readonly PlayType[];
  readonly chosen: PlayType;
  readonly onChoose: (playType: string) => void;
  /** Picks every row by chance. */
  readonly onRandom: () => void;
  readonly children: ReactNode;
};

/** The groups of play types as tabs, and the play types of the chosen group with their rule. */
function PlayChoice({ plays, chosen, onChoose, onRandom, children }: PlayChoiceProps) {
  const { t } = useTranslation();
  const { rulesLink } = useLottery();
  const groups = plays.filter(
    ({ playGroup }, index) => plays.findIndex((other) => other.playGroup === playGroup) === index,
  );
  const members = plays.filter(({ playGroup }) => playGroup === chosen.playGroup);
  const chips = useChosenInView<HTMLDivElement>(chosen.playType, '[aria-pressed="true"]');
  const tabs = useChosenInView<HTMLDivElement>(chosen.playGroup, '[aria-selected="true"]');
  const hasRoom = useMediaQuery('(width >= 640px)');
  const openGroup = (group: string) => {
    const first = plays.find(({ playGroup }) => playGroup === group);
    if (first && group !== chosen.playGroup) onChoose(first.playType);
  };
  const how = (
    <Link {...rulesLink(chosen.playType)} preventScrollReset className={buttonClass({ variant: 'ghost', size: 'sm' })}>
      <CircleHelp size={16} aria-hidden="true" />
      {t('betting.how.title')}
    </Link>
  );
  return (
    <>
      <div className="flex items-stretch">
        <div ref={tabs} className="scrollbar-hidden min-w-0 flex-1 overflow-x-auto pl-5 max-sm:pr-5">
          <Tabs
            name="plays"
            label={t('betting.groups')}
            items={groups.map(({ playGroup, groupName }) => ({ id: playGroup, label: groupName }))}
            value={chosen.playGroup}
            onChange={openGroup}
            className="min-w-max"
          />
        </div>
        {hasRoom && <div className="flex flex-none items-center border-b border-line pr-2 pl-1">{how}</div>}
      </div>
      <TabPanel
        name="plays"
        id={chosen.playGroup}
        className="@container grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 px-5 py-3.5"
      >
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
          {/* biome-ignore lint/a11y/useSemanticElements: these are no form fields */}
          <div
            ref={chips}
            role="group"
            aria-label={t('betting.plays')}
            className="-mx-5 flex basis-[calc(100%+40px)] gap-2 overflow-x-auto px-5 py-1.5 sm:contents"
          >
            {members.map(({ playType, labelName }) => (
              <Chip key={playType} selected={playType === chosen.playType} onClick={() => onChoose(playType)}>
                {withoutGroup(labelName, chosen.groupName)}
              </Chip>
            ))}
          </div>
          <span className="ml-auto flex items-center gap-1">
            {chosen.rows.length > 1 && (
              <span className="hidden @min-[516px]:block">
                <IconButton
                  size="sm"
                  label={t('betting.quick.random')}
                  title={t('betting.quick.random')}
                  onClick={onRandom}
                >
                  <Shuffle size={16} aria-hidden="true" />
                </IconButton>
              </span>
            )}
            {!hasRoom && how}
          </span>
        </div>
        <HowItPays play={chosen} />
        {children}
      </TabPanel>
    </>
  );
}

/** When a play type wins, what it pays, how likely that is and what comes back. */
export function HowItPays({ play }: { readonly play: PlayType }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { prices, linesPerCombination, paysPerHit } = play;
  const sorted = [...prices].sort((one, other) => Number(one.odds) - Number(other.odds));
  const [least] = sorted;
  const most = sorted.at(-1);
  if (least === undefined || most === undefined) return null;
  const isOne = least.odds === most.odds;
  const chances = isOne
    ? chanceText(least.hitProbability, locale)
    : `${chanceText(most.hitProbability, locale)} – ${chanceText(least.hitProbability, locale)}`;
  const returns = [...new Set(prices.map(({ returnToPlayer }) => returnToPlayer))].sort((a, b) => a - b);
  const [lowest = 0] = returns;
  const highest = returns.at(-1) ?? lowest;
  const facts = [
    {
      label: t('betting.pays'),
      value: t(paysPerHit ? 'betting.forEach' : 'betting.for', {
        odds: isOne ? oddsText(least.odds, locale) : `${oddsText(least.odds, locale)} – ${oddsText(most.odds, locale)}`,
        count: linesPerCombination,
      }),
    },
    { label: t('betting.chance'), value: chances },
    {
      label: t('betting.return'),
      value:
        lowest === highest
          ? percentText(lowest / 10_000, locale)
          : `${percentText(lowest / 10_000, locale)} – ${percentText(highest / 10_000, locale)}`,
    },
  ];
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-md bg-surface-2 px-3.5 py-2.5 text-sm light:bg-surface-3">
      <p className="grow text-text-1">{play.rule}</p>
      <dl className="flex flex-wrap gap-x-3.5 gap-y-1">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex gap-1">
            <dt className="text-text-2">{label}</dt>
            <dd className="num font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A play type's name below the tab of its group, which already says how it begins. */
function withoutGroup(name: string, group: string): string {
  const rest = name.startsWith(`${group}, `) ? name.slice(group.length + 2) : name;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
