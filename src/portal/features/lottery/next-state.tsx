import { useTranslation } from 'react-i18next';
import type { DrawState } from '#generated/model/index.ts';
import { Badge } from '../../ui/badge.tsx';

/** Whether bets on the next draw are open, in a word. */
export function NextState({ state }: { readonly state: DrawState | undefined }) {
  const { t } = useTranslation();
  // Its room is kept until the draw is known, so that nothing beside it moves.
  if (state === undefined) {
    return (
      <span aria-hidden="true" className="invisible">
        <Badge tone="neutral">{t('lottery.state.open')}</Badge>
      </span>
    );
  }
  return <Badge tone={state === 'open' ? 'success' : 'neutral'}>{t(`lottery.state.${state}`)}</Badge>;
}
