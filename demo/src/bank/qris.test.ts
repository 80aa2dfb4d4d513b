import { qrisImage, qrisText } from './qris.ts'

test('C-25: a QRIS text has amount, currency and country, and a valid checksum', () => {
  const text = qrisText({ amount: 150_321, orderSerial: 'BRG261120ABCDEFGH' })
  expect(text).toMatch(/^000201010212/)
  expect(text).toContain('5303360')
  expect(text).toContain('5406150321')
  expect(text).toContain('5802ID')
  // CRC-16/CCITT-FALSE has a well-known check value; this test computes it independently, bit by bit over the text.
  expect(text.slice(-4)).toBe(crc16(text.slice(0, -4)))
})

test('C-25: the QRIS image is a QR code', async () => {
  expect(await qrisImage({ amount: 1000, orderSerial: 'BRG1' })).toMatch(/^<svg[\s\S]*<path/)
})

function crc16(text: string): string {
  let remainder = 0xffffn
  for (const character of text) {
    remainder ^= BigInt(character.charCodeAt(0)) << 8n
    for (let bit = 0; bit < 8; bit++)
      remainder = remainder & 0x8000n ? (remainder << 1n) ^ 0x11021n : remainder << 1n
  }
  return remainder.toString(16).toUpperCase().padStart(4, '0')
}
