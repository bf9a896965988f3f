import './styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { goesElsewhere } from '#api/environment.ts';
import { queryClient } from '#api/query-client.ts';
import { applyTheme, storedTheme } from '#ui/theme.ts';
import { ToastProvider } from '#ui/toast.tsx';
import { router } from './router.tsx';

/**
 * Libraries that insert styles at run time read the nonce here. Without it the content security policy blocks
 * them.
 */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
Object.assign(globalThis, { __webpack_nonce__: nonce });

applyTheme(storedTheme());

// A page of our own instead of the browser's when there is no connection. Plain http has no service workers.
void navigator.serviceWorker
  ?.register('/dashboard/offline.js', { scope: '/dashboard' })
  .catch(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
if (!goesElsewhere()) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}
