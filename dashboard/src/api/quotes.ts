import type { CreateQuoteParams } from '@surety/sdk';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { surety } from './client.ts';

/** A quote is made again when a tab has been open for an hour: it is valid for a day. */
const FRESH_MS = 3_600_000;

export const quoteQuery = (params: CreateQuoteParams | null) =>
  queryOptions({
    queryKey: ['quote', params],
    queryFn: params ? () => surety.escrow.quotes.create(params) : skipToken,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
    retry: false,
  });
