/** A least-recently-used map, bounded by total weight. */
export class BoundedMap<V> {
  private readonly entries = new Map<string, { value: V; weight: number }>()
  private readonly most: number
  private total = 0

  constructor(most: number) {
    this.most = most
  }

  get(key: string): V | undefined {
    const entry = this.entries.get(key)
    if (!entry) return undefined
    this.entries.delete(key)
    this.entries.set(key, entry)
    return entry.value
  }

  /** Adds or replaces a value; returns the evicted keys. */
  set(key: string, value: V, weight = 1): string[] {
    this.delete(key)
    this.entries.set(key, { value, weight })
    this.total += weight
    const gone: string[] = []
    for (const old of this.entries.keys()) {
      if (this.total <= this.most || old === key) break
      this.delete(old)
      gone.push(old)
    }
    return gone
  }

  delete(key: string): void {
    const entry = this.entries.get(key)
    if (!entry) return
    this.entries.delete(key)
    this.total -= entry.weight
  }
}
