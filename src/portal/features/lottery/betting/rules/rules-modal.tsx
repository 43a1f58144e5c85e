import { useTranslation } from 'react-i18next';
import type { LotteryGameDetail, PlayType } from '#generated/model/index.ts';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import { Modal } from '#portal/ui/modal.tsx';
import { useLottery } from '../../use-lottery.ts';
import { PlayRules } from './play-rules.tsx';

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
