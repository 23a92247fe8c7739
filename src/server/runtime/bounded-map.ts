/** A map with a limit: drops the entry set longest ago when it is full. Setting an entry again renews it. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #limit: number;

  /** @param limit Most entries, at least 1. */
  constructor(limit: number) {
    super();
    this.#limit = limit;
  }

  override set(key: Key, value: Value): this {
    super.delete(key);
    super.set(key, value);
    if (this.size > this.#limit) {
      const [oldest] = this.keys();
      super.delete(oldest as Key);
    }
    return this;
  }
}
