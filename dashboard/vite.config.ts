import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defineConfig } from 'vite';

/** Browsers with light-dark(), so that the build keeps one set of colours for both themes. */
const BROWSERS = ['chrome123', 'firefox121', 'safari17.5'];

export default defineConfig({
  base: '/dashboard/',
  plugins: [tailwindcss()],
  // Use the SDK's sources instead of its last build.
  resolve: { conditions: ['surety-source', ...defaultClientConditions] },
  build: {
    target: BROWSERS,
    cssTarget: BROWSERS,
    emptyOutDir: true,
    // The content security policy does not allow data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // The dashboard, and the identity verification page.
      input: ['index.html', 'verify.html'],
      // Small shared modules would each be a file: the first page needed 34 scripts instead of 4.
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', test: /(src|@tanstack)[\\/](?!pages|verify|ui[\\/]chart)/, minShareCount: 3 },
          ],
        },
      },
      // Libraries mark their files with "use client", which means nothing without server rendering.
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
  server: { proxy: { '/dashboard/api': 'http://127.0.0.1:3000', '/verify/api': 'http://127.0.0.1:3000' } },
});
