// Writes src/icons from Lucide: one component per icon, all shapes of an icon merged into one path,
// because a single `d` has the smallest bundle size. Run it after a change of names:
//   node shared/ui/scripts/icons.ts && npx oxfmt shared/ui/src/icons
import { readFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const names: Record<string, string> = {
  Alert: 'triangle-alert',
  ArrowLeft: 'arrow-left',
  Bank: 'landmark',
  Bell: 'bell',
  Box: 'package',
  Calendar: 'calendar',
  Camera: 'camera',
  Cart: 'shopping-cart',
  Chat: 'message-circle',
  Check: 'check',
  ChevronDown: 'chevron-down',
  ChevronLeft: 'chevron-left',
  ChevronRight: 'chevron-right',
  ChevronUp: 'chevron-up',
  Clock: 'clock',
  Coins: 'coins',
  Copy: 'copy',
  CreditCard: 'credit-card',
  Download: 'download',
  Droplets: 'droplets',
  Error: 'circle-alert',
  External: 'external-link',
  Eye: 'eye',
  EyeOff: 'eye-off',
  File: 'file-text',
  Filter: 'sliders-horizontal',
  Flashlight: 'flashlight',
  Gift: 'gift',
  Grid: 'layout-grid',
  Handshake: 'handshake',
  Heart: 'heart',
  HeartPulse: 'heart-pulse',
  Home: 'house',
  Image: 'image',
  ImageOff: 'image-off',
  Info: 'info',
  Languages: 'languages',
  List: 'list',
  Live: 'radio',
  Lock: 'lock',
  LogOut: 'log-out',
  Mail: 'mail',
  MapPin: 'map-pin',
  Menu: 'menu',
  Minus: 'minus',
  Paperclip: 'paperclip',
  Pause: 'pause',
  Pencil: 'pencil',
  Percent: 'percent',
  Phone: 'phone',
  Play: 'play',
  Plus: 'plus',
  Qr: 'qr-code',
  Receipt: 'receipt-text',
  Refresh: 'refresh-cw',
  Scan: 'scan-line',
  Search: 'search',
  Send: 'send',
  Settings: 'settings',
  Share: 'share-2',
  Shield: 'shield-check',
  Smartphone: 'smartphone',
  Sort: 'arrow-up-down',
  Star: 'star',
  Store: 'store',
  Success: 'circle-check',
  Target: 'crosshair',
  Tag: 'tag',
  Ticket: 'ticket-percent',
  Trash: 'trash',
  Truck: 'truck',
  Tv: 'tv',
  User: 'circle-user-round',
  Wallet: 'wallet',
  WifiOff: 'wifi-off',
  X: 'x',
  Zap: 'zap',
}

const require = createRequire(import.meta.url)
const lucide = JSON.parse(
  readFileSync(require.resolve('@iconify-json/lucide/icons.json'), 'utf8'),
) as {
  icons: Record<string, { body: string }>
}

function attribute(element: string, name: string): number {
  return Number(new RegExp(`\\b${name}="([^"]+)"`).exec(element)?.[1] ?? 0)
}

function circle(element: string): string {
  const r = attribute(element, 'r')
  const [left, y] = [attribute(element, 'cx') - r, attribute(element, 'cy')]
  return `M${left} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
}

function rectangle(element: string): string {
  const r = attribute(element, 'rx')
  const [x, y] = [attribute(element, 'x') + r, attribute(element, 'y')]
  const [w, h] = [attribute(element, 'width') - 2 * r, attribute(element, 'height') - 2 * r]
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  const sides = `h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}`
  return `M${x} ${y}${sides}z`
}

function path(element: string): string {
  const d = /\bd="([^"]+)"/.exec(element)?.[1] ?? ''
  // A path that follows another one in the same `d` must not start relative to the end of that one.
  return d.replace(/^m(-?[\d.]+)[ ,]?(-?[\d.]+) ?/, (_, x, y) => `M${x} ${y}`)
}

const shapes: Record<string, (element: string) => string> = { circle, rect: rectangle, path }

function singlePath(body: string): string {
  const parts = [...body.matchAll(/<(\w+)[^>]*>/g)].filter(([, tag]) => tag !== 'g')
  return parts
    .map(([element, tag]) => {
      const draw = shapes[tag!]
      if (!draw) throw new Error(`no way to draw <${tag}>`)
      return draw(element)
    })
    .join('')
}

const folder = join(import.meta.dirname, '../src/icons')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const [name, lucideName] of Object.entries(names)) {
  const icon = lucide.icons[lucideName]
  if (!icon) throw new Error(`Lucide has no icon named ${lucideName}`)
  writeFileSync(
    join(folder, `${name}Icon.tsx`),
    `import { Icon, type IconProps } from '../Icon.tsx'

export function ${name}Icon(props: IconProps) {
  return <Icon {...props} d="${singlePath(icon.body)}" />
}
`,
  )
}
console.log(`${Object.keys(names).length} icons written`)
