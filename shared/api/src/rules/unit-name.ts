// The selling units of the shop with their English names, and the plural where it isn't regular.
const ENGLISH: ReadonlyMap<string, readonly string[]> = new Map(
  `karton carton,dus box,box,lusin dozen=dozen,sak sack,karung sack,jerigen jerry can,pack,unit,set,ember pail,botol bottle,
galon gallon,roll,ball bale,bal bale,drum,tray,rim ream,slop sleeve,pouch,peti crate,krat crate,lembar sheet,kaleng can,
blok block,toples jar,pasang pair,keg,batang bar`
    .split(/,\s*/)
    .map((line) => [line.split(' ')[0]!, line.replace(/^\S+ /, '').split('=')]),
)

/** The name of a selling unit for a quantity: in English `sack` or `sacks` for `sak`. Other units stay as they are. */
export function unitName(unit: string, language: 'id' | 'en', quantity = 1): string {
  const [one, more] = (language === 'en' && ENGLISH.get(unit.toLowerCase())) || []
  if (one === undefined) return unit
  return quantity === 1 ? one : (more ?? `${one}${/(x|ch)$/.test(one) ? 'es' : 's'}`)
}
