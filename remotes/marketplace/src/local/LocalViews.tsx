import { Link } from '@borong/contract'
import { Chips } from '@borong/ui/Band'
import { Chip } from '@borong/ui/Chip'
import { ListIcon } from '@borong/ui/icons/ListIcon'
import { MapPinIcon } from '@borong/ui/icons/MapPinIcon'
import { localPath, type LocalSearch } from './local-search.ts'
import { useMapMessages } from './use-map-messages.ts'

const VIEWS = [
  { name: 'list', view: undefined, Icon: ListIcon },
  { name: 'map', view: 'map', Icon: MapPinIcon },
] as const

/** The choice between the list and the map. The address contains it, so that going back returns to it. */
export function LocalViews({ local }: { local: Partial<LocalSearch> }) {
  const t = useMapMessages()
  return (
    <nav aria-label={t('local.views')}>
      <Chips>
        {VIEWS.map(({ name, view, Icon }) => {
          const isOn = local.view === view
          return (
            <Chip
              key={name}
              selected={isOn}
              icon={<Icon size={16} />}
              link={<Link to={localPath({ ...local, view })} aria-current={isOn || undefined} />}
            >
              {t(`local.${name}`)}
            </Chip>
          )
        })}
      </Chips>
    </nav>
  )
}
