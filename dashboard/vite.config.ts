import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defineConfig } from 'vite';

/**
 * Browsers that know light-dark(), so that the two themes stay one set of colours in the built styles too.
 */
const BROWSERS = ['chrome123', 'firefox121', 'safari17.5'];

export default defineConfig({
  base: '/dashboard/',
  plugins: [tailwindcss()],
  // The SDK's sources, not what was built of them last.
  resolve: { conditions: ['surety-source', ...defaultClientConditions] },
  build: {
    target: BROWSERS,
    cssTarget: BROWSERS,
    emptyOutDir: true,
    // A data: URL would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // The dashboard, and the page on which people verify themselves.
      input: ['index.html', 'verify.html'],
      // Libraries mark their files for servers that render React; there is none here, and nothing to warn of.
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
  server: { proxy: { '/dashboard/api': 'http://127.0.0.1:3000', '/verify/api': 'http://127.0.0.1:3000' } },
});
