import { getResponse, HttpResponse, http as msw, RequestHandler } from 'msw';
import { server } from '#mocks/server.ts';
import type { Language } from '../i18n/language.ts';

/** The mark of a text in an answer of the server. */
const markOf = (language: string) => `[${language}]`;

/**
 * From now on every answer of the mock backend is in a language: its texts begin with the language that the call asked
 * for, as `lang` or `language` where the operation has such a parameter, else by the header.
 */
export function speakInAnswers(): void {
  const handlers = server.listHandlers().filter((handler) => handler instanceof RequestHandler);
  server.use(
    msw.all('*/wps/*', async ({ request }) => {
      const answer = await getResponse(handlers, request.clone());
      if (!answer?.headers.get('Content-Type')?.includes('json')) return answer;
      const { searchParams } = new URL(request.url);
      const asked = searchParams.get('lang') ?? searchParams.get('language') ?? request.headers.get('Language');
      const body = JSON.stringify(marked(await answer.json(), markOf(asked ?? 'none')));
      return new HttpResponse(body, { status: answer.status, headers: { 'Content-Type': 'application/json' } });
    }),
  );
}

/** The value with a mark before each text of several words, in markup behind its first tags. */
function marked(value: unknown, mark: string): unknown {
  if (typeof value === 'string') {
    return /\p{L} \p{L}/u.test(value) ? value.replace(/^(?:<[^>]*>)*/, (tags) => `${tags}${mark} `) : value;
  }
  if (Array.isArray(value)) return value.map((item) => marked(item, mark));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, marked(item, mark)]));
}

/** The texts on the screen, or in a part of it, that the server sent in a language. */
export function spokenIn(language: Language, part: Element | null = document.body): readonly string[] {
  const words = part?.textContent.split(/(?=\[(?:EN|VI)\])/) ?? [];
  return words.filter((word) => word.startsWith(markOf(language))).map((word) => word.slice(0, 60));
}
