import { unitName, useLanguage, useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { moment } from '@borong/ui/format/moment'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { FileLink } from '../application/FileLink.tsx'
import styles from './Receipt.module.css'
import { CONDITIONS, type ReceiptItem } from './receipt.data.ts'

/** The receipts of an order so far. */
export function Received({ items }: { items: readonly ReceiptItem[] }) {
  const t = useMessages()
  const { language } = useLanguage()
  return (
    <Band>
      <SectionHeader title={t('receipt.earlier')} />
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            <b>{moment(item.at, language)}</b> · {item.by} · {item.vendor_name}
            {item.lines.map(({ name, unit_type, ...counts }) => (
              <div key={name}>
                {name}:{' '}
                {CONDITIONS.filter((field) => counts[field] > 0)
                  .map(
                    (field) =>
                      `${t(`receipt.${field}`).toLowerCase()} ${counts[field]} ${unitName(unit_type, language, counts[field])}`,
                  )
                  .join(', ')}
              </div>
            ))}
            {item.note && <div className={styles.quiet}>{item.note}</div>}
            {item.files.map((file) => (
              <FileLink key={file.id} file={file} />
            ))}
          </li>
        ))}
      </ul>
    </Band>
  )
}
