import { ID_ENDING, indexedOf, wordsOf } from '#core/search-words.ts';
import type { Queryable } from '#store/db.ts';
import type { PersonalBox } from '#store/secrets/personal.ts';

type Texts = readonly (string | null | undefined)[];

export type Findable = {
  readonly developerId: string;
  readonly agreementId: string;
  /** Empty for the agreement itself, else the deposit. */
  readonly part: string;
  readonly buyer: Texts;
  readonly seller?: Texts;
  readonly other?: Texts;
  readonly amount: number;
};

/** The row of search_marks, as write_search_marks() takes it. None when there is no text to find it by. */
export function markRows(box: PersonalBox, findable: Findable): readonly object[] {
  const { developerId, agreementId, part, amount } = findable;
  const of = (texts: Texts = [], more: readonly string[] = []): number[] | undefined => {
    const words = texts.flatMap((text) => (text ? wordsOf(text).flatMap(indexedOf) : []));
    const marks = new Set([...words, ...more].map((word) => box.searchMark(developerId, word)));
    return marks.size > 0 ? [...marks] : undefined;
  };
  const buyer = of(findable.buyer);
  const seller = of(findable.seller);
  if (!buyer && !seller && !findable.other?.some(hasWords)) return [];
  const other = of(findable.other, [amountWord(amount), endingWord(agreementId)]);
  return [{ developer_id: developerId, agreement_id: agreementId, part, buyer, seller, other }];
}

/** A dispute is found by the end of its id, which the dashboard prints. */
export function disputeMarkRow(
  box: PersonalBox,
  agreement: { readonly developerId: string; readonly agreementId: string },
  disputeId: string,
): object {
  const { developerId, agreementId } = agreement;
  const other = [box.searchMark(developerId, endingWord(disputeId))];
  return { developer_id: developerId, agreement_id: agreementId, part: disputeId, other };
}

const hasWords = (text: string | null | undefined) => Boolean(text && wordsOf(text).length > 0);

/** No word of a text has a colon, so these cannot be mistaken for one. */
export const amountWord = (amount: number) => `amount:${amount}`;
export const endingWord = (id: string) => `ending:${id.slice(-ID_ENDING)}`;

/** Forgets what a person is found by, and keeps what the other party of their agreements is. */
export async function forget(tx: Queryable, developerId: string, externalUserId: string): Promise<void> {
  for (const side of ['buyer', 'seller']) {
    await tx.query(
      `UPDATE search_marks SET ${side} = NULL${side === 'buyer' ? ', other = NULL' : ''}
       WHERE developer_id = $1 AND ${side} IS NOT NULL AND agreement_id IN (
         SELECT id FROM agreements WHERE developer_id = $1 AND ${side}_external_id = $2)`,
      [developerId, externalUserId],
    );
  }
}
