const LOCAL = /^[A-Za-z0-9_'+.-]+$/;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
const TOP = /^[A-Za-z]{2,63}$/;

/**
 * Whether a text is an e-mail address that mail servers accept: ASCII, one `@`, no consecutive dots, a host of two
 * labels.
 */
export function isEmail(value: string): boolean {
  if (value.length > 254) return false;
  const [local = '', host = '', ...more] = value.split('@');
  if (more.length > 0 || local.length > 64 || !LOCAL.test(local)) return false;
  if (local.startsWith('.') || local.includes('..') || /[.']$/.test(local)) return false;
  const labels = host.split('.');
  return labels.length >= 2 && labels.every((label) => LABEL.test(label)) && TOP.test(labels.at(-1) ?? '');
}
