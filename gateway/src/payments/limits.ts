import { rupiah } from '../server/rupiah.ts'
import type { Language } from '../server/domain.ts'
import type { Method } from './methods.ts'

/** The message why a method does not accept this amount; undefined when it does. */
export function limitOf(method: Method, amount: number, language: Language): string | undefined {
  if (method.maximum !== null && amount > method.maximum)
    return overMaximum(method, method.maximum, language)
  if (amount > 0 && amount < method.minimum) {
    return language === 'id'
      ? `Minimum ${rupiah(method.minimum, language)}`
      : `At least ${rupiah(method.minimum, language)}`
  }
  return undefined
}

function overMaximum(method: Method, maximum: number, language: Language): string {
  if (method.kind === 'qris') {
    return language === 'id'
      ? `Bank Indonesia membatasi QRIS hingga ${rupiah(maximum, language)} per transaksi. Pilih virtual account atau transfer bank.`
      : `Bank Indonesia limits QRIS to ${rupiah(maximum, language)} per transaction. Choose a virtual account or a bank transfer.`
  }
  return language === 'id'
    ? `Maksimum ${rupiah(maximum, language)} per transaksi`
    : `At most ${rupiah(maximum, language)} per transaction`
}
