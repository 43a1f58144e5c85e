import { calm, drawing, element, texts } from './common.js';

const suits = {
  '♠': 'M50 8C62 30 90 44 90 66c0 14-10 22-21 22-7 0-12-3-15-8 1 9 4 14 10 18H36c6-4 9-9 10-18-3 5-8 8-15 8-11 0-21-8-21-22C10 44 38 30 50 8z',
  '♥': 'M50 94C20 70 8 54 8 34 8 18 20 8 32 8c8 0 15 5 18 13C53 13 60 8 68 8c12 0 24 10 24 26 0 20-12 36-42 60z',
  '♦': 'M50 4c10 18 22 32 38 46-16 14-28 28-38 46C40 78 28 64 12 50 28 36 40 22 50 4z',
  '♣': 'M50 6c12 0 21 9 21 20 0 6-2 10-6 14 3-1 6-2 9-2 12 0 20 9 20 21s-9 21-20 21c-8 0-15-4-19-11 1 12 4 20 12 27H33c8-7 11-15 12-27-4 7-11 11-19 11C15 80 6 71 6 59s8-21 20-21c3 0 6 1 9 2-4-4-6-8-6-14C29 15 38 6 50 6z',
};

const face = (name) => {
  const [rank, suit] = [name.slice(0, -1), name.slice(-1)];
  const colour = suit === '♥' || suit === '♦' ? '#b51d3c' : '#1c1a29';
  const corner = `<g fill="${colour}"><text x="${rank === '10' ? 18 : 15}" y="29" font-size="${rank === '10' ? 22 : 25}" font-weight="700" text-anchor="middle"${rank === '10' ? ' letter-spacing="-2"' : ''}>${rank}</text><path transform="translate(7 35) scale(.16)" d="${suits[suit]}"/></g>`;
  return drawing(
    '0 0 100 140',
    `<rect x=".5" y=".5" width="99" height="139" rx="10" fill="#fdfcf9" stroke="#d9d5e0"/>
    ${corner}<g transform="rotate(180 50 70)">${corner}</g>
    <path fill="${colour}" transform="translate(26 46) scale(.48)" d="${suits[suit]}"/>`,
    'face',
  );
};

const back = () =>
  drawing(
    '0 0 100 140',
    `<rect x=".5" y=".5" width="99" height="139" rx="10" fill="#2b2546" stroke="#6d62a3"/>
    <rect x="8" y="8" width="84" height="124" rx="6" fill="none" stroke="#8b7fd0" stroke-width="1.5"/>
    <path d="M8 39 39 8M8 70 70 8M8 101 92 17M8 132 92 48M39 132 92 79M70 132 92 110M92 39 61 8M92 70 30 8M92 101 8 17M92 132 8 48M61 132 8 79M30 132 8 110" stroke="#5b5191" stroke-width="1.5"/>
    <circle cx="50" cy="70" r="17" fill="#2b2546" stroke="#dff34b" stroke-width="2"/><path d="M50 59l3.300 7.600 8.200.8-6.200 5.400 1.900 8L50 76.600l-7.200 4.200 1.900-8-6.200-5.400 8.200-.8z" fill="#dff34b"/>`,
    'back',
  );

/** A card with its face down. */
export const hiddenCard = () =>
  element('span', { className: 'card', role: 'img', aria: { label: texts.duel.hidden } }, back());

/** A card that is dealt after a delay and turned over. */
export const dealtCard = (name, delay) => {
  const card = element('span', { className: 'card', role: 'img', aria: { label: name } }, face(name));
  if (calm) return card;
  card.append(back());
  const [shown, turned] = card.children;
  const options = { delay, duration: 420, easing: 'cubic-bezier(.2,0,0,1)', fill: 'both' };
  card.animate(
    [
      { transform: 'translate(40px,-90px) rotate(14deg)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    options,
  );
  turned.animate([{ transform: 'rotateY(0)' }, { transform: 'rotateY(90deg)' }], {
    ...options,
    delay: delay + 360,
    duration: 140,
  });
  shown.animate([{ transform: 'rotateY(-90deg)' }, { transform: 'rotateY(0)' }], {
    ...options,
    delay: delay + 500,
    duration: 140,
  });
  return card;
};

/** When the last of some cards lies open. */
export const dealtAfter = (delay) => delay + 640;
