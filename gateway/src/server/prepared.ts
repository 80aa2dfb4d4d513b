/** An answer that several requests get: put into JSON once, by the first of them. */
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
