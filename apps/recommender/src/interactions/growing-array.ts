/** A typed array that does not know yet how long it gets. */
type Numbers = Uint32Array<ArrayBuffer> | Float32Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

export class GrowingArray<Kind extends Numbers> {
  length = 0;
  #kept: Kind;
  readonly #make: new (length: number) => Kind;

  constructor(make: new (length: number) => Kind) {
    this.#make = make;
    this.#kept = new make(1024);
  }

  push(value: number): void {
    if (this.length === this.#kept.length) this.#grow();
    this.#kept[this.length] = value;
    this.length += 1;
  }

  /** A copy of what was pushed. */
  values(): Kind {
    const copy = new this.#make(this.length);
    copy.set(this.#kept.subarray(0, this.length));
    return copy;
  }

  #grow(): void {
    const larger = new this.#make(this.#kept.length * 2);
    larger.set(this.#kept);
    this.#kept = larger;
  }
}
