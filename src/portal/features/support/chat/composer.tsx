import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendChatMessageBodyContentMax } from '#generated/zod/service/service.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { cn } from '#portal/lib/cn.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { chatDraft, keepChatDraft } from './outbox.ts';

/** From this length on the remaining characters are shown. */
const NEARLY = 0.9 * sendChatMessageBodyContentMax;

/** The field of a new message: Enter sends, Shift+Enter adds a line. Overlong text is reported and kept. */
export function Composer({ onSend }: { readonly onSend: (content: string) => void }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(chatDraft);
  const tooLong = text.length > sendChatMessageBodyContentMax;
  const blank = text.trim() === '';

  function write(next: string) {
    setText(next);
    keepChatDraft(next);
  }

  function send() {
    field.current?.focus();
    if (blank || tooLong) return;
    onSend(text.trim());
    write('');
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter also confirms the choice of an input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className="px-3.5 pb-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {text.length > NEARLY && (
        <p
          id={`${id}-length`}
          role={tooLong ? 'alert' : undefined}
          className={cn('px-1 pb-1.5 text-xs', tooLong ? 'text-danger' : 'text-text-3')}
        >
          {t(tooLong ? 'support.chat.tooLong' : 'support.chat.length', {
            size: formatNumber(text.length, locale),
            most: formatNumber(sendChatMessageBodyContentMax, locale),
          })}
        </p>
      )}
      <div
        className={cn(
          'flex min-h-12 items-end gap-1 rounded-md border bg-surface-2 p-1 pl-3.5 light:bg-surface-1',
          'has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:-outline-offset-1 has-[textarea:focus-visible]:outline-focus',
          tooLong ? 'border-danger' : 'border-line-control',
        )}
      >
        <textarea
          ref={field}
          data-focus-first
          rows={1}
          dir="auto"
          value={text}
          aria-label={t('support.chat.write')}
          placeholder={t('support.chat.write')}
          aria-invalid={tooLong || undefined}
          aria-describedby={text.length > NEARLY ? `${id}-length` : undefined}
          enterKeyHint="send"
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          className="max-h-33 min-h-5 min-w-0 flex-1 resize-none [field-sizing:content] self-center bg-transparent py-1 text-md text-text-1 outline-none placeholder:text-text-3 touch:text-lg"
        />
        <button
          type="submit"
          aria-label={t('support.chat.send')}
          aria-disabled={blank || tooLong || undefined}
          className={cn(
            'target grid size-9.5 flex-none place-items-center rounded-sm',
            blank || tooLong ? 'bg-surface-3 text-text-3' : 'bg-brand text-brand-contrast hover:bg-brand-hover',
          )}
        >
          <SendHorizontal size={18} aria-hidden="true" />
        </button>
      </div>
    </form>
  );
}
