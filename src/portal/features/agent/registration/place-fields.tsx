import { useTranslation } from 'react-i18next';
import type { AccountRules, AgentType } from '../../../../../generated/client/model/index.ts';
import { FilterSelect } from '../../../entities/list/filter-select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { typeName } from '../type-name.ts';
import { percentText, rebateIn } from './rebate-text.ts';

export type Place = { readonly type: AgentType; readonly rebate: string };

type PlaceFieldsProps = {
  readonly rules: AccountRules;
  readonly place: Place;
  readonly onChange: (place: Place) => void;
};

/** What somebody becomes below the agent: the type, and the rebate in percent. */
export function PlaceFields({ rules, place, onChange }: PlaceFieldsProps) {
  const { t } = useTranslation();
  const most = percentText(rules.maxRebate);
  const isWrong = place.rebate.trim() !== '' && rebateIn(place.rebate, rules.maxRebate) === undefined;
  return (
    <>
      <FilterSelect
        label={t('team.account.type')}
        value={String(place.type)}
        options={rules.types.map((type) => ({ value: String(type), label: t(`team.type.${typeName(type)}`) }))}
        onChange={(wanted) =>
          onChange({ ...place, type: rules.types.find((type) => String(type) === wanted) ?? place.type })
        }
        className="justify-self-start"
      />
      <TextField
        label={t('team.account.rebate')}
        hint={t('team.account.rebateHint', { most })}
        error={isWrong ? t('team.account.rebateWrong', { most }) : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        value={place.rebate}
        onChange={(event) => onChange({ ...place, rebate: event.target.value })}
      />
    </>
  );
}
