/** A plain G in the current colour. Decoration: the button around it carries the name. */
export function GoogleIcon() {
  return (
    <svg viewBox="0 0 24 24" width="17" height="17" fill="currentColor" aria-hidden="true">
      <path d="M22 10.2H12v3.9h5.7A6.1 6.1 0 1 1 16 7.4l2.8-2.8a10 10 0 1 0 3.2 5.6Z" />
    </svg>
  );
}
