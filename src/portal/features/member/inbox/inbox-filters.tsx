import { useTranslation } from 'react-i18next';
import { ListMessagesReading, MessageCategory } from '#generated/model/index.ts';
import { FilterSelect } from '#portal/entities/list/filter-select.tsx';
import { Chip } from '#portal/ui/chip.tsx';

type Shown = {
  readonly reading?: ListMessagesReading | undefined;
  readonly category?: MessageCategory | undefined;
};

type InboxFiltersProps = Shown & { readonly onChange: (filters: Shown) => void };

/** Which messages are listed. */
export function InboxFilters({ reading = 'all', category, onChange }: InboxFiltersProps) {
  const { t } = useTranslation();
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('member.inbox.show')}</legend>
        {Object.values(ListMessagesReading).map((name) => (
          <Chip
            key={name}
            selected={reading === name}
            onClick={() => onChange({ reading: name === 'all' ? undefined : name })}
          >
            {t(`member.inbox.reading.${name}`)}
          </Chip>
        ))}
      </fieldset>
      <FilterSelect
        className="mr-auto"
        label={t('member.inbox.about')}
        all={t('member.inbox.anything')}
        value={category}
        options={Object.values(MessageCategory).map((name) => ({
          value: name,
          label: t(`member.inbox.category.${name}`),
        }))}
        onChange={(next) => onChange({ category: next })}
      />
    </>
  );
}
