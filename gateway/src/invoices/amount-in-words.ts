const ONES = ' satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas'.split(' ')
const SCALES = [
  [1_000_000_000_000, 'triliun'],
  [1_000_000_000, 'miliar'],
  [1_000_000, 'juta'],
  [1_000, 'ribu'],
  [100, 'ratus'],
] as const

/** An amount in Indonesian words, as a receipt (kwitansi) has it. */
export const amountInWords = (amount: number): string =>
  `${amount === 0 ? 'nol' : inWords(amount)} rupiah`

function inWords(amount: number): string {
  if (amount < 12) return ONES[amount]!
  if (amount < 20) return `${ONES[amount - 10]} belas`
  if (amount < 100)
    return `${ONES[Math.floor(amount / 10)]} puluh ${inWords(amount % 10)}`.trimEnd()
  const [value, name] = SCALES.find(([least]) => least <= amount)!
  const count = Math.floor(amount / value)
  // One hundred and one thousand are single words; one million is not.
  const head = count === 1 && value <= 1_000 ? `se${name}` : `${inWords(count)} ${name}`
  return `${head} ${inWords(amount % value)}`.trimEnd()
}
