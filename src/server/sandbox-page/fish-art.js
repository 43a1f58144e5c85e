/** The fish, each looking right around its middle; `size` is its length. */
export const shapes = {
  minnow: {
    size: 46,
    art: '<path d="M-23 0c8-9 24-10 32-3l12-7-3 10 3 10-12-7c-8 7-24 6-32-3z" transform="scale(-1 1)" fill="#9fd8e8" stroke="#2b6f86" stroke-width="2"/><circle cx="13" cy="-2" r="2.200" fill="#0d2a36"/><path d="M-10 0h16" stroke="#e6fbff" stroke-width="2" stroke-linecap="round"/>',
  },
  clown: {
    size: 62,
    art: '<path d="M-18 0-31-11v22z" fill="#ff8a3d" stroke="#8a3a08" stroke-width="2"/><path d="M-6-14C0-24 10-22 14-14zM-2 14c4 8 10 8 14 0z" fill="#ff8a3d" stroke="#8a3a08" stroke-width="2"/><ellipse rx="24" ry="15" cx="6" fill="#ff8a3d" stroke="#8a3a08" stroke-width="2"/><path d="M12-14c-5 9-5 19 0 28h6c-5-9-5-19 0-28zM-8-12c-3 8-3 16 0 24h5c-3-8-3-16 0-24z" fill="#fff"/><circle cx="22" cy="-4" r="3" fill="#20120a"/>',
  },
  puffer: {
    size: 76,
    art: '<path d="M-24 0-38-10v20z" fill="#e7c24b" stroke="#7a5c0b" stroke-width="2"/><path d="M-10-24-14-34-4-27 0-38l5 11 9-9 1 12 11-4-4 11M-10 24l-4 10 10-7L0 38l5-11 9 9 1-12 11 4-4-11" fill="#e7c24b" stroke="#7a5c0b" stroke-width="2" stroke-linejoin="round"/><circle cx="4" r="27" fill="#f1d25e" stroke="#7a5c0b" stroke-width="2"/><path d="M-19 10a27 27 0 0 0 46 2C18 20-8 20-19 10z" fill="#fff3c4"/><circle cx="18" cy="-7" r="6" fill="#fff"/><circle cx="20" cy="-7" r="3.200" fill="#2a1f05"/><path d="M27 6c-3 3-6 3-9 2" stroke="#7a5c0b" stroke-width="2.500" fill="none" stroke-linecap="round"/><g fill="#b98f22"><circle cx="-8" cy="-10" r="3"/><circle cx="2" cy="-17" r="2.500"/><circle cx="-13" cy="1" r="2.500"/></g>',
  },
  ray: {
    size: 112,
    art: '<path d="M-20 0c-14 2-26 4-38 2" stroke="#39306b" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M56 0C40-14 26-12 14-34 4-30-8-22-24 0c16 22 28 30 38 34C26 12 40 14 56 0z" fill="#6d5fc7" stroke="#2d2560" stroke-width="2.500" stroke-linejoin="round"/><path d="M44 0C32-6 20-6 12-20 4-16-4-10-14 0 -4 10 4 16 12 20 20 6 32 6 44 0z" fill="#8a7de0"/><circle cx="40" cy="-6" r="2.600" fill="#150f38"/><circle cx="40" cy="6" r="2.600" fill="#150f38"/>',
  },
  shark: {
    size: 150,
    art: '<path d="M-52 0-76-26l8 26-8 24z" fill="#5f7388" stroke="#24303c" stroke-width="2.500" stroke-linejoin="round"/><path d="M0-18 8-44c14 8 18 16 20 28zM6 18 0 38c12-2 20-10 24-20z" fill="#5f7388" stroke="#24303c" stroke-width="2.500" stroke-linejoin="round"/><path d="M76-2C52-28-14-30-56 0c42 28 106 26 132-2z" fill="#7388a0" stroke="#24303c" stroke-width="2.500"/><path d="M76-2C66 10 44 19 16 20-12 20-36 12-56 0c38 8 92 12 132-2z" fill="#dfe8f0"/><path d="M70 3 52 8" stroke="#24303c" stroke-width="2.500" stroke-linecap="round"/><circle cx="54" cy="-8" r="3.200" fill="#0d141b"/><path d="M30-8c-3 6-3 10 0 15M23-8c-3 6-3 10 0 15M16-7c-3 6-3 9 0 14" stroke="#24303c" stroke-width="2" fill="none" stroke-linecap="round"/>',
  },
};

/** Light from above, the sea bed and its plants, for a sea of any size. */
export const seaArt = (width, height) => `
  <defs>
    <linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1f8fb5"/><stop offset=".5" stop-color="#0f5a86"/><stop offset="1" stop-color="#0a2a4d"/></linearGradient>
    <linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#dff7ff" stop-opacity=".35"/><stop offset="1" stop-color="#dff7ff" stop-opacity="0"/></linearGradient>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#water)"/>
  <g fill="url(#beam)">${[0.08, 0.3, 0.56, 0.82]
    .map((at, place) => {
      const x = width * at;
      const wide = width * (0.05 + (place % 2) * 0.04);
      return `<path d="M${x} 0h${wide}l${width * 0.1} ${height * 0.85}h${-wide * 2.2}z"/>`;
    })
    .join('')}</g>
  <path d="M0 ${height - 34}C${width * 0.2} ${height - 62} ${width * 0.35} ${height - 18} ${width * 0.55} ${height - 40}S${width * 0.9} ${height - 60} ${width} ${height - 30}V${height}H0z" fill="#071d36"/>
  <g fill="none" stroke-width="7" stroke-linecap="round">${[0.06, 0.1, 0.14, 0.78, 0.86, 0.93]
    .map((at, place) => {
      const tall = 46 + (place % 3) * 22;
      const colour = ['#1d7a5f', '#2a9a6c', '#c2527c'][place % 3];
      return `<path stroke="${colour}" d="M${width * at} ${height - 18}c-14 ${-tall * 0.35} 14 ${-tall * 0.6} 0 ${-tall}"/>`;
    })
    .join('')}</g>`;
