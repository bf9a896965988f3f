import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';

type Toast = { readonly id: number; readonly text: string; readonly bad: boolean };
type Say = (text: string, more?: { bad?: boolean }) => void;

const SHOWN_MS = 5_000;
const SayContext = createContext<Say>(() => undefined);

/** Shows a toast. Screen readers announce it without moving the focus. */
export const useSay = () => useContext(SayContext);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null);
  const say = useCallback<Say>(
    (text, more) => setToast({ id: Date.now(), text, bad: more?.bad ?? false }),
    [],
  );
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => setToast(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <SayContext value={say}>
      {children}
      <div
        role="status"
        aria-live="polite"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-[60] grid justify-items-center"
      >
        {toast && (
          <p
            key={toast.id}
            className={`rise rounded-xl px-4 py-2.5 text-sm font-medium shadow-float ${toast.bad ? 'bg-bad-tint text-bad' : 'bg-ink text-paper'}`}
          >
            {toast.text}
          </p>
        )}
      </div>
    </SayContext>
  );
}
