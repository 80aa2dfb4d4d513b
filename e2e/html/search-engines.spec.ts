import { documentOf, expect, test } from '../fixtures/documents.ts'

const locations = async (address: string): Promise<string[]> => {
  const answer = await fetch(address)
  expect(answer.status).toBe(200)
  return [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, found]) => new URL(found!).pathname,
  )
}

const contentOf = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? ''

test('F-03: robots.txt lists the sitemaps, and a page of each kind has a canonical address, a description and its own title', async ({
  shop,
}) => {
  const robots = await (await fetch(`${shop}/robots.txt`)).text()
  const index = new URL(/Sitemap: (\S+)/.exec(robots)![1]!).pathname
  const files = await locations(shop + index)
  const paths = (await Promise.all(files.map((file) => locations(shop + file)))).flat()
  const titles = new Map<string, string>()
  for (const kind of [
    /^\/$/,
    /^\/big-resto$/,
    /^\/category\/./,
    /^\/brand\/./,
    /^\/promo\/./,
    /^\/daily-deals$/,
    /^\/v\/[^/]+$/,
    /^\/v\/[^/]+\/product\/./,
  ]) {
    const path = paths.find((one) => kind.test(one))!
    const { status, html } = await documentOf(shop + path)
    expect([path, status]).toEqual([path, 200])
    expect(contentOf(html, /<link rel="canonical" href="([^"]*)"/)).toBe(shop + path)
    expect(contentOf(html, /<meta name="description" content="([^"]*)"/).length).toBeGreaterThan(10)
    titles.set(contentOf(html, /<title[^>]*>([^<]*)/), path)
  }
  expect(titles.size).toBe(8)
})

const thingsOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => (JSON.parse(text!) as { '@type': string })['@type'],
  )

test('R-01 R-02 R-12: organisation, breadcrumbs, product and offer are in the JSON-LD', async ({
  shop,
}) => {
  const things = async (path: string) => thingsOf((await documentOf(shop + path)).html)
  expect(await things('/')).toEqual(['Organization', 'WebSite'])
  expect(await things('/category/beras')).toEqual(['BreadcrumbList'])
  const { html } = await documentOf(`${shop}/search/beras?all_offers=1`)
  const product = /href="(\/v\/[^"/]+)(\/product\/[^"]+)"/.exec(html)!
  expect(await things(product[1]!)).toEqual(['Organization'])
  expect(await things(product[1]! + product[2]!)).toEqual(['Product', 'BreadcrumbList'])
})
