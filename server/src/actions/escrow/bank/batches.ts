/** A list as it comes in, so many at a time, for questions that are asked about several at once. */
export async function* bites<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
  let bite: Item[] = [];
  for await (const item of items) {
    bite.push(item);
    if (bite.length < size) continue;
    yield bite;
    bite = [];
  }
  if (bite.length > 0) yield bite;
}
