import { ChevronDown, CircleAlert, CircleCheck } from 'lucide-react';
import { type ComponentProps, useEffect, useId, useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sendFeedback } from '#generated/client/service/service.ts';
import type { FeedbackPayload } from '#generated/model/index.ts';
import {
  sendFeedbackBodyContactMax,
  sendFeedbackBodyContactMin,
  sendFeedbackBodyContentMax,
} from '#generated/zod/service/service.ts';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { cn } from '#portal/lib/cn.ts';
import { Button } from '#portal/ui/button.tsx';
import { TextArea, TextField } from '#portal/ui/fields.tsx';
import { Modal } from '#portal/ui/modal.tsx';
import { countWords, FEEDBACK_WORDS } from '#shared/text/words.ts';

/** Where a visitor tells the site something (CHAT-09, CHAT-10). */
export function FeedbackModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [sent, setSent] = useState<string>();
  return (
    <Modal title={t('support.feedback.title')} closeLabel={t('common.close')} onClose={onClose}>
      {sent === undefined ? (
        <FeedbackForm onSent={setSent} />
      ) : (
        <div role="status" className="my-auto grid justify-items-center gap-2 px-6 py-10 text-center">
          <CircleCheck size={40} aria-hidden="true" className="text-success" />
          <p className="title text-xl">{t('support.feedback.thanks')}</p>
          <p className="text-text-2">{t('support.feedback.received', { id: sent })}</p>
          <Button variant="brand" size="lg" className="mt-4" onClick={onClose}>
            {t('common.close')}
          </Button>
        </div>
      )}
    </Modal>
  );
}

const categories = ['account', 'deposit', 'withdrawal', 'game', 'promotion', 'suggestion', 'other'] as const;

type FeedbackValues = {
  category: (typeof categories)[number] | '';
  content: string;
  contact: string;
};

type FeedbackProblem = 'required' | 'subject' | 'words' | 'long' | 'contact';

/** What is wrong with each field, by the rules of the server (CHAT-09, CHAT-10). */
function judgeFeedback({
  category,
  content,
  contact,
}: FeedbackValues): Partial<Record<keyof FeedbackValues, FeedbackProblem>> {
  const words = countWords(content);
  const where = contact.trim();
  return {
    ...(category === '' && { category: 'subject' }),
    ...(words === 0 && { content: 'required' }),
    ...(words > 0 && (words < FEEDBACK_WORDS.least || words > FEEDBACK_WORDS.most) && { content: 'words' }),
    ...(content.trim().length > sendFeedbackBodyContentMax && { content: 'long' }),
    ...(where !== '' &&
      (where.length < sendFeedbackBodyContactMin || where.length > sendFeedbackBodyContactMax) && {
        contact: 'contact',
      }),
  };
}

const resolver: Resolver<FeedbackValues> = (values) => {
  const problems = Object.entries(judgeFeedback(values)).map(([name, type]) => [name, { type }]);
  // The names are the form's own; the library cannot see that.
  if (problems.length > 0) return { values: {}, errors: Object.fromEntries(problems) as FieldErrors<FeedbackValues> };
  return { values, errors: {} };
};

/** Category, text and an optional contact. The input outlives the closing of the form; `onSent` gets the id. */
function FeedbackForm({ onSent }: { readonly onSent: (feedbackId: string) => void }) {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<unknown>();
  const form = useForm<FeedbackValues>({ resolver, defaultValues: feedbackDraft(), reValidateMode: 'onChange' });
  const { errors, isSubmitting } = form.formState;
  const words = countWords(form.watch('content'));
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => keepFeedbackDraft({ ...feedbackDraft(), ...values }));
    return unsubscribe;
  }, [form]);

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const { feedbackId } = await sendFeedback(payloadOf(values));
      dropFeedbackDraft();
      onSent(feedbackId);
    } catch (error) {
      setFailure(error);
    }
  });
  const bounds = { least: FEEDBACK_WORDS.least, most: FEEDBACK_WORDS.most };
  const message = (name: keyof FeedbackValues) => {
    // The resolver makes nothing else.
    const problem = errors[name]?.type as FeedbackProblem | undefined;
    return problem && t(`support.feedback.problem.${problem}`, bounds);
  };

  return (
    <form
      noValidate
      className="grid content-start gap-4 px-6 pb-6"
      onSubmit={(event) => {
        // One at a time: Enter and a press may both come before a button knows.
        if (isSubmitting) event.preventDefault();
        else void submit(event);
      }}
    >
      <CategoryField {...form.register('category')} error={message('category')} />
      <TextArea
        {...form.register('content')}
        label={t('support.feedback.content')}
        hint={t('support.feedback.hint', bounds)}
        error={message('content')}
        counter={t('support.feedback.words', { count: words })}
        dir="auto"
      />
      <TextField
        {...form.register('contact')}
        label={t('support.feedback.contact')}
        hint={t('support.feedback.contactHint')}
        error={message('contact')}
        autoComplete="email"
      />
      {failure !== undefined && <FailureNote error={failure} onRetry={() => void submit()} />}
      <Button type="submit" variant="brand" size="lg" block loading={isSubmitting}>
        {t('support.feedback.send')}
      </Button>
    </form>
  );
}

const EMPTY: FeedbackValues = { category: '', content: '', contact: '' };

// The draft lives as long as the page, because a login may interrupt the form.
let draft = EMPTY;

/** What was typed and not sent. */
function feedbackDraft(): FeedbackValues {
  return draft;
}

/** Keeps what is typed. */
function keepFeedbackDraft(values: FeedbackValues): void {
  draft = values;
}

/** Forgets what was typed. */
export function dropFeedbackDraft(): void {
  draft = EMPTY;
}

type CategoryFieldProps = Omit<ComponentProps<'select'>, 'className' | 'children'> & {
  readonly error: string | undefined;
};

/** What the feedback is about. */
function CategoryField({ error, ...select }: CategoryFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-text-2">
        {t('support.feedback.category')}
      </label>
      <div className="relative">
        <select
          {...select}
          id={id}
          data-focus-first
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-help`}
          className={cn(
            'h-touch w-full cursor-pointer appearance-none rounded-md border bg-surface-2 pr-10 pl-3.5 text-md text-text-1 touch:text-lg light:bg-surface-1',
            error ? 'border-danger' : 'border-line-control',
          )}
        >
          <option value="">{t('support.feedback.choose')}</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {t(`support.feedback.about.${category}`)}
            </option>
          ))}
        </select>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-text-3"
        />
      </div>
      {error && (
        <p id={`${id}-help`} role="alert" className="flex items-center gap-1.5 text-xs text-danger">
          <CircleAlert size={14} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}

function payloadOf({ category, content, contact }: FeedbackValues): FeedbackPayload {
  const where = contact.trim();
  return { category: category || 'other', content: content.trim(), ...(where !== '' && { contact: where }) };
}
