import { expect, test } from 'vitest';
import { bannerArt } from './banner-art.ts';
import { cardArt } from './card-art.ts';
import { gameArt } from './game-art.ts';
import { monogramArt } from './monogram.ts';
import { motifRefs } from './motif-book.ts';
import { hash } from './seed.ts';

/** Enough ids for each motif to draw all of its variants. */
const IDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** A drawing that was changed on purpose is looked at, and then its snapshot is renewed. */
const lookOf = (pictures: readonly string[]) => hash(pictures.join(''));

test.each(motifRefs())('the posters, cards and banner of %s look as before', (motif) => {
  const posters = IDS.map((id) => gameArt({ id, name: 'Quiet Room', motif, vendorHue: 250 }).svg);
  const cards = (['deep', 'day'] as const).map((tone) => cardArt({ id: motif, hue: 20, motif, tone, text: 'QR' }));
  const banner = bannerArt({ id: motif, hue: 268, props: [motif, 'gem'] });
  expect(lookOf([...posters, ...cards, banner])).toMatchSnapshot();
});

test.each(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE', 'OTHER'])(
  'the posters of the category %s look as before',
  (category) => {
    const named = IDS.map((id) => gameArt({ id, name: 'Quiet Room', category }).svg);
    const nameless = IDS.map((id) => gameArt({ id, category, vendorHue: 80, prefix: 'tile' }).svg);
    expect(lookOf([...named, ...nameless])).toMatchSnapshot();
  },
);

const stage = { id: 'stage', hue: 303, props: ['gem', 'coins', 'dice', 'sun', 'wheel'] } as const;
test.each([
  ['dark', stage],
  ['light', { ...stage, accent: 72, tone: 'day' }],
  ['flipped', { ...stage, flip: true }],
  ['sized', { ...stage, w: 800, h: 400, fx: 0.5, spread: 0.8, zoom: 1.2 }],
  ['without a beam', { ...stage, beam: false }],
  ['without a veil', { ...stage, veil: false, prefix: 'own' }],
  ['bare', { id: 'bare', hue: 80 }],
] as const)('a banner that is %s looks as before', (_, input) => {
  expect(lookOf([bannerArt(input)])).toMatchSnapshot();
});

const card = { id: 'card', hue: 200, motif: 'gem' } as const;
test.each([
  ['dark', card],
  ['light', { ...card, accent: 72, tone: 'day' }],
  ['sized', { ...card, w: 260, h: 150, x: 0.5, y: 0.6, size: 50 }],
  ['without a shade', { ...card, scrim: false, prefix: 'own' }],
] as const)('a card that is %s looks as before', (_, input) => {
  expect(lookOf([cardArt(input)])).toMatchSnapshot();
});

test.each([
  ['its code', { code: 'bgs' }],
  ['its name', { code: 'nst', name: 'Northern Star Games', size: 48 }],
  ['its hue', { code: '7k', hue: 120 }],
])('the monogram of a vendor by %s looks as before', (_, input) => {
  expect(lookOf([monogramArt(input)])).toMatchSnapshot();
});
