import { useEffect, useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sendFeedback } from '#generated/client/service/service.ts';
import type { FeedbackPayload } from '#generated/model/index.ts';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { Button } from '#portal/ui/button.tsx';
import { TextArea } from '#portal/ui/text-area.tsx';
import { TextField } from '#portal/ui/text-field.tsx';
import { countWords, FEEDBACK_WORDS } from '#shared/text/words.ts';
import { CategoryField } from './category-field.tsx';
import { dropFeedbackDraft, feedbackDraft, keepFeedbackDraft } from './feedback-draft.ts';
import { type FeedbackProblem, type FeedbackValues, judgeFeedback } from './feedback-rules.ts';

const resolver: Resolver<FeedbackValues> = (values) => {
  const problems = Object.entries(judgeFeedback(values)).map(([name, type]) => [name, { type }]);
  // The names are the form's own; the library cannot see that.
  if (problems.length > 0) return { values: {}, errors: Object.fromEntries(problems) as FieldErrors<FeedbackValues> };
  return { values, errors: {} };
};

/** Category, text and an optional contact. The input outlives the closing of the form; `onSent` gets the id. */
export function FeedbackForm({ onSent }: { readonly onSent: (feedbackId: string) => void }) {
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

function payloadOf({ category, content, contact }: FeedbackValues): FeedbackPayload {
  const where = contact.trim();
  return { category: category || 'other', content: content.trim(), ...(where !== '' && { contact: where }) };
}
