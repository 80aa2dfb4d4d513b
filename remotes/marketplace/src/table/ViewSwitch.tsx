import { Link, useLocation, useMessages, useSearchParams, useSetAtom } from '@borong/contract'
import { Chip } from '@borong/ui/Chip'
import { GridIcon } from '@borong/ui/icons/GridIcon'
import { ListIcon } from '@borong/ui/icons/ListIcon'
import styles from './Table.module.css'
import { listViewAtom } from './table-view.ts'

const ICONS = { cards: GridIcon, table: ListIcon } as const

/** The choice between cards and a table. The address contains it, and the browser remembers it. */
export default function ViewSwitch({ isTable }: { isTable: boolean }) {
  const t = useMessages()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const remember = useSetAtom(listViewAtom)
  return (
    <nav className={styles.switch} aria-label={t('table.views')}>
      {(['cards', 'table'] as const).map((view) => {
        const Icon = ICONS[view]
        const isOn = isTable === (view === 'table')
        const next = new URLSearchParams(search)
        next.set('view', view)
        return (
          <Chip
            key={view}
            selected={isOn}
            icon={<Icon size={16} />}
            link={
              <Link
                to={`${pathname}?${next}`}
                replace
                aria-current={isOn || undefined}
                onClick={() => remember(view)}
              />
            }
          >
            {t(`table.${view}`)}
          </Chip>
        )
      })}
    </nav>
  )
}
