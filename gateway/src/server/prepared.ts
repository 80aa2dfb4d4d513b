/** A reply to several requests, which the first of them serialises to JSON once. */
export class Prepared<T> {
  readonly value: T
  #json: string | undefined

  constructor(value: T) {
    this.value = value
  }

  get json(): string {
    return (this.#json ??= JSON.stringify(this.value))
  }
}
