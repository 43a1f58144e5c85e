import { CircleHelp, Shuffle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PlayType } from '#generated/model/index.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { useMediaQuery } from '#portal/lib/browser-state.ts';
import { buttonClass, IconButton } from '#portal/ui/button.tsx';
import { Chip } from '#portal/ui/chip.tsx';
import { TabPanel, Tabs } from '#portal/ui/tabs.tsx';
import { useChosenInView } from '../use-chosen-in-view.ts';
import { useLottery } from '../use-lottery.ts';
import { chanceText, oddsText, percentText } from './chance-text.ts';

type PlayChoiceProps = {
  readonly plays: readonly PlayType[];
  readonly chosen: PlayType;
  readonly onChoose: (playType: string) => void;
  /** Picks every row by chance. */
  readonly onRandom: () => void;
  readonly children: ReactNode;
};

/** The groups of play types as tabs, and the play types of the chosen group with their rule. */
export function PlayChoice({ plays, chosen, onChoose, onRandom, children }: PlayChoiceProps) {
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
