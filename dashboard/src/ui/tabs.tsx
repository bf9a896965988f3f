import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';

export type Tab = { readonly value: string; readonly label: string; readonly content: ReactNode };

export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  // Radix focuses a clicked tab by script, which browsers treat as keyboard focus and draw a ring.
  const [clicked, setClicked] = useState(false);
  return (
    <Radix.Root defaultValue={tabs[0]?.value ?? ''} className="@container">
      <Radix.List
        aria-label={label}
        className="flex gap-4 border-b border-line @md:gap-6 max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-2 max-sm:gap-y-1"
        onPointerDown={() => setClicked(true)}
        onKeyDown={() => setClicked(false)}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setClicked(false)}
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={`-mb-px border-b-2 border-transparent pt-1 pb-2.5 text-sm font-medium max-sm:text-[0.8125rem] text-soft hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink ${clicked ? 'outline-none' : 'focus-visible:rounded-sm focus-visible:outline-offset-4'}`}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-5 outline-offset-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
