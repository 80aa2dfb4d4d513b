import { categoryPath, groupPath } from '../shop/paths.ts'
import { breadcrumbs, type Thing } from '../shop/things.ts'
import type { Group } from './group.ts'

/** The JSON-LD of a product of several sellers. Hidden prices are left out. */
export const groupThings = (group: Group, origin: string, image: string): readonly Thing[] => [
  {
    '@type': 'Product',
    name: group.name,
    image: [image],
    ...(group.gtin ? { [`gtin${group.gtin.length}`]: group.gtin } : {}),
    ...(group.brand ? { brand: { '@type': 'Brand', name: group.brand.name } } : {}),
    ...(group.price_from === null
      ? {}
      : {
          offers: {
            '@type': 'AggregateOffer',
            url: origin + groupPath(group.key),
            priceCurrency: 'IDR',
            lowPrice: group.price_from,
            highPrice: group.price_to,
            offerCount: group.total_count,
            availability: `https://schema.org/${group.in_stock ? 'InStock' : 'OutOfStock'}`,
          },
        }),
  },
  breadcrumbs(origin, [
    ...group.path.map(({ name, slug }) => ({ name, path: categoryPath(slug) })),
    { name: group.name, path: groupPath(group.key) },
  ]),
]
