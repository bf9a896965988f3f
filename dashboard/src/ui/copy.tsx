import { useEffect, useState } from 'react';
import { shortId } from '#labels/format.ts';
import { Button } from './button.tsx';
import { CheckIcon, CopyIcon } from './icons.tsx';

const SHOWN_MS = 1_600;

function useCopied(text: string): [boolean, () => void] {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return [copied, () => void copyText(text).then(setCopied)];
}

/** Browsers block the clipboard API on plain HTTP; there the old way still works. */
async function copyText(text: string): Promise<boolean> {
  if (!window.isSecureContext) return selectAndCopy(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => selectAndCopy(text),
  );
}

function selectAndCopy(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'sr-only';
  // A dialog traps the focus, so the text must be inside it to be selected.
  const focused = document.activeElement;
  (focused?.closest('[role=dialog]') ?? document.body).append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, copy] = useCopied(text);
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={copied ? 'Copied' : label}
      className="touch grid size-8 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
    >
      {copied ? <CheckIcon /> : <CopyIcon />}
    </button>
  );
}

/** A button with words, for a text that is not on the page. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const [copied, copy] = useCopied(text);
  return (
    <Button size="small" onClick={copy}>
      {copied ? <CheckIcon /> : <CopyIcon />} {copied ? 'Copied' : label}
    </Button>
  );
}

/** An id, shown shortened and copied in full. */
export function CopyId({ id, label = 'Copy id' }: { id: string; label?: string }) {
  return (
    <span className="-my-1 -mr-2 inline-flex items-center">
      <code className="font-mono text-[0.8125rem] whitespace-nowrap" title={id}>
        {shortId(id)}
      </code>
      <CopyButton text={id} label={label} />
    </span>
  );
}

export function Snippet({ code, label = 'Copy example' }: { code: string; label?: string }) {
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-sunken text-left">
      <div className="flex items-center justify-between border-b border-line py-1 pr-2 pl-4 text-xs text-soft">
        In a terminal
        <CopyButton text={code} label={label} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} className="overflow-x-auto p-4 font-mono text-[0.8125rem] leading-relaxed">
        <code>{code}</code>
      </pre>
    </div>
  );
}
