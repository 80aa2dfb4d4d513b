const BYTES = 16

/**
 * The debug id of a file: a UUID of version 8 made of its SHA-384. An error-reporting service finds the source map of a
 * file by it. The browser and the command line compute it from the file, so that no file has to contain it.
 */
export function debugIdOf(sha384: Uint8Array): string {
  const bytes = sha384.slice(0, BYTES)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
