// The frame around a page of the sandbox. It answers "ready" with a nonce, which every later message carries.
const byId = (id) => document.getElementById(id);
const framed = window.parent !== window;
let nonce;
const waiting = [];

const post = (message) => window.parent.postMessage({ portico: 1, ...message }, location.origin);

/** Tells the frame something, once it has answered. */
export const tell = (type, more = {}) => {
  if (!framed) return;
  if (nonce === undefined) waiting.push([type, more]);
  else post({ type, nonce, ...more });
};

const show = (theme) => {
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
};

window.addEventListener('message', ({ source, origin, data: message }) => {
  if (source !== window.parent || origin !== location.origin || message?.portico !== 1) return;
  if (nonce === undefined && message.type === 'hello' && typeof message.nonce === 'string') {
    nonce = message.nonce;
    // A frame with a bar of its own has both there.
    byId('full').hidden = message.hasBar || !message.canFill;
    byId('exit').hidden = Boolean(message.hasBar);
    for (const [type, more] of waiting.splice(0)) tell(type, more);
  }
  if (message.nonce === nonce) show(message.theme);
});
byId('full').addEventListener('click', () => tell('fullscreen'));
byId('exit').addEventListener('click', () => tell('exit'));
window.addEventListener('keydown', () => tell('active'));
window.addEventListener('pointerdown', () => tell('active'));
if (framed) post({ type: 'ready' });
