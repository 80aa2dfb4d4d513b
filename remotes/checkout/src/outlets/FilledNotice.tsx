import { Notice } from '@borong/ui/Notice'
import { MOST_PRODUCTS } from './outlet-table.ts'
import type { Filled } from './filler.ts'
import { useOutletMessages } from './use-outlet-messages.ts'

const MOST_NAMED = 10

/** The content that a text has put into the table, and each part of it that could not be read. */
export function FilledNotice({ filled }: { filled: Filled }) {
  const t = useOutletMessages()
  const { products, cells, unknownCodes, unknownOutlets, wrong, isTooMany } = filled
  const named = (names: readonly string[]) => {
    const more = names.length - MOST_NAMED
    const shown = names.slice(0, MOST_NAMED).join(', ')
    return more > 0 ? `${shown} ${t('outletOrder.andMore', { number: more })}` : shown
  }
  const isWhole = unknownCodes.length + unknownOutlets.length + wrong.length === 0 && !isTooMany
  return (
    <Notice
      tone={isWhole ? 'success' : 'warn'}
      live
      title={t('outletOrder.filled', { products, cells })}
    >
      {unknownCodes.length > 0 && (
        <p>{t('outletOrder.unknownCodes', { codes: named(unknownCodes) })}</p>
      )}
      {unknownOutlets.length > 0 && (
        <p>{t('outletOrder.unknownOutlets', { outlets: named(unknownOutlets) })}</p>
      )}
      {wrong.length > 0 && (
        <p>
          {t('outletOrder.wrongCells', {
            cells: named(wrong.map((one) => t('outletOrder.wrongCell', one))),
          })}
        </p>
      )}
      {isTooMany && <p>{t('outletOrder.tooMany', { most: MOST_PRODUCTS })}</p>}
    </Notice>
  )
}
