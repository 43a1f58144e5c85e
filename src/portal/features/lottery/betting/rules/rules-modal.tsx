import { useTranslation } from 'react-i18next';
import type { LotteryGameDetail, PickRow, PlayType } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import { useMoneyUnit } from '#portal/entities/money/amount.tsx';
import { type Fact, Facts } from '#portal/entities/money/facts.tsx';
import { useLanguage } from '#portal/i18n/language.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { Modal } from '#portal/ui/modal.tsx';
import { useLottery } from '../../use-lottery.ts';
import { chanceText, figuresOf, oddsText, offeredBy, percentText } from '../play.ts';

type RulesModalProps = {
  readonly plays: readonly PlayType[];
  readonly detail: LotteryGameDetail;
  /** The play type that the address names. */
  readonly code: string;
};

/** The rules of a play type over the page, at an address of their own. */
export function RulesModal({ plays, detail, code }: RulesModalProps) {
  const { t } = useTranslation();
  const { showRules, closeRules } = useLottery();
  const play = plays.find(({ playType }) => playType === code);
  const { gameName } = detail.game;
  return (
    <Modal
      title={t('betting.rules.title', { game: gameName })}
      closeLabel={t('common.close')}
      onClose={closeRules}
      className="sm:min-h-0 sm:w-modal"
    >
      <div className="grid gap-4 px-6 pb-6">
        <FilterSelect
          label={t('betting.rules.bet')}
          value={play?.playType}
          options={plays.map(({ playType, labelName }) => ({ value: playType, label: labelName }))}
          all={play ? undefined : t('betting.rules.choose')}
          onChange={(next) => next && showRules(next)}
          className="min-w-0 justify-self-start"
        />
        {play ? <PlayRules play={play} detail={detail} /> : <p>{t('betting.rules.unknown', { game: gameName })}</p>}
      </div>
    </Modal>
  );
}

type PlayRulesProps = { readonly play: PlayType; readonly detail: LotteryGameDetail };

/** When a play type wins, an example, its odds and chances, and its limits. */
export function PlayRules({ play, detail }: PlayRulesProps) {
  const { t } = useTranslation();
  const limits = useLimits(play, detail);
  return (
    <>
      <p>{play.rule}</p>
      <Example play={play} unit={detail.units[0] ?? '1.00'} />
      <PriceTable play={play} />
      <p className="text-sm text-text-2">{t('betting.how.return')}</p>
      <h3 className="title">{t('betting.rules.limits')}</h3>
      <Facts facts={limits} />
    </>
  );
}

/** What each pick pays, how likely it is and what comes back; one row where all picks have one price. */
function PriceTable({ play }: { readonly play: PlayType }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const options = play.rows.flatMap((row) => row.options);
  const nameOf = (option: string | null) =>
    option === null ? t('betting.rules.eachPick') : (options.find(({ value }) => value === option)?.label ?? option);
  const pays = play.paysPerHit ? 'betting.forEach' : 'betting.for';
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t('betting.how.title')}</caption>
      <thead>
        <tr className="text-text-2">
          <th scope="col" className="py-1.5 pr-3 text-left font-medium">
            {t('betting.rules.pick')}
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-medium">
            {t('betting.pays')}
          </th>
          {/* No wider than needed, which leaves the room to the pick and what it pays. */}
          {[t('betting.chance'), t('betting.return')].map((name) => (
            <th key={name} scope="col" className="w-px py-1.5 pl-3 text-right font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {play.prices.map(({ option, odds, hitProbability, returnToPlayer }) => (
          <tr key={option} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-3 text-left font-medium">
              {nameOf(option)}
            </th>
            <td className="num py-1.5 pl-3 text-right">
              {t(pays, { odds: oddsText(odds, locale), count: play.linesPerCombination })}
            </td>
            <td className="num py-1.5 pl-3 text-right whitespace-nowrap">{chanceText(hitProbability, locale)}</td>
            <td className="num py-1.5 pl-3 text-right whitespace-nowrap">
              {percentText(returnToPlayer / 10_000, locale)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How much may be picked and staked, and what is paid at most. */
function useLimits(play: PlayType, detail: LotteryGameDetail): readonly Fact[] {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const write = useMoney();
  const count = (number: number) => formatNumber(number, locale);
  const picks = (row: PickRow) => {
    const most = Math.min(row.maxPicks, offeredBy(row).length);
    const of = { min: count(row.minPicks), max: count(most), offered: count(offeredBy(row).length) };
    return t(row.minPicks === most ? 'betting.rules.picksExactly' : 'betting.rules.picks', of);
  };
  return [
    ...play.rows.map((row) => ({ label: row.label, value: picks(row) })),
    { label: t('betting.rules.lines'), value: count(play.linesPerCombination) },
    { label: t('betting.rules.units'), value: detail.units.map((unit) => write(unit)).join(', ') },
    { label: t('betting.rules.maxStakePerLine'), value: write(play.maxStakePerLine) },
    { label: t('betting.rules.maxPayoutPerLine'), value: write(play.maxPayoutPerLine) },
    { label: t('betting.rules.maxLines'), value: count(detail.maxLines) },
    { label: t('betting.rules.maxStakePerDraw'), value: write(detail.maxStakePerDraw) },
    { label: t('betting.rules.maxPayoutPerDraw'), value: write(detail.maxPayoutPerDraw) },
  ];
}

/** The cheapest entry of the play type, with what it costs and pays. */
function Example({ play, unit }: { readonly play: PlayType; readonly unit: string }) {
  const { t } = useTranslation();
  const { decimals, write } = useMoneyUnit();
  // Balls of several rows differ, so each row begins one further.
  const picks = play.rows.map((row, index) => {
    const first = play.rows.length > 1 ? index : 0;
    return offeredBy(row).slice(first, first + row.minPicks);
  });
  const figures = figuresOf(play, { playType: play.playType, picks, unit, multiple: 1 }, decimals);
  if (figures === undefined) return null;
  const names = play.rows.map((row, index) =>
    (picks[index] ?? []).map((pick) => row.options.find(({ value }) => value === pick)?.label ?? pick).join(', '),
  );
  return (
    <p className="rounded-md bg-surface-2 px-3.5 py-2.5 light:bg-surface-3">
      {t(play.paysPerHit ? 'betting.how.exampleHit' : 'betting.how.example', {
        picks: names.join(' | '),
        unit: write(unit),
        stake: write(figures.stake),
        payout: write(figures.payout),
      })}
    </p>
  );
}
