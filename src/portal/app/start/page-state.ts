import type { DehydratedState } from '@tanstack/react-query';
import type { Language } from '../../i18n/language.ts';

/** The state that the server sends with a page, as JSON in the page. */
export interface PageState {
  /** The language of the answers, and of the markup if there is any. */
  readonly language: Language;
  /** The width (px) of the rendered markup; null when the browser renders. */
  readonly width: number | null;
  /** The answers to the page's first calls. */
  readonly data: DehydratedState;
}

/** The state in this page; undefined when another server sent the page. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById('page-state')?.textContent;
  // The server that serves the page wrote this JSON.
  return text ? (JSON.parse(text) as PageState) : undefined;
}

/**
 * The same answers with another fetch time. The server's state has none, so that an unchanged page is sent once; the
 * browser adds its own time.
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
