import { ellipse, line, path, rect } from '../drawing.ts'
import { black, blue, dark, grey, red, steel, yellow } from './colours.ts'
import { type Goods, times } from './variant.ts'

const printer = (scanner: boolean, tanks: boolean, wide: boolean) => {
  const left = wide ? 4 : 18
  const width = 128 - left * 2
  return (
    path(`M${left + 22} 12 H${106 - left} L${110 - left} 46 H${left + 18} Z`, '#ffffff') +
    line(`M${left + 30} 22 H${98 - left} M${left + 29} 32 H${99 - left}`, '#d5dce1', 2) +
    (scanner
      ? path(`M${left} 34 H${128 - left} L${124 - left} 48 H${left + 4} Z`, '#59636e') +
        rect(left, 44, width, 8, '#77828d', 2)
      : '') +
    rect(left, 48, width, 46, scanner ? '#3c444d' : '#7d8995', 7) +
    rect(left, 48, width, 12, scanner ? '#4d5761' : '#99a4ae', 6) +
    rect(left + 16, 84, width - 32, 6, black, 2) +
    path(`M${left + 20} 88 H${108 - left} L${114 - left} 116 H${left + 14} Z`, '#ffffff') +
    line(`M${left + 26} 98 H${102 - left} M${left + 24} 106 H${104 - left}`, '#9fb3c4', 3) +
    (tanks
      ? ['#262b31', '#18a5d6', '#d11f7d', '#f7d51d']
          .map(
            (ink, at) =>
              rect(98 - left + at * 6 - 8, 66, 5, 20, '#e9eef2', 1) +
              rect(98 - left + at * 6 - 8, 74, 5, 12, ink, 1),
          )
          .join('')
      : rect(left + 10, 66, 22, 10, '#1c2329', 2) + ellipse(left + 40, 71, 3, 3, '#5fd08a')) +
    (wide
      ? rect(left + 10, 66, 18, 12, '#ffffff', 2) +
        line(`M${left + 14} 75 l4 -7 l4 7 M${left + 15} 73 h6`, dark, 1.6)
      : '')
  )
}
const mouse = (cable: boolean) =>
  (cable
    ? line('M64 26 Q62 6 84 6 Q110 6 112 24', dark, 4)
    : path(
        'M52 12 q12 -10 24 0 M57 18 q7 -6 14 0',
        'none',
        `stroke="${blue}" stroke-width="3.4"`,
      )) +
  path(
    'M36 62 Q36 24 64 24 Q92 24 92 62 V84 Q92 118 64 118 Q36 118 36 84 Z',
    cable ? '#3c444d' : '#eef1f4',
  ) +
  path('M36 62 Q36 24 64 24 V58 Z', cable ? '#4d5761' : '#ffffff') +
  line('M64 24 V58 M37 60 Q64 66 91 60', cable ? '#23292f' : '#b9c3cb', 2.4) +
  rect(60, 34, 8, 18, cable ? '#77828d' : '#59636e', 4)
const keyboard = (body: string, keys: string, more: string, tall = 0) =>
  more +
  rect(4, 46 - tall, 120, 56 + tall, body, 7) +
  times(4, (r) =>
    times(r === 3 ? 1 : 10, (at) =>
      r === 3
        ? rect(34, 89, 60, 9, keys, 2)
        : rect(
            10 + at * 11 + r * 2,
            52 - tall + r * 12,
            9,
            9 + tall / 4,
            at === 0 && tall ? '#ee7d23' : keys,
            2,
          ),
    ),
  )
const headset = (plug: string) =>
  `<path d="M22 74 Q18 16 64 16 Q110 16 106 74" fill="none" stroke="${dark}" stroke-width="9"/>` +
  rect(14, 64, 22, 38, black, 9) +
  rect(92, 64, 22, 38, black, 9) +
  rect(18, 68, 8, 30, '#59636e', 4) +
  line('M26 98 Q30 116 54 112', dark, 4) +
  ellipse(58, 111, 7, 4, black) +
  plug
const strip: Goods = ({ form = 3 }) => {
  const width = 26 + form * 16
  return (
    `<g transform="rotate(-14 64 70)">${rect(64 - width / 2, 52, width, 34, '#f6f7f8', 8)}${rect(64 - width / 2, 76, width, 10, steel, 5)}${times(form, (at) => ellipse(64 - width / 2 + 14 + at * 16, 66, 7.4, 7.4, '#dbe1e5') + ellipse(64 - width / 2 + 11.4 + at * 16, 66, 1.8, 1.8, black) + ellipse(64 - width / 2 + 16.6 + at * 16, 66, 1.8, 1.8, black))}${rect(64 + width / 2 - 17, 60, 11, 11, red, 2)}</g>` +
    line('M14 86 q-8 26 24 24 q30 -2 40 6', black, 5) +
    rect(76, 110, 20, 12, dark, 3)
  )
}

/** Devices of an office that differ by kind. */
export const devices: Record<string, Goods> = {
  'power-strip': strip,
  'ink-tank-printer': printer(false, true, false),
  'ink-tank-scanner': printer(true, true, false),
  'a3-printer': printer(true, true, true),
  'laser-printer': printer(false, false, false),
  'laser-multifunction': printer(true, false, false),
  'wired-mouse': mouse(true),
  'wireless-mouse': mouse(false),
  'wired-keyboard': keyboard('#2f3740', '#59636e', line('M64 46 Q66 20 100 16', dark, 4)),
  'wireless-keyboard': keyboard(
    '#b9c3cb',
    '#f4f6f8',
    path('M54 26 q10 -8 20 0 M58 33 q6 -5 12 0', 'none', `stroke="${blue}" stroke-width="3.4"`),
  ),
  'mechanical-keyboard': keyboard('#1c2126', '#8fa0b0', line('M64 36 Q66 14 100 12', dark, 4), 8),
  'usb-headset': headset(
    line('M54 112 H96', dark, 3) + rect(94, 106, 22, 12, steel, 2) + rect(112, 109, 8, 6, grey, 1),
  ),
  'jack-headset': headset(
    line('M54 112 H92', dark, 3) + rect(92, 108, 14, 8, dark, 3) + rect(106, 110, 14, 4, yellow, 2),
  ),
  'exit-light':
    rect(10, 34, 108, 58, '#1f8a45', 5) +
    rect(14, 38, 100, 50, '#2fa65a', 3) +
    line('M34 62 h20 m-8 -8 l8 8 l-8 8', '#ffffff', 5) +
    line(
      'M66 50 h14 M66 50 v24 M66 62 h11 M66 74 h14 M88 50 l14 24 M102 50 l-14 24',
      '#ffffff',
      4,
    ) +
    line('M40 34 V14 M88 34 V14', grey, 4),
  'emergency-light':
    rect(18, 52, 92, 66, '#dbe1e6', 8) +
    rect(18, 96, 92, 22, '#aab4be', 8) +
    [40, 88].map((x) => ellipse(x, 40, 22, 20, dark) + ellipse(x, 40, 16, 15, '#fff3b5')).join('') +
    ellipse(96, 78, 3, 3, red) +
    line('M30 70 h40', grey, 3),
}
