// A line per unit of `products.unit`, then other words for it.
const UNITS = `
karton dus kardus karton carton
dus dus kardus karton carton
lusin lusin dozen dosin
peti peti
sak sak karung zak
rim rim ream
jerigen jerigen jirigen jeriken dirigen
pack pack pak bungkus
box box
roll roll rol gulung
krat krat
ball ball bal
galon galon gallon
botol botol
drum drum
ember ember
kaleng kaleng
gross gross
tray tray
pouch pouch
`

const unitsByWord = new Map<string, string[]>()
for (const line of UNITS.trim().split('\n')) {
  const [unit = '', ...words] = line.split(' ')
  for (const word of words) unitsByWord.set(word, [...(unitsByWord.get(word) ?? []), unit])
}

/** The selling units that a word names, as tokens of the index. */
export const unitTokens = (word: string): string[] => (unitsByWord.get(word) ?? []).map(unitToken)

/** The token of a product's selling unit. */
export const unitToken = (unit: string): string => `u0${unit.replace(/\P{L}/gu, '')}`
