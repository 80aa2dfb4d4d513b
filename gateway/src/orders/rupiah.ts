const digits = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 })

/** An amount as a buyer reads it, with a no-break space: Rp 1.250.000. */
export const rupiah = (amount: number): string => `Rp\u00a0${digits.format(amount)}`
