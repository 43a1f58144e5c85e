import { type Flaw, flaw } from './flaw.ts';

/**
 * Violations across several answers: lists, errors, languages, caching and the effects of writes. They were chosen
 * before their checks were written.
 */
export const behaviourFlaws: readonly Flaw[] = [
  flaw('pages-overlap', 'list_pages', 'createNote listNotes', 'a page begins with the last row of the one before'),
  flaw('pages-skip', 'list_pages', 'createNote listNotes', 'a row falls between two pages'),
  flaw('pages-ignored', 'list_pages', 'createNote listNotes', 'every page is the first'),
  flaw('page-size-ignored', 'list_pages', 'createNote listNotes', 'more rows than the page size'),
  flaw('page-after-the-last', 'list_pages', 'createNote listNotes', 'the last page again behind the last'),
  flaw('pages-rounded-down', 'list_pages', 'createNote listNotes', 'totalPages without the page that is not full'),
  flaw('total-of-the-page', 'list_pages', 'createNote listNotes', 'totalElements counts the rows of the page'),
  flaw('same-row-twice', 'list_pages', 'createNote listNotes', 'the first row of a page twice'),
  flaw('filter-ignored', 'list_filters', 'createNote listNotes', 'notes of every colour, whichever is asked for'),
  flaw('filter-drops', 'list_filters', 'createNote listNotes', 'a filter leaves out a note that passes it'),
  flaw('filter-total', 'list_filters', 'createNote listNotes', 'totalElements of all notes beside a filter'),
  flaw('range-end-included', 'list_filters', 'createNote listNotes', 'the end of a range belongs to it'),
  flaw('range-ignored', 'list_filters', 'createNote listNotes', 'the beginning of a range is ignored'),
  flaw('oldest-first', 'list_order', 'createNote listNotes', 'the oldest note first instead of the newest'),
  flaw('sort-ignored', 'list_order', 'createNote listNotes', 'the usual order, whichever is asked for'),
  flaw('undocumented-code', 'error_code_conformance', 'createNote getNote', 'a code that the operation does not have'),
  flaw('code-of-another-status', 'error_code_conformance', 'createNote getNote', 'the code of 401 with 404'),
  flaw('english-only', 'language_conformance', 'getBalance getNote', 'English texts, whichever language is asked for'),
  flaw(
    'language-not-told',
    'language_conformance',
    'getBalance getNote',
    'the text is in the language, `language` is not',
  ),
  flaw('head-not-found', 'head_conformance', 'getBalance', 'HEAD is answered with 404'),
  flaw('head-open', 'head_conformance', 'getBalance', 'HEAD is answered without a session'),
  flaw('kept-by-caches', 'private_not_stored', 'getBalance', 'a private answer may be kept'),
  flaw('error-kept-by-caches', 'private_not_stored', 'getNote', 'a private error may be kept'),
  flaw('third-decimal', 'money_decimals', 'getBalance', 'an amount with three decimals'),
  flaw('finishes-nothing', 'workflow', 'finishNotes listNotes', 'says that notes are finished, and they are not'),
  flaw(
    'count-stands-still',
    'workflow',
    'finishNotes listNotes',
    'notes are finished, and the count of open ones stands',
  ),
  flaw('sessions-live-on', 'workflow', 'endOtherSessions getBalance', 'says that sessions are ended, and they are not'),
];
