import { Bits } from './bits.ts'

// An H.264 stream (Baseline profile) of the plainest kind: a picture is sent as its samples (macroblocks of type I_PCM), and
// shown on by pictures that repeat it (all macroblocks skipped). Nothing has to be compressed, so no encoder is needed.

const MACROBLOCK = 16
const PROFILE = [66, 0xc0, 30] as const
const IDR = 0x65
const REPEAT = 0x41
const SLICE_I = 7
const SLICE_P = 5
const I_PCM = 25
// Frame numbers have four bits.
const FRAME_NUMBERS = 16

export interface Size {
  /** Whole macroblocks of 16 samples. */
  width: number
  height: number
}

/** The colour planes of a picture, the colours at half its width and height. */
export interface Planes {
  y: Uint8Array
  cb: Uint8Array
  cr: Uint8Array
}

export function parameterSets({ width, height }: Size): { sps: Uint8Array; pps: Uint8Array } {
  const [profile, constraints, level] = PROFILE
  const sps = new Bits().u(profile, 8).u(constraints, 8).u(level, 8)
  // Id, bits of a frame number (4), pictures in the order they come (type 2), one reference.
  sps.ue(0).ue(0).ue(2).ue(1).u(0, 1)
  sps.ue(width / MACROBLOCK - 1).ue(height / MACROBLOCK - 1)
  // Frames only, 8x8 inference, no cropping, and of all further facts only the colours: BT.601 in limited range.
  sps.u(1, 1).u(1, 1).u(0, 1).u(1, 1)
  sps.u(0b001, 3).u(5, 3).u(0, 1).u(1, 1).u(6, 8).u(6, 8).u(6, 8).u(0, 6).trail()
  const pps = new Bits().ue(0).ue(0)
  // CAVLC, no field order, one slice group, one reference in each list, no weights; quantisers as they are; deblocking by slice.
  pps.u(0, 1).u(0, 1).ue(0).ue(0).ue(0).u(0, 1).u(0, 2).ue(0).ue(0).ue(0).u(1, 1).u(0, 1).u(0, 1)
  return { sps: unit(0x67, sps.bytes()), pps: unit(0x68, pps.trail().bytes()) }
}

/** A picture that needs no other. Two that follow each other have different numbers. */
export function picture(
  { y, cb, cr }: Planes,
  { width, height }: Size,
  number: number,
): Uint8Array {
  const head = new Bits().ue(0).ue(SLICE_I).ue(0).u(0, 4)
  // Which one it is, no marking, quantiser as it is, no deblocking; then the first macroblock's type.
  head
    .ue(number % 2)
    .u(0, 1)
    .u(0, 1)
    .ue(0)
    .ue(1)
    .ue(I_PCM)
    .align()
  const next = new Bits().ue(I_PCM).align().bytes()
  const across = width / MACROBLOCK
  const parts: Uint8Array[] = [head.bytes()]
  for (let index = 0; index < across * (height / MACROBLOCK); index++) {
    const at = { x: index % across, y: Math.floor(index / across) }
    if (index > 0) parts.push(next)
    parts.push(block(y, width, at, MACROBLOCK))
    parts.push(block(cb, width / 2, at, MACROBLOCK / 2))
    parts.push(block(cr, width / 2, at, MACROBLOCK / 2))
  }
  parts.push(Uint8Array.of(0x80))
  return unit(IDR, Buffer.concat(parts))
}

/** A picture that is like the one before; the first after `picture` has number 1. */
export function repeated({ width, height }: Size, number: number): Uint8Array {
  const slice = new Bits()
    .ue(0)
    .ue(SLICE_P)
    .ue(0)
    .u(number % FRAME_NUMBERS, 4)
  // References as they are, kept by age, quantiser as it is, no deblocking; all macroblocks are skipped.
  slice
    .u(0, 1)
    .u(0, 1)
    .u(0, 1)
    .ue(0)
    .ue(1)
    .ue((width / MACROBLOCK) * (height / MACROBLOCK))
  return unit(REPEAT, slice.trail().bytes())
}

function block(plane: Uint8Array, width: number, at: { x: number; y: number }, side: number) {
  const samples = new Uint8Array(side * side)
  for (let row = 0; row < side; row++) {
    const from = (at.y * side + row) * width + at.x * side
    samples.set(plane.subarray(from, from + side), row * side)
  }
  return samples
}

// Three bytes that would look like a start code get a 3 between them.
function unit(header: number, payload: Uint8Array): Uint8Array {
  const bytes = [header]
  let zeros = 0
  for (const byte of payload) {
    if (zeros >= 2 && byte <= 3) {
      bytes.push(3)
      zeros = 0
    }
    bytes.push(byte)
    zeros = byte === 0 ? zeros + 1 : 0
  }
  return Uint8Array.from(bytes)
}
