export interface Box {
  x: number
  y: number
  w: number
  h: number
  /** How far the background of the label extends to its left and right, beyond the text. */
  bleed?: number
}

export type Stop = readonly [offset: number, colour: string, opacity?: number]
type Point = readonly [x: number, y: number]

/** Collects the gradients, clips and symbols that the shapes of one image refer to. */
export class Drawing {
  private readonly definitions: string[] = []

  private define(write: (id: string) => string): string {
    const id = `d${this.definitions.length}`
    this.definitions.push(write(id))
    return id
  }

  /** A linear gradient; in fractions of the shape that it fills. */
  linear(stops: readonly Stop[], from: Point = [0, 0], to: Point = [1, 0]): string {
    const id = this.define(
      (name) =>
        `<linearGradient id="${name}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stops.map(stop).join('')}</linearGradient>`,
    )
    return `url(#${id})`
  }

  /** A radial gradient; in fractions of the shape that it fills. */
  radial(stops: readonly Stop[], centre: Point = [0.5, 0.5], radius = 0.5): string {
    const id = this.define(
      (name) =>
        `<radialGradient id="${name}" cx="${centre[0]}" cy="${centre[1]}" r="${radius}">${stops.map(stop).join('')}</radialGradient>`,
    )
    return `url(#${id})`
  }

  /** Clips `body` to the outline. */
  inside(outline: string, body: string): string {
    const id = this.define((name) => `<clipPath id="${name}"><path d="${outline}"/></clipPath>`)
    return `<g clip-path="url(#${id})">${body}</g>`
  }

  /** Defines a symbol, so that `use` can show it many times. */
  symbol(body: string): string {
    return this.define((name) => `<g id="${name}">${body}</g>`)
  }

  use(id: string, x: number, y: number, scale: number): string {
    return `<use href="#${id}" xlink:href="#${id}" transform="translate(${x} ${y}) scale(${scale})"/>`
  }

  /** The whole image as SVG; `viewBox` can be a part of the drawing. */
  finish(viewBox: string, width: number, height: number, body: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="${viewBox}"><defs>${this.definitions.join('')}</defs>${body}</svg>`
  }
}

const stop = ([offset, colour, opacity = 1]: Stop) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`

export const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}" ${more}/>`
export const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"/>`
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
export const line = (d: string, colour: string, width: number, opacity = 1, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** The colour at `share` of the way between two colours. */
export function mix(from: string, to: string, share: number): string {
  const end = channels(to)
  const mixed = channels(from).map((value, at) =>
    Math.round(value + ((end[at] ?? 0) - value) * share),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export const darker = (hex: string, share: number) => mix(hex, '#14100c', share)
export const lighter = (hex: string, share: number) => mix(hex, '#ffffff', share)

/** The perceived brightness of a colour, 0 to 1. */
export function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex)
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255
}

/** A deterministic, evenly distributed hash of a text. */
export function hash(words: string): number {
  let value = 2166136261
  for (let at = 0; at < words.length; at++)
    value = Math.imul(value ^ words.charCodeAt(at), 16777619)
  value = Math.imul(value ^ (value >>> 15), 2246822507)
  return (value ^ (value >>> 13)) >>> 0
}

export const pick = <T>(list: readonly T[], seed: number): T => list[seed % list.length] as T
