import { wordsOf } from '../../ground/text/fold.ts';

/** An article of the help centre in one language. */
export interface HelpArticle {
  readonly id: string;
  readonly title: string;
  /** HTML that was cleaned when it was stored. */
  readonly content: string;
}

/** The help content's answer to a question. */
export interface HelpAnswer {
  /** The source article. */
  readonly id: string;
  /** Plain text. */
  readonly text: string;
}

/** The length limit of an article in the chat; a link leads to the whole of it. */
const MOST = 600;
/** The share of a question's words that an article must contain. */
const ENOUGH = 0.34;
/** The length limit of a question; a longer text is no question that an article answers. */
const READ = 400;
/** A word in the title counts more than one in the text. */
const TITLE = 3;

/** The score of a nearly equal word. */
const ALMOST = 0.8;

/** A pasted address is ignored. */
const ADDRESS = /https?:\S+/gi;

/** Common words of questions, folded; they are ignored. */
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
 * Finds the article that answers a question best, shortened to a message; undefined where none contains enough of its
 * words. Rare words weigh more than common ones. Case and accents do not count, and a nearly equal word (by trigrams)
 * counts in part.
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

/** A word that no article has weighs like one of a single article, because it was asked all the same. */
function rarity(found: number, all: number): number {
  return Math.log(1 + all / Math.max(found, 1));
}

/** 1 for an exact word, less for a nearly equal one, else 0. */
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

/** Clean HTML as readable text: one line per block. */
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

/** Cuts at a sentence end, else at a word end. */
function shorten(text: string): string {
  if (text.length <= MOST) return text;
  const head = text.slice(0, MOST);
  const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('.\n'));
  if (sentence > MOST / 2) return head.slice(0, sentence + 1);
  return `${head.slice(0, head.lastIndexOf(' ')).trimEnd()}…`;
}
