import type { Staple } from '@borong/api/rules/staples'

interface Rule {
  slug: string
  /** The names of its products in the category. */
  name: RegExp
}

/** The products of each staple. Data, so that it is easy to correct. */
const rules: Record<Staple, Rule> = {
  beras: { slug: 'beras', name: /^(?!.*ketan).*beras/i },
  'minyak-goreng': { slug: 'minyak-goreng', name: /minyak goreng/i },
  gula: { slug: 'gula-garam', name: /gula pasir/i },
  telur: { slug: 'telur', name: /telur ayam/i },
  tepung: { slug: 'tepung', name: /terigu/i },
  cabai: { slug: 'bawang-cabai', name: /cabai/i },
  'bawang-merah': { slug: 'bawang-cabai', name: /bawang merah/i },
  'bawang-putih': { slug: 'bawang-cabai', name: /bawang putih/i },
}

/** The categories with staples. */
export const stapleSlugs = [...new Set(Object.values(rules).map(({ slug }) => slug))]

/** The staple that a product is; undefined for other goods. */
export const stapleOf = (product: { slug: string; name: string }): Staple | undefined =>
  (Object.keys(rules) as Staple[]).find(
    (staple) => rules[staple].slug === product.slug && rules[staple].name.test(product.name),
  )

/** The names in notifications: they are Indonesian, like the names of products. */
export const stapleNames: Record<Staple, string> = {
  beras: 'Beras',
  'minyak-goreng': 'Minyak goreng',
  gula: 'Gula pasir',
  telur: 'Telur ayam',
  tepung: 'Tepung terigu',
  cabai: 'Cabai',
  'bawang-merah': 'Bawang merah',
  'bawang-putih': 'Bawang putih',
}
