import { useTranslation } from 'react-i18next';
import { useHelp } from '#portal/entities/help/use-help.ts';

const MOST = 4;

/** Shown in an empty chat: its purpose and frequent questions. */
export function FirstQuestions({ onAsk }: { readonly onAsk: (question: string) => void }) {
  const { t } = useTranslation();
  const help = useHelp().data;
  const titles = help?.categories.flatMap(({ items }) => items.map(({ title }) => title)) ?? [];
  const questions = titles.filter((title) => title.endsWith('?')).slice(0, MOST);
  return (
    <div className="mt-auto grid justify-items-start gap-3 pb-1">
      <p className="max-w-72 rounded-[14px] rounded-bl-[5px] bg-surface-3 px-3.25 py-2.25 text-md">
        {t('support.chat.welcome')}
      </p>
      {questions.length > 0 && (
        <ul aria-label={t('support.chat.questions')} className="flex flex-wrap gap-1.5">
          {questions.map((question) => (
            <li key={question}>
              <button
                type="button"
                onClick={() => onAsk(question)}
                className="target min-h-8 rounded-full border border-line-strong px-3 py-1 text-left text-sm font-medium text-text-2 hover:bg-surface-3 hover:text-text-1"
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
