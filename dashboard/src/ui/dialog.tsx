import { Dialog as Radix } from 'radix-ui';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { CloseIcon } from './icons.tsx';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  wide?: boolean;
};

const Hold = createContext<(held: boolean) => void>(() => undefined);

/** Keeps the dialog open while it shows something that will not be shown again. */
export function useHeldOpen(): void {
  const hold = useContext(Hold);
  useEffect(() => {
    hold(true);
    return () => hold(false);
  }, [hold]);
}

/** Traps the focus and returns it. Escape and a click outside close it, unless it is held open. */
export function Dialog({ open, onOpenChange, title, description, children, wide = false }: Props) {
  const [held, hold] = useState(false);
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  // Read during render, because a field with autofocus takes the focus before any effect runs.
  if (open && !wasOpen.current) opener.current = document.activeElement;
  wasOpen.current = open;
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => (isOpen || !held) && onOpenChange(isOpen)}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-[rgb(10_16_13/0.45)]" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveFocusBack(opener.current);
          }}
          className={`rise fixed z-50 inset-x-3 bottom-3 sm:inset-x-auto sm:bottom-auto sm:top-1/2 sm:left-1/2 sm:-translate-1/2 sm:w-full ${wide ? 'sm:max-w-2xl' : 'sm:max-w-md'} max-h-[88dvh] overflow-y-auto rounded-2xl border border-line bg-surface p-6 shadow-float outline-none`}
        >
          <div className="flex items-start justify-between gap-4">
            <Radix.Title className="font-serif text-xl font-medium">{title}</Radix.Title>
            {!held && (
              <Radix.Close
                aria-label="Close"
                className="-m-2 grid size-9 place-items-center rounded-lg text-soft hover:bg-sunken hover:text-ink"
              >
                <CloseIcon />
              </Radix.Close>
            )}
          </div>
          {description && (
            <Radix.Description asChild>
              <div className="mt-1 text-soft">{description}</div>
            </Radix.Description>
          )}
          <Hold value={hold}>
            <div className="mt-5">{children}</div>
          </Hold>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Returns the focus to the opener or, if that is gone, to the page, where a keyboard can continue. */
export function giveFocusBack(opener: Element | null): void {
  const usable = opener instanceof HTMLElement && opener.isConnected && !opener.matches(':disabled');
  const to = usable && opener !== document.body ? opener : document.getElementById('main');
  to?.focus({ preventScroll: true });
  if (to === opener && to) stayOnPage(to);
}

/** Time for the result to show, such as a row that loses its button. */
const SHOWN_WITHIN_MS = 5_000;

/** If the opener disappears shortly after, moves the focus to the page instead of losing it. */
function stayOnPage(opener: Element): void {
  const watch = new MutationObserver(() => {
    if (opener.isConnected) return;
    watch.disconnect();
    if (document.activeElement === document.body) giveFocusBack(null);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), SHOWN_WITHIN_MS);
}
