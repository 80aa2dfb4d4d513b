import { amountInWords } from './amount-in-words.ts'

test('F-08: an amount in words is the one that a receipt has', () => {
  for (const [amount, words] of [
    [0, 'nol rupiah'],
    [11, 'sebelas rupiah'],
    [19, 'sembilan belas rupiah'],
    [100, 'seratus rupiah'],
    [1_000, 'seribu rupiah'],
    [181_500, 'seratus delapan puluh satu ribu lima ratus rupiah'],
    [1_001_010, 'satu juta seribu sepuluh rupiah'],
    [2_403_270, 'dua juta empat ratus tiga ribu dua ratus tujuh puluh rupiah'],
    [12_000_000_021, 'dua belas miliar dua puluh satu rupiah'],
  ] as const)
    expect(amountInWords(amount)).toBe(words)
})
