import { categoryPool } from './category.ts';
import type { MotifRef } from './motif-book.ts';
import { hash } from './seed.ts';

/** Motif, beginnings of English words and whole Vietnamese words; the first row that matches a name wins. */
const KEYWORDS: readonly (readonly [MotifRef, string, string?])[] = [
  ['crash', 'crash|moonshot'],
  ['dice', 'sic bo|dice', 'tài xỉu|xóc'],
  ['serpent', 'dragon|serpent|naga', 'rồng'],
  ['phoenix', 'phoenix|peacock', 'phượng'],
  ['beast:tiger', 'tiger', 'hổ'],
  ['beast:lion', 'lion', 'sư tử'],
  ['beast:bull', 'bull|buffalo', 'trâu|bò tót'],
  ['beast:fox', 'fox', 'cáo'],
  ['beast:panda', 'panda'],
  ['beast:owl', 'owl', 'cú'],
  ['koi', 'koi|carp', 'cá chép'],
  ['shark', 'shark', 'cá mập'],
  ['turtle', 'turtle', 'rùa'],
  ['trident', 'ocean|poseidon|trident|atlantis', 'biển'],
  ['book', 'book|tome', 'sách'],
  ['pyramid', 'pharaoh|pyramid|desert', 'kim tự tháp'],
  ['scarab', 'scarab|anubis'],
  ['eye', 'eye|oracle|horus'],
  ['sun', 'sun|aztec|inca', 'mặt trời'],
  ['lotus', 'lotus', 'sen'],
  ['mandala', 'bloom|flower|sakura|garden', 'hoa'],
  ['bolt', 'thunder|zeus|volt|power|olymp'],
  ['crown', 'crown|king|royal|queen', 'vua'],
  ['candy', 'candy|sweet|sugar', 'kẹo'],
  ['citrus', 'fruit|citrus|lemon|juic'],
  ['cherry', 'cherry|berry'],
  ['triple', '777|triple'],
  ['seven', 'seven'],
  ['lantern', 'lantern', 'đèn'],
  ['pagoda', 'temple|pagoda|dynasty|emperor|shogun', 'chùa'],
  ['shipwheel', 'pirate|captain|voyage'],
  ['aurora', 'aurora|north|viking|ice|frost'],
  ['city', 'city|neon|night|tokyo|saigon'],
  ['rocket', 'rocket'],
  ['hive', 'hive|honey|bee'],
  ['ingot', 'ingot|fortune', 'lộc|tài'],
  ['coins', 'coin|gold|rich'],
  ['orbit', 'star|galaxy|cosmic|planet|orbit'],
  ['mask', 'mask|masquerade|tiki|maya'],
  ['brilliant', 'diamond|brilliant'],
  ['gem', 'gem|jewel|crystal'],
  ['wave', 'moon|wave|tide', 'trăng'],
  ['roulette', 'roulette'],
  ['wheel', 'wheel'],
  ['table', 'blackjack|table'],
  ['cards', 'baccarat|poker|cards|teen|hi-lo', 'tiến lên|phỏm'],
  ['stage', 'show|studio|live'],
  ['tiles', 'mahjong|tiles|domino'],
  ['plinko', 'plinko'],
  ['mines', 'mines'],
  ['keno', 'keno|bingo'],
  ['lamp', 'lamp|lumo'],
];

// A word begins a word, so "Million" holds no lion. Vietnamese words also end there: "hoa" is not in "hoang".
const PATTERNS = KEYWORDS.map(([motif, english, vietnamese]) => {
  const words = vietnamese ? `${english}|(?:${vietnamese})(?![\\p{L}\\p{N}])` : english;
  return [motif, new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${words})`, 'iu')] as const;
});

/** Chooses the motif of a game: by a keyword in its name, else from its category's motifs, else its initials. */
export function chooseMotif(id: string, name: string, category: string): MotifRef {
  const composed = name.normalize('NFC');
  const hit = PATTERNS.find(([, pattern]) => pattern.test(composed));
  if (hit) return hit[0];
  const pool = categoryPool(category);
  if (!pool) return 'mono';
  return pool[hash(id + category) % pool.length] ?? pool[0];
}
