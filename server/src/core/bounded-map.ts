/**
 * A cache for values named in requests. When full, it is cleared, so an attacker who fills it costs some
 * computation and no memory.
 */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #limit: number;

  constructor(limit: number) {
    super();
    this.#limit = limit;
  }

  override set(key: Key, value: Value): this {
    if (this.size >= this.#limit && !this.has(key)) this.clear();
    return super.set(key, value);
  }
}
