import { dealtAfter, dealtCard } from './cards.js';
import { button, data, element, fill, pause, texts } from './common.js';

const t = texts.table;
const STEP = 260;

/** The points of a hand: tens and pictures count zero. */
const pointsOf = (cards) =>
  cards.reduce((sum, card) => {
    const rank = card.slice(0, -1);
    return (sum + (rank === 'A' ? 1 : Number(rank) || 0)) % 10;
  }, 0);

/** Baccarat: two hands on a felt, three places to bet on. */
export const mount = ({ board, dock, say, stake, end, isBusy, stakeBar }) => {
  const hands = Object.fromEntries(
    ['player', 'banker'].map((side) => {
      const score = element('span', { className: 'score', aria: { hidden: true } });
      const cards = element('div', { className: 'cards' });
      const hand = element('div', { className: `hand hand-${side}` }, element('h2', {}, t[side], score), cards);
      return [side, { hand, cards, score }];
    }),
  );
  const road = element('ol', { className: 'road', aria: { label: t.road } });
  const felt = element('div', { className: 'felt' }, hands.player.hand, hands.banker.hand);
  board.append(felt, road);

  const begin = async (side) => {
    if (isBusy()) return;
    for (const { hand, cards, score } of Object.values(hands)) {
      cards.replaceChildren();
      score.textContent = '';
      delete hand.dataset.won;
    }
    delete felt.dataset.tie;
    say('');
    const answer = await stake(side);
    if (answer === undefined) return;
    const { player, banker, winner } = answer.shown;
    // As at a table: player and banker in turn, the third cards last.
    let delay = 0;
    for (const place of [0, 1, 2]) {
      for (const [name, drawn] of [
        ['player', player],
        ['banker', banker],
      ]) {
        if (drawn[place] === undefined) continue;
        hands[name].cards.append(dealtCard(drawn[place], delay));
        delay += STEP;
      }
    }
    await pause(dealtAfter(delay - STEP));
    for (const [name, drawn] of [
      ['player', player],
      ['banker', banker],
    ]) {
      hands[name].score.textContent = pointsOf(drawn);
      hands[name].cards.setAttribute('aria-label', `${t[name]}: ${fill(t.points, { count: pointsOf(drawn) })}`);
      hands[name].cards.setAttribute('role', 'group');
    }
    if (winner === 'tie') felt.dataset.tie = '';
    else hands[winner].hand.dataset.won = '';
    const bead = element('li', { className: `bead bead-${winner}`, role: 'listitem' });
    bead.append(
      element('span', { className: 'unseen', textContent: t[winner] }),
      element('span', { textContent: t[winner][0], aria: { hidden: true } }),
    );
    road.append(bead);
    while (road.children.length > 12) road.firstChild.remove();
    end(answer);
  };

  const places = data.rules.table.rows.map(({ id, name, pays }) =>
    button(
      `place place-${id}`,
      () => void begin(id),
      element('strong', { textContent: name }),
      element('span', { textContent: `×${pays}` }),
    ),
  );
  // Player, tie and banker, as the table has them.
  const [player, banker, tie] = places;
  dock.append(stakeBar(texts.stake), element('div', { className: 'places' }, player, tie, banker));
  say(t.waiting);
};
