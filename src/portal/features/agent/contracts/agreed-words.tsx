import { useTranslation } from 'react-i18next';
import type { ContractVersion } from '../../../../../generated/client/model/index.ts';
import { localeOf } from '../../../i18n/language.ts';
import { useLanguage } from '../../../i18n/use-language.ts';

/** What was agreed, word by word. The words stay in the language of the proposal, which a reader of another is told. */
export function AgreedWords({ version }: { readonly version: ContractVersion | undefined }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  if (version === undefined) return null;
  const { text, textLanguage } = version;
  return (
    <>
      <p lang={localeOf(textLanguage)} className="leading-relaxed">
        {text}
      </p>
      {textLanguage !== language && (
        <p className="mt-1.5 text-sm text-text-3">{t(`contracts.writtenIn.${textLanguage}`)}</p>
      )}
    </>
  );
}
