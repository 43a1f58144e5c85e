import { button, calm, data, drawing, element, fill, money, texts } from './common.js';
import { seaArt, shapes } from './fish-art.js';

const t = texts.fish;
/** Shots that follow each other this fast are sent together. */
const GATHER = 450;
const MOST_SHOTS = 10;
/** How often each fish swims in the sea. */
const school = ['minnow', 'minnow', 'minnow', 'clown', 'clown', 'puffer', 'puffer', 'ray', 'shark'];

const shape = (name, attributes = {}) => {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};

/** A sea of swimming fish: each shot costs the stake, each catch pays. */
export const mount = ({ board, dock, say, stake, end, isBusy, free, stakeBar, chosen }) => {
  const sea = drawing('0 0 600 400', '', 'sea');
  const ground = shape('g');
  const swimming = shape('g');
  const effects = shape('g');
  sea.append(ground, swimming, effects);
  board.append(sea);
  let [width, height] = [600, 400];
  /** Fish are smaller in a narrow sea. */
  let scale = 1;

  const fishes = school.map((kind, place) => {
    const group = shape('g', { class: 'fish' });
    group.innerHTML = `<g>${shapes[kind].art}</g>`;
    // A wider place to hit than the drawing.
    const { size } = shapes[kind];
    group.append(shape('ellipse', { rx: size * 0.62, ry: Math.max(26, size * 0.42), fill: 'transparent' }));
    swimming.append(group);
    const fish = { kind, group, place, x: 0, y: 0, speed: 0, away: false };
    group.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      shoot(fish);
    });
    return fish;
  });

  const sendOff = (fish, anywhere) => {
    const { size } = shapes[fish.kind];
    const direction = Math.random() < 0.5 ? 1 : -1;
    fish.speed = direction * (26 + Math.random() * 44) * (fish.kind === 'shark' ? 1.3 : 1);
    fish.x = anywhere ? Math.random() * width : direction > 0 ? -size : width + size;
    const lanes = school.length;
    fish.y = 40 + ((height - 120) * ((fish.place * 4) % lanes)) / (lanes - 1);
    fish.away = false;
    fish.group.style.opacity = '1';
  };
  const draw = (fish, time) => {
    const sway = calm ? 0 : Math.sin(time / 600 + fish.place) * 6;
    fish.group.setAttribute(
      'transform',
      `translate(${fish.x} ${fish.y + sway}) scale(${fish.speed < 0 ? -scale : scale} ${scale})`,
    );
  };
  const lay = () => {
    width = Math.max(280, board.clientWidth);
    height = Math.max(220, board.clientHeight);
    scale = Math.min(1, Math.max(0.62, width / 560));
    sea.setAttribute('viewBox', `0 0 ${width} ${height}`);
    ground.innerHTML = seaArt(width, height);
    for (const fish of fishes) {
      sendOff(fish, true);
      // Still fish stand apart.
      if (calm) fish.x = width * (0.12 + (0.76 * ((fish.place * 7) % school.length)) / (school.length - 1));
      draw(fish, 0);
    }
  };
  const watched = new ResizeObserver(lay);
  watched.observe(board);

  let last = performance.now();
  let frame = 0;
  const swim = (now) => {
    const passed = Math.min(0.1, (now - last) / 1_000);
    last = now;
    for (const fish of fishes) {
      fish.x += fish.speed * passed;
      const { size } = shapes[fish.kind];
      if (fish.x < -size * 1.2 || fish.x > width + size * 1.2) sendOff(fish, false);
      draw(fish, now);
    }
    frame = requestAnimationFrame(swim);
  };
  if (!calm) frame = requestAnimationFrame(swim);

  const gone = (made, milliseconds) => setTimeout(() => made.remove(), milliseconds);
  const ring = ({ x, y }) => {
    const shot = shape('g');
    shot.append(
      shape('line', {
        x1: width / 2,
        y1: height,
        x2: x,
        y2: y,
        stroke: '#fff7c9',
        'stroke-width': 3,
        'stroke-dasharray': '2 10',
        'stroke-linecap': 'round',
      }),
      shape('circle', { cx: x, cy: y, r: 26, fill: 'none', stroke: '#fff7c9', 'stroke-width': 3 }),
    );
    effects.append(shot);
    if (!calm) shot.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 500, fill: 'forwards' });
    gone(shot, 520);
  };
  const showCatch = (fish, paid) => {
    const price = shape('text', {
      x: Math.min(width - 50, Math.max(50, fish.x)),
      y: Math.max(30, fish.y - 24),
      class: 'price',
    });
    price.textContent = `+${money(paid)}`;
    effects.append(price);
    if (!calm)
      price.animate(
        [
          { transform: 'translateY(0)', opacity: 1 },
          { transform: 'translateY(-36px)', opacity: 0 },
        ],
        { duration: 1_400, easing: 'ease-out', fill: 'forwards' },
      );
    gone(price, 1_420);
    fish.away = true;
    fish.group.style.opacity = '0';
    setTimeout(() => {
      sendOff(fish, calm);
      draw(fish, performance.now());
    }, 900);
  };

  let volley = [];
  let timer;
  const send = async () => {
    if (volley.length === 0) return;
    // One volley after the other; later shots wait for the answer.
    if (isBusy()) return later();
    const shots = volley;
    volley = [];
    const answer = await stake(shots.map(({ kind }) => kind).join(','));
    if (answer === undefined) {
      volley = [];
      return;
    }
    const caught = [];
    for (const [place, { caught: hit, paid, target }] of answer.shown.shots.entries()) {
      if (!hit) continue;
      caught.push(t[target]);
      showCatch(shots[place], paid);
    }
    end(answer);
    const line = dock.querySelector('.say');
    const told = caught.length > 0 ? fill(t.caught, { list: caught.join(', ') }) : t.missed;
    line.textContent = `${told}. ${line.textContent}`;
    free();
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), GATHER);
  };
  const shoot = (fish) => {
    if (fish === undefined || fish.away || volley.length >= MOST_SHOTS) return;
    volley.push(fish);
    ring(fish);
    say(`${fill(t.shots, { count: volley.length })}: ${money(Number(chosen()) * volley.length)}`);
    if (volley.length === MOST_SHOTS) clearTimeout(timer);
    later();
  };
  const shootAt = (kind) => {
    const there = fishes.filter((fish) => fish.kind === kind && !fish.away);
    const middle = ({ x }) => Math.abs(x - width / 2);
    shoot(there.sort((a, b) => middle(a) - middle(b))[0]);
  };

  const aims = data.fish.map(({ fish, pays }) => {
    const { size, art } = shapes[fish];
    const view = `${-size * 0.6} ${-size * 0.4} ${size * 1.2} ${size * 0.8}`;
    const aim = button(
      'aim',
      () => shootAt(fish),
      drawing(view, art),
      element('span', {}, element('span', { className: 'unseen', textContent: `${t.aim} ` }), t[fish]),
      element('strong', { textContent: `×${pays}` }),
    );
    return aim;
  });
  dock.append(stakeBar(texts.perShot), element('div', { className: 'aims' }, ...aims));
  say(t.hint);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    watched.disconnect();
  };
};
