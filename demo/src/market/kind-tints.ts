// Colours and flavours in the names of kinds. The longest match counts: `Merah Muda` is not `Merah`.
const table = `
putih #f4f2ec, hitam #2b2d31, merah muda #f29bb7, merah bata #a8503a, merah #cf2f2a, biru #2563b8, kuning #f4bd1e, hijau #3f9b46
cokelat #7a4a2b, krem #efe0bd, abu-abu #9aa0a6, abu muda #c3c8cc, oranye #f07f1f, bening #d9ecf2, cyan #18a5d6, magenta #d11f7d, yellow #f7d51d
emas #e0b04a, warna-warni #e0559a, warna #e0559a, stroberi #e4486b, jeruk nipis #8fc63d, jeruk #f39a1f, lemon #f3d93a, vanila latte #d9bd8c
vanila #f1dfa6, pandan #67a63b, matcha #88ad4a, taro #9a78c8, red velvet #a51f33, durian #d9c24a, moka #93674a, kopi #6b4528, karamel #b8742c
hazelnut #9a6a3c, melon #9fce6a, leci #f1c9cf, cocopandan #e0313f, keju #f2b632, pedas manis #d9622a, pedas #c9281c, ekstra pedas #9d1a12
cabai #c9281c, balado #c9281c, rendang #7d3a1f, bangkok #e5632d, mint #5fc2a8, lavender #9b84d0, sakura #f0a6c0, melati #f1ead0, susu #f6efdc
full cream #f6efdc, skim #bcd9ef, anggur hijau #b7cf6b, persik #f4b183, rosé #efa0a6, madu #e2a52b, apel #86b84a, jambu #ee7f8c, mangga #f5a623
kola #5a2a1e, cola #5a2a1e, sapi panggang #8a4a32, sapi #a5533a, jamur #b39b7d, rumput laut #3b6d4a, bawang #c9a2b8, udang #f08a5d, pinus #2e7d4f
sereh #b5c94c, bunga #e58bb5, akasia #d8c53f, ocean #2f86c9, jahe #d9a441, gula aren #8a4f22, brown sugar #6d3d1c, kelapa #f3ead8, jagung #f2c531
gelap #3b2116, organik #5d9b3c, antinoda #2f6fb3, antiseptik #3aa69a, antibakteri #3aa69a, siwak #7fa65a, garam #bcd9ef, lada hitam #3a3330
cappuccino #c69c6d, kopi susu #b58a5e, cokelat susu #9a6541, tomat #d8382f, pisang #f2d14b, soto #e0b12f, opor #ead7a0, gulai #d98a2b, rawon #3a2a22
nasi goreng #b5542a, kari ayam #d99a2b, ayam bawang #e9c46a, ayam geprek #d9622a, sambal matah #cf4436, baso sapi #a5533a, asam jawa #7a4a2b
kacang mete #d9b478, lidah buaya #5fae69, anti ketombe #2f86c9, hitam berkilau #2b2d31, kakao murni #3b2116, barbeku #8a2f1a, jagung bakar #e0a020
stout #2e1d14, pilsner #e8b93a, wheat #e3c98a, radler #e9dc62, level 15 #d8562f, level 30 #b3211a
wangi melati #dfe6c4, dingin #8fd0ea, panas #d8382f, tanpa gula #3f6b3a, dot 4 #2563b8, dot 3 #d9a441
`
const tints = table
  .split(/[\n,]/)
  .flatMap((entry) => {
    const match = /^\s*(.+) (#[\da-f]{6})$/.exec(entry)
    return match ? [[match[1], match[2]] as [string, string]] : []
  })
  .toSorted(([one], [other]) => other.length - one.length)
const found = new Map<string, string | undefined>()

/** The colour that the name of a kind contains. */
export function tintOf(kind: string): string | undefined {
  if (!found.has(kind)) {
    const text = ` ${kind.toLowerCase()} `
    found.set(kind, tints.find(([word]) => text.includes(` ${word} `))?.[1])
  }
  return found.get(kind)
}

const others = [
  '#d98a2b',
  '#2f86c9',
  '#5d9b3c',
  '#a5338a',
  '#7a4a2b',
  '#3aa69a',
  '#c9281c',
  '#e0b12f',
]

/** A colour that tells a kind from the others of its family, if its name contains none. */
export const otherTint = (index: number): string | undefined =>
  index === 0 ? undefined : others[(index - 1) % others.length]
