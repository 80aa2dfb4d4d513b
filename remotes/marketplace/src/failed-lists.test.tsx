import type { RouteEntry } from '@borong/contract/remote'
import { fakeGateway, refusal } from '@borong/contract/testing/fake-gateway'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import table from '../remote.ts'
import { open } from './testing/open.ts'
import { replies } from './testing/replies.ts'
import { seller } from './testing/samples.ts'

const HERE = '?latitude=-6.24&longitude=106.8&place=Gambir'
const nearby = {
  result: [{ ...seller(), distance_km: 2.4, latitude: -6.2, longitude: 106.8 }],
  total_count: 1,
  page: 1,
  limit: 20,
}
const all = { ...replies, localStores: nearby }

/** Each list of the shop: its page, the call that fetches it, and its content. */
test.each<[string, string, string, keyof typeof all, RegExp]>([
  ['R-01', '/', '/', 'homeProducts', /Terlaris minggu ini/],
  ['R-02', '/category', '/category', 'categories', /Bahan Pokok/],
  ['R-02', '/category/:slug', '/category/beras', 'searchItems', /Beras Padi Emas 25 kg/],
  ['R-03', '/brand', '/brand', 'brands', /Padi Emas/],
  ['R-03', '/brand/:alias', '/brand/padi-emas', 'searchItems', /Beras Padi Emas 25 kg/],
  ['R-04', '/promo', '/promo', 'promos', /Voucher selamat datang 20%/],
  ['R-04', '/promo/:promoDetail', '/promo/selamat-datang', 'promoDetail', /SELAMATDATANG/],
  ['R-04', '/campaign/:id', '/campaign/1', 'campaignDetail', /Terlaris minggu ini/],
  ['R-05', '/daily-deals', '/daily-deals', 'dailyDeals', /Belum ada promo yang berlangsung/],
  ['R-08', '/big-resto', '/big-resto', 'homeProducts', /Terlaris minggu ini/],
  ['R-09', '/search/:keyword', '/search/beras', 'searchItems', /Beras Padi Emas 25 kg/],
  ['R-09', '/search/:keyword/stores', '/search/beras/stores', 'searchSellers', /Sumber Makmur/],
  ['R-12', '/v/:vendor', '/v/sumber-makmur', 'searchItems', /Beras Padi Emas 25 kg/],
  ['R-13', '/local-store', `/local-store${HERE}`, 'localStores', /Sumber Makmur/],
  ['R-39', '/live', '/live', 'streams', /Bedah harga beras/],
])(
  '%s X-01: the list of %s (%s) shows an error when %s fails, and retries in place',
  async (_, path, address, call, shows) => {
    const { answers } = fakeGateway({
      ...all,
      [call]: () => {
        throw refusal(403, 'NO', 'Tidak boleh')
      },
    })
    const { screen: module } = table.routes.find((one) => one.path === path) as RouteEntry
    const screens = (await import(`./${module.slice(2)}.tsx`)) as Record<string, ComponentType>
    await open(path, address, screens[module.split('/').at(-1)!]!)
    expect((await screen.findAllByText('Tidak boleh'))[0]).toBeVisible()
    Object.assign(answers, { [call]: all[call] })
    await userEvent.click(screen.getAllByRole('button', { name: 'Coba lagi' })[0]!)
    expect((await screen.findAllByText(shows))[0]).toBeVisible()
  },
)
