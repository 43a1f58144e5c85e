import { useId } from 'react';

/** A small drawn flag, 20 x 14. Decoration: the language or country stands beside it in words. */
export function Flag({ country }: { readonly country: 'GB' | 'VN' }) {
  const clip = useId();
  return (
    <svg viewBox="0 0 20 14" width="20" height="14" aria-hidden="true" className="flex-none">
      <clipPath id={clip}>
        <rect width="20" height="14" rx="3" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>{country === 'GB' ? <Union /> : <GoldStar />}</g>
    </svg>
  );
}

function Union() {
  return (
    <>
      <path fill="#1f3a8a" d="M0 0h20v14H0z" />
      <path stroke="#fff" strokeWidth="2.8" d="m0 0 20 14M20 0 0 14" />
      <path stroke="#d02036" strokeWidth="1" d="m0 0 20 14M20 0 0 14" />
      <path stroke="#fff" strokeWidth="4.6" d="M10 0v14M0 7h20" />
      <path stroke="#d02036" strokeWidth="2.6" d="M10 0v14M0 7h20" />
    </>
  );
}

function GoldStar() {
  return (
    <>
      <path fill="#d9261c" d="M0 0h20v14H0z" />
      <path fill="#ffde2e" d="m10 2.6 1.06 3.02 3.2.08-2.54 1.94.92 3.06L10 8.9l-2.64 1.8.92-3.06L5.74 5.7l3.2-.08Z" />
    </>
  );
}
