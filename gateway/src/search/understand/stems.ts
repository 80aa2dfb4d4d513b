// A line per stem that the Indonesian stemmer cuts wrong or differently: the stem, then its words.
const STEMS = `
kemas kemas kemasan mengemas dikemas pengemas pengemasan
kering kering pengering keringkan mengeringkan dikeringkan pengeringan
kemeja kemeja
harum harum pengharum mengharumkan
wangi wangi pewangi mewangikan
sedap sedap penyedap menyedapkan
pemutih pemutih memutihkan
segar segar penyegar menyegarkan
padam padam pemadam memadamkan
lapis lapis pelapis melapisi lapisan
bocor bocor antibocor kebocoran
potong potong pemotong potongan memotong dipotong
tutup tutup penutup menutup tutupan
saring saring penyaring saringan menyaring
sapu sapu menyapu penyapu
pel pel mengepel pengepel
halus halus dihaluskan menghaluskan penghalus
empuk empuk pengempuk
tenang penenang menenangkan
kembang kembang pengembang mengembangkan
kental kental pengental mengentalkan
manis manis pemanis memanis manisan
lembut lembut pelembut melembutkan
bakar bakar pembakar membakar dibakar bakaran
panggang panggang pemanggang dipanggang
asin asin pengasin asinan diasinkan
asap asap pengasap asapan diasapkan
giling giling gilingan penggiling digiling
cuci cuci pencuci mencuci cucian dicuci
cetak cetak pencetak mencetak cetakan percetakan
soda soda bersoda
susu susu menyusui
kerja kerja pekerja bekerja pekerjaan
ketan ketan
keran keran kran
kertas kertas
keju keju
kepala kepala
kemiri kemiri
kedelai kedelai kedele
perak perak
permen permen
peralatan peralatan
meja meja
mika mika
sekat sekat penyekat
perisa perisa perasa
`

const stems = new Map<string, string>()
for (const line of STEMS.trim().split('\n')) {
  const [stem = '', ...words] = line.split(' ')
  // A word with a digit is not stemmed again.
  for (const word of words) stems.set(word, `${stem}0`)
}

/** The word as it is written to the index and to queries; the stemmer cuts it then, unless it is an exception. */
export const indexed = (word: string): string => stems.get(word) ?? word

/** The roots that a word with a nasal prefix may have: 'pemotong' -> 'potong', 'penyaring' -> 'saring'. */
export function rootsOf(word: string): string[] {
  const [, prefix, rest] = /^[mp](emp?|eny|eng|en|e)(\p{L}{3,})$/u.exec(word) ?? []
  if (!prefix || !rest) return []
  const starts = { em: ['p', ''], emp: [''], eny: ['s'], eng: ['k', ''], en: ['t', ''], e: [''] }
  const roots = (starts[prefix as keyof typeof starts] ?? ['']).map((start) => start + rest)
  return roots.flatMap((root) => [root, root.replace(/(?:kan|an|i)$/, '')]).filter(isLong)
}

const isLong = (word: string) => word.length >= 4
