import { queryOptions } from '@tanstack/react-query';
import { surety } from './client.ts';
import { keys } from './keys.ts';
import { POLLED_MS, paged } from './queries.ts';

export const mailSettingsQuery = queryOptions({
  queryKey: [...keys.mail, 'settings'],
  queryFn: () => surety.mail.settings(),
});

export const mailsQuery = paged([...keys.mail, 'list'], (page) => surety.mail.list(page).page(), {
  refetchInterval: POLLED_MS,
});

export const mailQuery = (id: string) =>
  queryOptions({ queryKey: [...keys.mail, id], queryFn: () => surety.mail.retrieve(id) });
