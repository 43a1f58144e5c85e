import { useTranslation } from 'react-i18next';
import { type ContractVersion, Language } from '#generated/model/index.ts';
import { localeOf } from '#portal/i18n/language.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { cn } from '#portal/lib/cn.ts';

/** The words of a version in one language. */
export type WordsIn = { readonly language: Language; readonly text: string };

/** The words of a version by language: those of the proposal's first, and after an empty line those of the other. */
export function wordsOf({ text, textLanguage }: Pick<ContractVersion, 'text' | 'textLanguage'>): readonly WordsIn[] {
  const [first = text, second] = text.split('\n\n');
  const other = Object.values(Language).find((language) => language !== textLanguage);
  if (second === undefined || other === undefined) return [{ language: textLanguage, text }];
  return [
    { language: textLanguage, text: first },
    { language: other, text: second },
  ];
}

/** What was agreed, word by word, in the reader's language first. A reader is told where it has no words. */
export function AgreedWords({ version }: { readonly version: ContractVersion | undefined }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  if (version === undefined) return null;
  const words = wordsOf(version).toSorted((a, b) => Number(b.language === language) - Number(a.language === language));
  const isOther = words[0]?.language !== language;
  return (
    <>
      {words.map((each, at) => (
        <p
          key={each.language}
          lang={localeOf(each.language)}
          className={cn('leading-relaxed', at > 0 && 'mt-1.5 text-sm text-text-3')}
        >
          {each.text}
        </p>
      ))}
      {isOther && <p className="mt-1.5 text-sm text-text-3">{t(`contracts.writtenIn.${version.textLanguage}`)}</p>}
    </>
  );
}
