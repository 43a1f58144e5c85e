import type { CheckName } from '../../checks/check.ts';

/** A violation of the contract by the notebook, one at a time. */
export interface Flaw {
  readonly name: string;
  readonly what: string;
  /** The check that must find it. */
  readonly check: CheckName;
  /** The operations to test for it. */
  readonly include: readonly string[];
  /** Whether the notebook refuses plain logins. */
  readonly encrypted?: boolean;
}

const flaw = (name: string, check: CheckName, include: string, what: string, encrypted = false): Flaw => ({
  name,
  check,
  include: include.split(' '),
  what,
  encrypted,
});

/** Violations that one exchange shows, or two of them. */
const exchangeFlaws: readonly Flaw[] = [
  flaw('crash-on-odd-text', 'not_a_server_error', 'createNote', '500 on half a character'),
  flaw('crash-on-greatest-length', 'not_a_server_error', 'createNote', '500 on a title of the greatest length'),
  flaw('crash-on-huge-number', 'not_a_server_error', 'createNote', '500 on a number beyond all bounds'),
  flaw('crash-on-odd-query', 'not_a_server_error', 'listNotes', '500 on a percent sign alone'),
  flaw('broken-connection', 'not_a_server_error', 'getBalance', 'closes the connection instead of answering'),
  flaw('endless-answer', 'not_a_server_error', 'getBalance', 'an answer without an end'),
  flaw('no-answer', 'not_a_server_error', 'getBalance', 'no answer at all'),
  flaw('wrong-status', 'status_code_conformance', 'createNote', '200 instead of the documented 201'),
  flaw('undocumented-status', 'status_code_conformance', 'createNote', '418 for data that breaks the contract'),
  flaw('redirect', 'status_code_conformance', 'getBalance', 'an undocumented redirect'),
  flaw('wrong-content-type', 'content_type_conformance', 'listNotes', 'JSON that says it is HTML'),
  flaw('problem-json', 'content_type_conformance', 'createNote', 'errors as application/problem+json'),
  flaw('unnamed-content-type', 'content_type_conformance', 'getBalance', 'no content type'),
  flaw('missing-header', 'response_headers_conformance', 'listNotes', 'a required header is missing'),
  flaw('mistyped-header', 'response_headers_conformance', 'listNotes', 'a count that is no number'),
  flaw(
    'forgotten-request-id',
    'response_headers_conformance',
    'listNotes',
    "the caller's request id does not come back",
  ),
  flaw('extra-field', 'response_schema_conformance', 'createNote getNote', 'a password hash that nobody documented'),
  flaw('missing-field', 'response_schema_conformance', 'createNote', 'createdAt is missing'),
  flaw('mistyped-field', 'response_schema_conformance', 'getBalance', 'an amount as a number'),
  flaw('bad-format', 'response_schema_conformance', 'createNote', 'a time that is none'),
  flaw('null-field', 'response_schema_conformance', 'createNote', 'null where the contract has none'),
  flaw('broken-json', 'response_schema_conformance', 'getBalance', 'half of a JSON body'),
  flaw('empty-body', 'response_schema_conformance', 'getBalance', '200 with an empty body'),
  flaw('untrue-success', 'envelope_conformance', 'getBalance', '200 with success: false'),
  flaw('untrue-failure', 'envelope_conformance', 'getNote createNote', '404 with success: true'),
  flaw('error-without-code', 'envelope_conformance', 'createNote', 'an error without a code'),
  flaw(
    'error-of-another-request',
    'envelope_conformance',
    'createNote',
    'another request id in the body than in the header',
  ),
  flaw('accepts-bad-enum', 'negative_data_rejection', 'createNote', 'takes a colour that is not on the list'),
  flaw('accepts-missing', 'negative_data_rejection', 'createNote', 'takes a note without a colour'),
  flaw('accepts-unexpected', 'negative_data_rejection', 'createNote', 'takes a property that nobody knows'),
  flaw('accepts-wrong-type', 'negative_data_rejection', 'createNote', 'takes a text for a number'),
  flaw('accepts-too-long', 'negative_data_rejection', 'createNote', 'takes a title of 41 characters'),
  flaw('accepts-too-small', 'negative_data_rejection', 'listNotes', 'takes page 0'),
  flaw('accepts-bad-format', 'negative_data_rejection', 'createNote', 'takes an e-mail address that is none'),
  flaw('accepts-bad-time', 'negative_data_rejection', 'listNotes', 'takes a time that is none in the query'),
  flaw('accepts-loose-pattern', 'negative_data_rejection', 'transfer', 'takes an amount with something behind it'),
  flaw('accepts-twice-the-same', 'negative_data_rejection', 'createNote', 'takes a list with the same entry twice'),
  flaw('accepts-null', 'negative_data_rejection', 'createNote', 'takes null for a title'),
  flaw(
    'accepts-two-alternatives',
    'negative_data_rejection',
    'createNote',
    'takes what is neither of two alternatives',
  ),
  flaw('accepts-any-content-type', 'negative_data_rejection', 'createNote', 'takes JSON that says it is plain text'),
  flaw('accepts-broken-json', 'negative_data_rejection', 'transfer', 'takes half of a body as if it were whole'),
  flaw('accepts-any-file', 'negative_data_rejection', 'uploadPicture', 'takes a text for a picture'),
  flaw('accepts-bad-form', 'negative_data_rejection', 'sendFeedback', 'takes nine of five stars'),
  flaw('accepts-bad-header', 'negative_data_rejection', 'listNotes', 'takes a language that it does not have'),
  flaw('refuses-left-out', 'positive_data_acceptance', 'createNote', 'demands an optional property'),
  flaw(
    'refuses-greatest-length',
    'positive_data_acceptance',
    'createNote',
    'one character less than the contract allows',
  ),
  flaw('refuses-null', 'positive_data_acceptance', 'createNote', 'refuses null where the contract has it'),
  flaw('refuses-constant', 'positive_data_acceptance', 'createNote', 'refuses one of the colours'),
  flaw('refuses-foreign-letters', 'positive_data_acceptance', 'createNote', 'takes ASCII alone'),
  flaw('refuses-maximum', 'positive_data_acceptance', 'listNotes', 'refuses the greatest page'),
  flaw('header-not-needed', 'missing_required_header', 'transfer', 'moves money without an Idempotency-Key'),
  flaw('405-without-allow', 'unsupported_method', 'listNotes getBalance', '405 that does not say what is allowed'),
  flaw('404-for-a-method', 'unsupported_method', 'listNotes getBalance', '404 instead of 405'),
  flaw('any-method', 'unsupported_method', 'getBalance', 'answers any method'),
  flaw('open-door', 'ignored_auth', 'getBalance', 'answers without a token'),
  flaw('any-token', 'ignored_auth', 'getBalance', 'answers to any token'),
  flaw('any-key', 'ignored_auth', 'listAudit', "answers to any operator's key"),
  flaw('reads-for-others', 'object_level_authorization', 'createNote getNote', "shows a member another's note"),
  flaw('deletes-for-others', 'object_level_authorization', 'createNote deleteNote', "deletes another's note"),
  flaw('key-ignored', 'idempotency_conformance', 'transfer getBalance', 'does it again under the same key'),
  flaw('effect-again', 'idempotency_conformance', 'transfer getBalance', 'answers as before and moves the money again'),
  flaw(
    'body-ignored',
    'idempotency_conformance',
    'transfer getBalance',
    'no conflict under the same key with another body',
  ),
  flaw('race', 'idempotency_conformance', 'transfer getBalance', 'two at once are both done'),
  flaw('opens-tampered', 'encryption', 'login getJwks', 'opens a message whose tag is wrong'),
  flaw('opens-any-key-id', 'encryption', 'login getJwks', 'opens a message for a key that it does not have'),
  flaw('opens-four-parts', 'encryption', 'login getJwks', 'opens a message without a tag'),
  flaw('opens-empty', 'encryption', 'login getJwks', 'logs in on an empty message'),
  flaw('opens-compressed', 'encryption', 'login getJwks', 'unpacks a compressed message'),
  flaw('opens-nothing', 'encryption', 'login getJwks', 'refuses what is encrypted by the rules'),
  flaw('takes-plain', 'encryption', 'login getJwks', 'takes a plain login where none is allowed', true),
  flaw(
    'forgets-what-it-wrote',
    'ensure_resource_availability',
    'createNote getNote',
    '404 for the note it has just made',
  ),
  flaw('deletes-nothing', 'use_after_free', 'createNote getNote deleteNote', 'a deleted note is still there'),
  flaw('never-logs-out', 'use_after_free', 'logout getBalance', 'a token lives on after the logout'),
  flaw('money-from-nowhere', 'workflow', 'transfer getBalance', 'a transfer that leaves the balance as it is'),
];

/**
 * Violations across several answers: lists, errors, languages, caching and the effects of writes. They were chosen
 * before their checks were written.
 */
const behaviourFlaws: readonly Flaw[] = [
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

const finishing = 'createNote listNotes getNote finishNote';

/** Violations that show only beside another member, all rows, another answer or another time. */
const relatedFlaws: readonly Flaw[] = [
  flaw('lists-for-others', 'object_level_authorization', 'createNote listNotes', 'a list of the notes of all members'),
  flaw('lists-one-of-another', 'object_level_authorization', 'createNote listNotes', "another's note in the list"),
  flaw('finishes-for-others', 'object_level_authorization', finishing, "finishes another's note"),
  flaw('totals-of-the-page', 'list_totals', 'createNote listNotes', 'totals of the page alone'),
  flaw('totals-without-filter', 'list_totals', 'createNote listNotes', 'totals of all notes beside a filter'),
  flaw('totals-miss-one', 'list_totals', 'createNote listNotes', 'a total without the newest note'),
  flaw('totals-count-finished', 'list_totals', finishing, 'a total of open notes that counts finished ones'),
  flaw(
    'deleted-stays-listed',
    'use_after_free',
    'createNote listNotes getNote deleteNote',
    'a deleted note stays in the list',
  ),
  flaw('finished-in-items-alone', 'use_after_free', finishing, 'a finished note is open in the list'),
  flaw('finished-in-lists-alone', 'use_after_free', finishing, 'a finished note is open by itself'),
  flaw('stamp-in-seconds', 'instant_conformance', 'createNote', 'seconds where milliseconds belong'),
  flaw('stamp-in-microseconds', 'instant_conformance', 'createNote', 'microseconds where milliseconds belong'),
  flaw('time-too-small', 'instant_conformance', 'createNote listNotes', 'a time a thousand times too small'),
  flaw('updated-too-early', 'instant_conformance', 'createNote', 'changed before it was made'),
];

/** Every seeded violation. */
export const flaws: readonly Flaw[] = [...exchangeFlaws, ...behaviourFlaws, ...relatedFlaws];
