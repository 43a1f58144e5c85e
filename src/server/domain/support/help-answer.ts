import { wordsOf } from '../catalogue/fold.ts';

/** An article of the help centre in one language. */
export interface HelpArticle {
  readonly id: string;
  readonly title: string;
  /** HTML that was cleaned when it was stored. */
  readonly content: string;
}

/** What the help content says to a question. */
export interface HelpAnswer {
  /** The article that it comes from. */
  readonly id: string;
  /** Plain text. */
  readonly text: string;
}

/** So much of an article stands in the chat; the whole of it is one press away. */
const MOST = 600;
/** How much of what a question asks about an article must speak of. */
const ENOUGH = 0.34;
/** A question is read so far: who pastes a novel asks nothing that an article answers. */
const READ = 400;
/** A word of the title tells more than one of the text. */
const TITLE = 3;

/** What a word counts that is written almost alike. */
const ALMOST = 0.8;

/** An address that was pasted asks nothing. */
const ADDRESS = /https?:\S+/gi;

/** Words that every question has, folded: they ask about nothing. */
const EMPTY_WORDS = new Set(
  (
    'a an the i my me we you your it is are was am be do does did can could will would shall should may to of in on at ' +
    'for from by with and or not no yes how what when where why who which this that there here have has had get got ' +
    'please hi hello hey thanks thank ok need want know tell about if so but just still any some much many long ' +
    'toi minh ban la co khong duoc cho cua va hay o the nao gi sao khi bao lau nhieu mot cac nhung nay do thi ma xin ' +
    'chao cam on vui long giup em anh chi oi a nhe voi bi da dang se can muon hoi ve lam vay dau nhu'
  ).split(' '),
);

/**
 * The article that answers a question best, shortened to a message; undefined where none speaks of enough of what was
 * asked. Rare words weigh more than those that many articles share; letters count without case and accents, and a word
 * that is written almost alike counts for a part (its trigrams).
 */
export function findAnswer(question: string, articles: readonly HelpArticle[]): HelpAnswer | undefined {
  const asked = [
    ...new Set(
      wordsOf(question.slice(0, READ).replace(ADDRESS, ' ')).filter(
        (word) => word.length > 1 && !EMPTY_WORDS.has(word),
      ),
    ),
  ];
  if (asked.length === 0) return undefined;
  const read = articles.map((article) => ({
    article,
    title: new Set(wordsOf(article.title)),
    body: new Set(wordsOf(plainText(article.content))),
  }));
  const weights = asked.map((word) =>
    rarity(read.filter(({ title, body }) => title.has(word) || body.has(word)).length, read.length),
  );
  const possible = weights.reduce((sum, weight) => sum + weight * TITLE, 0);
  let best: { readonly article: HelpArticle; readonly score: number } | undefined;
  for (const { article, title, body } of read) {
    const score = asked.reduce((sum, word, index) => {
      const weight = weights[index] ?? 0;
      return sum + weight * Math.max(TITLE * likeness(word, title), likeness(word, body));
    }, 0);
    if (score / possible >= ENOUGH && (best === undefined || score > best.score)) best = { article, score };
  }
  if (best === undefined) return undefined;
  const text = shorten(plainText(best.article.content));
  return { id: best.article.id, text: text === '' ? best.article.title : text };
}

/** A word that no article has weighs as one that a single article has: what nobody wrote about was asked all the same. */
function rarity(found: number, all: number): number {
  return Math.log(1 + all / Math.max(found, 1));
}

/** 1 for a word that is there, less for one that is written almost alike, else 0. */
function likeness(word: string, words: ReadonlySet<string>): number {
  if (words.has(word)) return 1;
  if (word.length < 4) return 0;
  const own = trigrams(word);
  let most = 0;
  for (const other of words) {
    if (Math.abs(other.length - word.length) > 3) continue;
    const shared = trigrams(other);
    const both = [...own].filter((part) => shared.has(part)).length;
    most = Math.max(most, both / (own.size + shared.size - both));
  }
  return most >= 0.5 ? ALMOST : 0;
}

function trigrams(word: string): ReadonlySet<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Clean HTML as the text that one reads: a line for each block. */
export function plainText(html: string): string {
  return html
    .replace(/<li[^>]*>/gi, '\n• ')
    .replace(/<(br|hr|\/?(p|h\d|ul|ol|tr|table|blockquote))\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();
}

/** Ends with a sentence, else with a word. */
function shorten(text: string): string {
  if (text.length <= MOST) return text;
  const head = text.slice(0, MOST);
  const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('.\n'));
  if (sentence > MOST / 2) return head.slice(0, sentence + 1);
  return `${head.slice(0, head.lastIndexOf(' ')).trimEnd()}…`;
}
