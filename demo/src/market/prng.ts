/** A PRNG with a seed of parts: the same parts always give the same numbers, independent of other generators. */
export interface Prng {
  /** A fraction from 0 up to, not including, 1. */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
}

const mix = (state: number, part: number) => {
  let mixed = Math.imul(state ^ part, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** Hashes numbers and texts into one 32-bit number. */
export function fold(...parts: (number | string)[]): number {
  let state = 0x9e3779b9
  for (const part of parts) {
    if (typeof part === 'number') state = mix(state + 0x9e3779b9, part)
    else for (let i = 0; i < part.length; i++) state = mix(state + 0x9e3779b9, part.charCodeAt(i))
  }
  return state
}

export function prng(...parts: (number | string)[]): Prng {
  let state = fold(...parts)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)]!,
  }
}
