import type { Note } from '@surety/sdk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '#api/command.ts';
import { addNote, notesQuery } from '#api/notes.ts';
import { actorNamesQuery } from '#api/queries.ts';
import { actorLabel } from '#labels/events.ts';
import { useActorNames } from '#shell/actor-names.ts';
import { useAuditNames } from '#shell/audit-names.ts';
import { useMay } from '#shell/may.ts';
import { Button } from '#ui/button.tsx';
import { Field, LongInput, Select } from '#ui/form/field.tsx';
import { More } from '#ui/list.tsx';
import { ErrorNote, Loading } from '#ui/states.tsx';
import { When } from '#ui/time.tsx';

/** What members have written down about the agreement. The buyer and the seller never see it. */
export function Notes({ agreementId }: { agreementId: string }) {
  const query = useInfiniteQuery(notesQuery(agreementId));
  const may = useMay();
  const notes = query.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <div className="max-w-2xl space-y-6">
      {may('notes.write') && <NewNote agreementId={agreementId} />}
      {query.isPending && <Loading />}
      {query.isError && <ErrorNote error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && notes.length === 0 && (
        <p className="text-sm text-soft">No notes yet. Only members of your account see them.</p>
      )}
      {notes.length > 0 && (
        <ul aria-label="Notes, newest first" className="divide-y divide-line">
          {notes.map((note) => (
            <Item key={note.id} note={note} />
          ))}
        </ul>
      )}
      {query.hasNextPage && <More query={query} shown={notes.length} />}
    </div>
  );
}

function Item({ note }: { note: Note }) {
  const actorName = useAuditNames();
  const memberName = useActorNames();
  return (
    <li className="space-y-1 py-3 text-sm">
      <p dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-wrap">
        {note.text}
      </p>
      <p className="text-xs text-soft">
        {actorLabel(note.actor, actorName)}, <When at={note.createdAt} />
        {note.mentions.length > 0 && `, for ${note.mentions.map(memberName).join(', ')}`}
      </p>
    </li>
  );
}

function NewNote({ agreementId }: { agreementId: string }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const { data: members = [] } = useQuery(actorNamesQuery);
  const add = useCommand(addNote, {
    onDone: () => {
      setText('');
      setChosen(new Map());
    },
  });
  const active = members.filter(({ state }) => state === 'active');
  // A name that was deleted from the text is no mention any more.
  const mentions = [...chosen].filter(([, name]) => text.includes(`@${name}`)).map(([id]) => id);
  const mention = (id: string) => {
    const name = active.find((member) => member.id === id)?.name;
    if (name === undefined) return;
    setText(`${text}${text === '' || /\s$/.test(text) ? '' : ' '}@${name} `);
    setChosen(new Map(chosen).set(id, name));
  };
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate({ agreementId, text, mentions });
      }}
      className="space-y-3"
    >
      {add.error && <ErrorNote error={add.error} />}
      <Field label="New note" hint="For your colleagues. It cannot be changed later.">
        <LongInput
          name="text"
          rows={3}
          maxLength={2000}
          required
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Select
          aria-label="Mention a member"
          className="w-full sm:w-56"
          value=""
          onChange={(event) => mention(event.target.value)}
        >
          <option value="">@ Mention a member…</option>
          {active.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Button type="submit" look="primary" busy={add.isPending}>
          Add note
        </Button>
      </div>
    </form>
  );
}
