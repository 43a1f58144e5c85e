export function RegisterPane(_: { readonly own: boolean | undefined; readonly onClose: () => void }) {
  return null;
}
