interface Bill {
  link: string
  /** The names by which buyers search for the bill; the first one is its title. */
  names: readonly string[]
  /** Operators and providers, whose names lead to the bill too. */
  of?: readonly string[]
}

/** The bills that a search leads to, with their pages. */
const bills: readonly Bill[] = [
  {
    link: '/billing/pulsa',
    names: ['Pulsa', 'Isi pulsa', 'Phone credit'],
    of: ['Telkomsel', 'by.U', 'Indosat', 'IM3', 'XL', 'AXIS', 'Tri', 'Smartfren'],
  },
  { link: '/billing/paket-data', names: ['Paket Data', 'Paket internet', 'Kuota', 'Data package'] },
  {
    link: '/billing/listrik',
    names: ['PLN', 'Token', 'Token listrik', 'Token PLN', 'Listrik', 'Electricity'],
  },
  { link: '/billing/listrik?kind=electricity', names: ['Tagihan listrik', 'Tagihan PLN'] },
  { link: '/billing/pdam', names: ['PDAM', 'Tagihan air', 'Tagihan PDAM', 'Water bill'] },
  { link: '/billing/bpjs', names: ['BPJS', 'BPJS Kesehatan', 'Iuran BPJS'] },
  {
    link: '/billing/tv',
    names: ['TV kabel', 'TV berlangganan', 'Cable TV'],
    of: ['K-Vision', 'K Vision', 'Transvision', 'Nex Parabola'],
  },
  {
    link: '/billing/tv?kind=internet',
    names: ['Internet', 'WiFi', 'Tagihan internet'],
    of: ['IndiHome', 'MyRepublic', 'First Media', 'Biznet'],
  },
]

const shortcuts = new Map(
  bills.flatMap(({ link, names, of = [] }) =>
    [
      ...names.map((name) => ({ keyword: name, name })),
      ...of.map((keyword) => ({ keyword, name: `${names[0]} ${keyword}` })),
    ].map(({ keyword, name }) => [keyword.toLowerCase(), { name, link }]),
  ),
)

/** Returns the bill that the keyword names, ignoring case and surrounding spaces. */
export const billingShortcut = (keyword: string) => shortcuts.get(keyword.trim().toLowerCase())
