import encodeQR from 'qr'

const MERCHANT = {
  name: 'BORONG NIAGA',
  city: 'JAKARTA',
  postalCode: '12190',
  id: 'ID1026881230099',
}

const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`

/** The text of a QRIS code for one amount: the EMV merchant-presented format that Indonesian wallets read. */
export function qrisText(payment: { amount: number; orderSerial: string }): string {
  const text = [
    field('00', '01'),
    // 12: a code for this payment only, not a static code on a counter.
    field('01', '12'),
    field(
      '26',
      field('00', 'ID.CO.BORONG.WWW') +
        field('01', '936000880000012300') +
        field('02', MERCHANT.id) +
        field('03', 'UBE'),
    ),
    field('51', field('00', 'ID.CO.QRIS.WWW') + field('02', MERCHANT.id) + field('03', 'UBE')),
    field('52', '5399'),
    field('53', '360'),
    field('54', String(payment.amount)),
    field('58', 'ID'),
    field('59', MERCHANT.name),
    field('60', MERCHANT.city),
    field('61', MERCHANT.postalCode),
    field('62', field('01', payment.orderSerial.slice(0, 25))),
    '6304',
  ].join('')
  return text + checksum(text)
}

/** The image of a QRIS code, as SVG. */
export const qrisImage = (payment: { amount: number; orderSerial: string }): string =>
  encodeQR(qrisText(payment), 'svg', { ecc: 'medium', border: 2 })

// CRC-16/CCITT-FALSE over everything up to and including the checksum's own tag, as the format requires.
function checksum(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
