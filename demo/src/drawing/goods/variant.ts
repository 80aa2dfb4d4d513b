/** The kind of goods among those of its family: its colour, and the count or the type that its shape shows. */
export interface Variant {
  tint?: string | undefined
  form?: number | undefined
}

/** A picture in a square of 128; some depend on the variant. */
export type Goods = string | ((variant: Variant) => string)

/** Repeats a shape `count` times. */
export const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')

/** Moves, scales and turns a part. */
export const moved = (body: string, x: number, y: number, scale = 1, turn = 0) =>
  `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})">${body}</g>`
