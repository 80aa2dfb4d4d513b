import type { CartItem } from '@borong/api/cart-schema'
import { useLanguage, useMessages } from '@borong/contract'
import { noticeTone, noticeWords } from '../shop/notice-words.ts'
import styles from './LineNotices.module.css'

/** Changes of a line since the buyer added it to the cart. */
export function LineNotices({ item }: { item: CartItem }) {
  const t = useMessages()
  const { language } = useLanguage()
  return item.notices.map((notice) => (
    <span key={notice.code} className={styles[noticeTone(notice.code)]}>
      {noticeWords(notice, t, language)}
    </span>
  ))
}
