/** Reads a code from an image; undefined when it contains none. */
export type Decode = (source: HTMLVideoElement | ImageBitmap) => Promise<string | undefined>

interface Detector {
  detect(source: HTMLVideoElement | ImageBitmap): Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

const WIDEST = 960
/** A QR code, and the bar codes that contain a GTIN. */
const FORMATS = ['qr_code', 'ean_13', 'ean_8', 'upc_a', 'itf']

/** Uses the browser's barcode detector if it supports QR codes, else loads a library, which reads no bar codes. */
export async function makeDecoder(): Promise<Decode> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  const formats = (await own?.getSupportedFormats().catch(() => undefined)) ?? []
  if (own && formats.includes('qr_code')) {
    const detector = new own({ formats: FORMATS.filter((format) => formats.includes(format)) })
    return async (source) => (await detector.detect(source))[0]?.rawValue
  }
  const { default: decodeQR } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (source) => {
    const [width, height] =
      source instanceof HTMLVideoElement
        ? [source.videoWidth, source.videoHeight]
        : [source.width, source.height]
    if (!context || !width || !height) return undefined
    const scale = Math.min(1, WIDEST / Math.max(width, height))
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    context.drawImage(source, 0, 0, canvas.width, canvas.height)
    try {
      return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height))
    } catch {
      // The library throws on a frame without a code, which most frames are.
      return undefined
    }
  }
}
