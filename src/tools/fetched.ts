/** The modules that `/index` needs before it answers a press. */
export const homeModules = ['index.html', 'features/home/home-page.tsx'] as const;
/** The script in the head, which Vite copies as it is. */
export const themeInit = 'res/js/theme-init.js';
