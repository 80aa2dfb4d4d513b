import type { Size } from './h264.ts'

// Fragmented MP4 (ISO/IEC 14496-12) with one video track, as HLS takes it.

export const TIMESCALE = 1000
const TRACK = 1
const KEY_SAMPLE = 0x02000000
const OTHER_SAMPLE = 0x01010000

type Part = Uint8Array | number[]

const u16 = (value: number): number[] => [(value >> 8) & 255, value & 255]
const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value & 0xffff)]
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0)
const text = (value: string) => Buffer.from(value, 'latin1')
// Of a turned or scaled picture: this one is neither.
const MATRIX = [...u32(0x10000), ...zeros(12), ...u32(0x10000), ...zeros(12), ...u32(0x40000000)]

function box(type: string, ...parts: Part[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Uint8Array.from(part)))
  return Buffer.concat([Uint8Array.from(u32(body.length + 8)), text(type), body])
}

const full = (type: string, version: number, flags: number, ...parts: Part[]) =>
  box(type, u32((version << 24) | flags), ...parts)

/** What a player reads first: the track and how its samples are to be decoded. */
export function initialSegment(
  size: Size,
  { sps, pps }: { sps: Uint8Array; pps: Uint8Array },
): Buffer {
  const dimensions = [...u16(size.width), ...u16(size.height)]
  const configuration = box(
    'avcC', [1, ...sps.subarray(1, 4), 0xff, 0xe1], u16(sps.length), sps, [1], u16(pps.length), pps,
  ) // prettier-ignore
  const entry = box(
    'avc1', zeros(6), u16(1), zeros(16), dimensions, u32(0x480000), u32(0x480000), zeros(4), u16(1), zeros(32), u16(24),
    u16(0xffff), configuration,
  ) // prettier-ignore
  const samples = box(
    'stbl', full('stsd', 0, 0, u32(1), entry), full('stts', 0, 0, zeros(4)), full('stsc', 0, 0, zeros(4)),
    full('stsz', 0, 0, zeros(8)), full('stco', 0, 0, zeros(4)),
  ) // prettier-ignore
  const data = box('dinf', full('dref', 0, 0, u32(1), full('url ', 0, 1)))
  const media = box(
    'mdia',
    full('mdhd', 0, 0, zeros(8), u32(TIMESCALE), zeros(4), u16(0x55c4), zeros(2)),
    full('hdlr', 0, 0, zeros(4), text('vide'), zeros(12), text('video\0')),
    box('minf', full('vmhd', 0, 1, zeros(8)), data, samples),
  )
  const shown = [...u32(size.width * 0x10000), ...u32(size.height * 0x10000)]
  const track = full('tkhd', 0, 3, zeros(8), u32(TRACK), zeros(8), zeros(16), MATRIX, shown)
  const movie = full(
    'mvhd', 0, 0, zeros(8), u32(TIMESCALE), zeros(4), u32(0x10000), u16(0x100), zeros(10), MATRIX, zeros(24), u32(TRACK + 1),
  ) // prettier-ignore
  const extends_ = box('mvex', full('trex', 0, 0, u32(TRACK), u32(1), zeros(12)))
  return Buffer.concat([
    box('ftyp', text('iso6'), u32(0), text('iso6mp41avc1')),
    box('moov', movie, box('trak', track, media), extends_),
  ])
}

/** Samples of one length that begin at `at`, the first of them a picture of its own. */
export function segment(
  number: number,
  { at, samples, each }: { at: number; samples: readonly Uint8Array[]; each: number },
): Buffer {
  const sized = samples.map((sample) =>
    Buffer.concat([Uint8Array.from(u32(sample.length)), sample]),
  )
  const rows = sized.flatMap((sample, index) => [
    ...u32(each),
    ...u32(sample.length),
    ...u32(index === 0 ? KEY_SAMPLE : OTHER_SAMPLE),
  ])
  const fragment = (offset: number) =>
    box(
      'moof',
      full('mfhd', 0, 0, u32(number + 1)),
      box(
        'traf',
        full('tfhd', 0, 0x020000, u32(TRACK)),
        full('tfdt', 1, 0, u32(Math.floor(at / 2 ** 32)), u32(at % 2 ** 32)),
        full('trun', 0, 0x000701, u32(sized.length), u32(offset), rows),
      ),
    )
  // The samples stand behind the box that says where: its own length and the next one's head.
  const offset = fragment(0).length + 8
  return Buffer.concat([fragment(offset), box('mdat', ...sized)])
}
