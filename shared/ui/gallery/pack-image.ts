const label = (y: number, color: string, brand: string, size: string) => `
  <rect x="29" y="${y}" width="42" height="27" rx="2" fill="${color}"/>
  <text x="50" y="${y + 13}" font-size="9" font-weight="800" text-anchor="middle" fill="#fff">${brand}</text>
  <text x="50" y="${y + 22}" font-size="6.500" text-anchor="middle" fill="#ffffffcc">${size}</text>`

const packs: Record<string, string> = {
  sack: `<path d="M27 17c8-4 38-4 46 0l3 9c4 20 4 42-1 60-15 5-35 5-50 0-5-18-5-40-1-60z" fill="#f0e0c2"/>
    <path d="M73 17l3 9c4 20 4 42-1 60-6 2-12 3-17 3 9-22 9-50 5-74z" fill="#00000012"/>
    <path d="M27 17c10 4 36 4 46 0M25 25c14 4 36 4 50 0" stroke="#bfa577" fill="none"/>${label(42, '#b3261e', 'PADI', '25 kg')}`,
  jerrycan: `<path d="M33 22h12v6h18l10 9v46q0 6-6 6H33q-6 0-6-6V34q0-6 6-6z" fill="#f6c94c"/>
    <path d="M63 28l10 9v46q0 6-6 6h-9V28z" fill="#00000014"/><rect x="32" y="16" width="14" height="8" rx="2" fill="#0f7020"/>
    <path d="M52 35q11 0 14 9" stroke="#b98a12" stroke-width="3" fill="none"/>${label(50, '#0f7020', 'SAWITA', '5 L')}`,
  ream: `<path d="M16 36l10-8h60l-10 8z" fill="#dfe9f5"/><path d="M76 36l10-8v40l-10 8z" fill="#b9cbe0"/>
    <rect x="16" y="36" width="60" height="40" fill="#fff"/><path d="M16 66h60v4H16z" fill="#e5edf6"/>
    <rect x="24" y="43" width="44" height="22" rx="2" fill="#1b4f8f"/>
    <text x="46" y="57" font-size="9" font-weight="800" text-anchor="middle" fill="#fff">A4 80g</text>`,
  carton: `<path d="M14 33l36-14 36 14-36 14z" fill="#e4c49a"/><path d="M14 33l36 14v41L14 74z" fill="#d3ab79"/>
    <path d="M86 33L50 47v41l36-14z" fill="#bf935d"/><path d="M32 26l36 14v11l-7 3V43L25 29z" fill="#f0ddbf"/>
    <text x="32" y="66" font-size="10" font-weight="800" text-anchor="middle" fill="#5b3d17" transform="skewY(21) translate(0 -12)">KOPI</text>`,
}

const grounds: Record<string, string> = {
  sack: '#f7efe2',
  jerrycan: '#fdf5d9',
  ream: '#e9f1fa',
  carton: '#f3ebe0',
  banner: '#1f2329',
}

/** The background colour of a pack. */
export function packColor(name: string): string | undefined {
  return grounds[name]
}

/** Returns the SVG for `/sack.svg?w=360`; undefined for an unknown name. */
export function packImage(address: string): string | undefined {
  const name = /^\/?(\w+)\.svg/.exec(address)?.[1] ?? ''
  if (name === 'banner') return banner
  const pack = packs[name]
  if (!pack) return undefined
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 116 116" font-family="Arial, sans-serif">
    <rect x="-8" y="-8" width="116" height="116" fill="${grounds[name]}"/>
    <ellipse cx="50" cy="90" rx="36" ry="5" fill="#0000001c"/>${pack}</svg>`
}

const banner = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 456 168" font-family="Arial, sans-serif">
  <rect width="456" height="168" fill="#1f2329"/><path d="M280 0h176v168H238z" fill="#ff7e00"/>
  <g transform="translate(300 20) scale(1.35)">${packs.carton}</g></svg>`
