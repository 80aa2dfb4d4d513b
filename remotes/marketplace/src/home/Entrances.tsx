import { Link, useMessages } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { Band } from '@borong/ui/Band'
import { GridIcon } from '@borong/ui/icons/GridIcon'
import { Image } from '@borong/ui/Image'
import { areas } from '../area/areas.ts'
import styles from './Home.module.css'

/** Links to the four main catalogues and to all categories. */
export function Entrances() {
  const t = useMessages()
  const imageUrl = useImageUrl()
  return (
    <Band label={t('home.entrances')}>
      <ul className={styles.entrances}>
        {areas.map(({ area, path, image: key }) => (
          <li key={area}>
            <Link to={path} className={styles.entrance}>
              <span className={styles.tile}>
                <Image src={imageUrl(key)} alt="" sizes="56px" />
              </span>
              {t(`area.${area}.short`)}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/category" className={styles.entrance}>
            <span className={styles.tile}>
              <GridIcon size={24} />
            </span>
            {t('home.all')}
          </Link>
        </li>
      </ul>
    </Band>
  )
}
