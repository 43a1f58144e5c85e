import type { DehydratedState } from '@tanstack/react-query';
import type { Language } from '../../i18n/language.ts';

/** What the server hands over with a page, as JSON in it. */
export interface PageState {
  /** The language of the answers, and of the markup where there is some. */
  readonly language: Language;
  /** The width (px) that the markup was rendered for; null where the browser renders. */
  readonly width: number | null;
  /** The answers to what the page asks first. */
  readonly data: DehydratedState;
}

/** What the server of this page handed over; undefined where another server sent it. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById('page-state')?.textContent;
  // Written by the server that also serves the page.
  return text ? (JSON.parse(text) as PageState) : undefined;
}

/**
 * The same answers as of another time. The server's has none, so that a page that has not changed is sent once; the
 * browser's is its own.
 */
export function asOf(time: number, { queries, mutations }: DehydratedState): DehydratedState {
  return {
    mutations,
    queries: queries.map((query) => ({
      ...query,
      dehydratedAt: time,
      state: { ...query.state, dataUpdatedAt: time },
    })),
  };
}
