import { HOUR_MS } from '@borong/api/rules/time'
import { prng } from './prng.ts'

export interface MarketReview {
  buyerName: string
  rating: number
  text: string
  createdAt: Date
}

const YEAR_HOURS = 365 * 24

const letters = [
  'B***i',
  'S***i',
  'A***n',
  'R***o',
  'D***a',
  'W***i',
  'H***y',
  'Y***a',
  'T***o',
  'L***a',
  'M***d',
  'I***n',
  'P***a',
  'E***o',
  'N***a',
]
const good = [
  'Barang sesuai pesanan, pengiriman cepat.',
  'Kemasan rapi, harga lebih murah dari pasar.',
  'Sudah langganan, kualitas selalu sama.',
  'Penjual ramah dan cepat membalas.',
  'Mantap, pelanggan saya puas.',
  'Tanggal kedaluwarsa masih panjang.',
  'Pesan banyak, semua diterima lengkap.',
  'Harga grosirnya cocok untuk usaha kecil.',
  'Kualitas bagus, akan pesan lagi.',
  'Barang original, segel utuh.',
  'Packing aman pakai kardus tebal.',
  'Datang lebih cepat dari estimasi.',
  '',
]
const fair = [
  'Barang bagus, tetapi pengiriman agak lama.',
  'Kardus sedikit penyok, isi aman.',
  'Kualitas cukup untuk harganya.',
  'Sesuai deskripsi, hanya balasan chat agak lambat.',
  'Lumayan, semoga stoknya lebih stabil.',
]
const poor = [
  'Ada dua yang bocor, penjual sudah mengganti.',
  'Kurang satu dari jumlah pesanan, sudah dikirim susulan.',
  'Lama diproses.',
]

/** About half of the products have reviews; popular ones have more. */
export function reviewCountFor(productId: number, popularity: number): number {
  const throws = prng('review-count', productId)
  if (throws.chance(0.5)) return 0
  return throws.between(1, 3) + Math.floor((popularity / 1_000_000) ** 2 * 9)
}

const starsOf = (productId: number, index: number, sellerRating: number): number => {
  const fate = prng('stars', productId, index).next() - (sellerRating - 4.5) * 0.15
  if (fate < 0.68) return 5
  if (fate < 0.9) return 4
  return fate < 0.97 ? 3 : 2
}

/** The mean of the product's reviews, to a tenth; 0 without reviews. */
export function ratingOf(productId: number, count: number, sellerRating: number): number {
  if (count === 0) return 0
  let sum = 0
  for (let index = 0; index < count; index++) sum += starsOf(productId, index, sellerRating)
  return Math.round((sum / count) * 10) / 10
}

export function reviewsOf(
  product: { id: number; reviewCount: number; seller: { rating: number } },
  now: Date,
): MarketReview[] {
  return Array.from({ length: product.reviewCount }, (_, index) => {
    const throws = prng('review', product.id, index)
    const rating = starsOf(product.id, index, product.seller.rating)
    return {
      buyerName: throws.pick(letters),
      rating,
      text: throws.pick(
        rating >= 5 ? good : rating >= 4 ? [...good, ...fair] : rating === 3 ? fair : poor,
      ),
      createdAt: new Date(now.getTime() - throws.between(20, YEAR_HOURS) * HOUR_MS),
    }
  })
}
