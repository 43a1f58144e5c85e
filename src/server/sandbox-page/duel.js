import { dealtAfter, dealtCard, hiddenCard } from './cards.js';
import { button, data, drawing, element, pause, texts } from './common.js';

const t = texts.duel;
const STEP = 420;

const seatOf = (side, picture) => {
  const place = element('div', { className: 'card-place' }, hiddenCard());
  const badge = element('span', { className: `avatar avatar-${side}` }, drawing('0 0 48 48', picture));
  return { place, seat: element('div', { className: `seat seat-${side}` }, element('h2', {}, badge, t[side]), place) };
};

const person =
  '<circle cx="24" cy="18" r="8" fill="currentColor"/><path d="M8 42c0-10 7-15 16-15s16 5 16 15z" fill="currentColor"/>';
const house =
  '<path d="M24 7 43 23h-5v17H10V23H5z" fill="currentColor"/><path d="M24 19l2.400 5.400 5.800.6-4.400 3.900 1.300 5.800L24 31.700l-5.100 3 1.300-5.800-4.400-3.900 5.800-.6z" fill="#241733"/>';

/** One card each: the higher one wins. */
export const mount = ({ board, dock, say, stake, end, isBusy, stakeBar }) => {
  const you = seatOf('you', person);
  const other = seatOf('seat', house);
  const middle = element('p', { className: 'versus', textContent: 'VS', aria: { hidden: true } });
  board.append(element('div', { className: 'velvet' }, you.seat, middle, other.seat));

  const begin = async (bet) => {
    if (isBusy()) return;
    say('');
    for (const { seat, place } of [you, other]) {
      delete seat.dataset.won;
      place.replaceChildren(hiddenCard());
    }
    const answer = await stake(bet);
    if (answer === undefined) return;
    const { shown } = answer;
    you.place.replaceChildren(dealtCard(shown.you, 0));
    other.place.replaceChildren(dealtCard(shown.seat, STEP));
    await pause(dealtAfter(STEP));
    if (shown.outcome !== 'seat') you.seat.dataset.won = '';
    if (shown.outcome !== 'you') other.seat.dataset.won = '';
    end(answer);
    const how = { you: t.youHigher, seat: t.seatHigher, equal: t.equal }[shown.outcome];
    const line = dock.querySelector('.say');
    line.textContent = `${how}. ${line.textContent}`;
  };

  const places = data.rules.duel.rows.map(({ id, name, pays }) =>
    button(
      `place place-${id}`,
      () => void begin(id),
      element('strong', { textContent: name }),
      element('span', { textContent: `×${pays}` }),
    ),
  );
  dock.append(stakeBar(texts.stake), element('div', { className: 'places' }, ...places));
  say(t.waiting);
};
