const MOST = 10_000

/**
 * Xendit's ids of recent payments by reference: its status is requested by its own id. It is lost at a restart, after
 * which the repeated payment returns it again.
 */
export class PaymentIds {
  readonly #ids = new Map<string, string>()

  add(reference: string, id: string): void {
    this.#ids.set(reference, id)
    const [oldest] = this.#ids.keys()
    if (this.#ids.size > MOST && oldest !== undefined) this.#ids.delete(oldest)
  }

  get(reference: string): string | undefined {
    return this.#ids.get(reference)
  }
}
