/** Writes a bit stream as H.264 has it. */
export class Bits {
  readonly #bytes: number[] = []
  #open = 0
  #count = 0

  u(value: number, width: number): this {
    for (let bit = width - 1; bit >= 0; bit--) {
      this.#open = (this.#open << 1) | ((value >> bit) & 1)
      if (++this.#count === 8) {
        this.#bytes.push(this.#open)
        this.#open = this.#count = 0
      }
    }
    return this
  }

  /** An unsigned number in Exp-Golomb code. */
  ue(value: number): this {
    const width = 32 - Math.clz32(value + 1)
    return this.u(0, width - 1).u(value + 1, width)
  }

  /** Zeros up to the next whole byte. */
  align(): this {
    return this.#count === 0 ? this : this.u(0, 8 - this.#count)
  }

  /** The bit that ends a unit, and zeros up to the next whole byte. */
  trail(): this {
    return this.u(1, 1).align()
  }

  bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes)
  }
}
