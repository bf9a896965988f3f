import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { Input } from './field.tsx';

type Props = {
  label: string;
  placeholder: string;
  value: string | undefined;
  onSearch: (value: string | undefined) => void;
};

/** Searches on Enter: each search is an exact look-up, so part of a word would find nothing. */
export function SearchBox({ label, placeholder, value, onSearch }: Props) {
  const [text, setText] = useState(value ?? '');
  useEffect(() => setText(value ?? ''), [value]);
  return (
    <search className="min-w-0 flex-1 basis-64">
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim() || undefined);
        }}
      >
        <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-soft">
          <SearchIcon />
        </span>
        <Input
          type="search"
          aria-label={label}
          placeholder={placeholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={value ? 'pr-20 pl-10' : 'pl-10'}
        />
        {value && (
          <Button
            look="quiet"
            size="small"
            className="absolute inset-y-1 right-1"
            onClick={() => onSearch(undefined)}
          >
            Clear
          </Button>
        )}
      </form>
    </search>
  );
}
