/** What the server says of the page. */
export const data = JSON.parse(document.getElementById('data').textContent);
export const { texts } = data;

/** Whether the player asked for less motion. */
export const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** An element with properties, attributes (`aria`, `role`) and children. */
export const element = (name, { aria = {}, role, ...properties } = {}, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  if (role) made.setAttribute('role', role);
  for (const [key, value] of Object.entries(aria)) made.setAttribute(`aria-${key}`, value);
  made.append(...children.filter((child) => child !== undefined));
  return made;
};

/** A button with what it shows. */
export const button = (className, onClick, ...children) => {
  const made = element('button', { type: 'button', className }, ...children);
  made.addEventListener('click', onClick);
  return made;
};

/** A drawing from markup of this program. */
export const drawing = (viewBox, markup, className = '') => {
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  made.setAttribute('viewBox', viewBox);
  made.setAttribute('class', className);
  made.setAttribute('aria-hidden', 'true');
  made.innerHTML = markup;
  return made;
};

/** A text with its places filled in. */
export const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');

let currency = 'USD';
export const setCurrency = (code) => {
  currency = code;
};

/** As the portal writes money, in either language. */
export const money = (amount) => {
  const whole = Number.isInteger(Number(amount));
  const format = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' };
  return new Intl.NumberFormat(
    'en-US',
    whole && currency === 'VND' ? { ...format, maximumFractionDigits: 0 } : format,
  ).format(amount);
};

/** A stake on a chip: short and without decimals. */
export const short = (amount) => (Number(amount) >= 1_000 ? `${Number(amount) / 1_000}K` : String(Number(amount)));

/** Waits, at once where less motion is asked for. */
export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, calm ? 0 : milliseconds));

/** Moves an element and waits for the end; nothing moves where less motion is asked for. */
export const move = async (moved, frames, options) => {
  if (calm) return;
  await moved.animate(frames, { fill: 'backwards', ...options }).finished.catch(() => undefined);
};
