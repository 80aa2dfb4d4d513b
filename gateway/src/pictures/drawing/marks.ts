import type { drawMark } from './plain.ts'

type Mark = Parameters<typeof drawMark>[0]

/** `pay/<code>`: payment methods, by the codes that the payment domain gives them. */
export const paymentMarks: Record<string, Mark> = {
  bca: { text: 'BCA', colour: '#1b4f9c' },
  mandiri: { text: 'mandiri', colour: '#14397d' },
  bni: { text: 'BNI', colour: '#e0631b' },
  bri: { text: 'BRI', colour: '#1c5aa8' },
  permata: { text: 'Permata', colour: '#2f8f3e' },
  qris: { text: 'QRIS', colour: '#c8102e', face: 'condensed' },
  gopay: { text: 'gopay', colour: '#0b8fb8' },
  ovo: { text: 'OVO', colour: '#ffffff', ground: '#4c2a86' },
  dana: { text: 'DANA', colour: '#ffffff', ground: '#1a82e2' },
  shopeepay: { text: 'Shopee Pay', colour: '#ffffff', ground: '#e2502c' },
  card: { text: 'Kartu Kredit', colour: '#1f2329', face: 'condensed' },
  later: { text: 'PayLater', colour: '#1f2329', ground: '#ff7e00' },
  'plus-partner': { text: 'Borong Plus', colour: '#1f2329', ground: '#ff9a3d', face: 'condensed' },
  wallet: { text: 'Saldo', colour: '#1f2329', ground: '#fff1e2' },
  credit: { text: 'Kredit', colour: '#b34f00', ground: '#fff1e2' },
}

/** `courier/<code>`: who carries a parcel. */
export const courierMarks: Record<string, Mark> = {
  jne: { text: 'JNE', colour: '#16397a' },
  jnt: { text: 'J&T', colour: '#d3222a' },
  sicepat: { text: 'SiCepat', colour: '#b3161b', face: 'condensed' },
  anteraja: { text: 'anteraja', colour: '#c2187e' },
  ninja: { text: 'ninja', colour: '#b3161b', face: 'slab' },
  lion: { text: 'Lion Parcel', colour: '#c8102e', face: 'condensed' },
  pos: { text: 'POS IND', colour: '#e0631b', face: 'condensed' },
  gosend: { text: 'GoSend', colour: '#0b8f3a' },
  grab: { text: 'Grab Express', colour: '#ffffff', ground: '#0b8f4a', face: 'condensed' },
  own: { text: 'Kurir Toko', colour: '#1f2329', ground: '#ff9a3d', face: 'condensed' },
  pickup: { text: 'Ambil di toko', colour: '#b34f00', ground: '#fff1e2', face: 'condensed' },
}
