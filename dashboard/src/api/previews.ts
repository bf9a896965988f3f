import type { Link } from '@surety/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { get } from './client.ts';
import { ENVIRONMENT_API } from './environment.ts';
import { keys } from './keys.ts';

type Language = Link['language'];
export type Preview = {
  readonly group: 'pages' | 'mails' | 'messages';
  readonly name: string;
  readonly title: string;
  readonly to: 'buyer' | 'seller' | 'member' | 'anyone';
};

export const previewsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...keys.mail, 'previews', language],
    queryFn: () => get<{ data: Preview[] }>('/previews', { language }),
    placeholderData: keepPreviousData,
  });

/** The address of a preview, for a frame. */
export function previewAddress({ group, name }: Pick<Preview, 'group' | 'name'>, language: Language): string {
  return `${ENVIRONMENT_API}/previews/${group}/${name}?language=${language}`;
}
