import { Link, PageTitle, useMessages, useSession } from '@borong/contract'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { KINDS, PAGES } from '../parts/bill-kinds.ts'
import { KindIcon } from '../parts/KindIcon.tsx'
import { BuyersBills } from './BuyersBills.tsx'
import styles from './OverviewScreen.module.css'

/** R-38 F-07: the kinds of bills; for a buyer unfinished transactions first, reminders and saved numbers. */
export function OverviewScreen() {
  const t = useMessages()
  const { status } = useSession()
  return (
    <Bands>
      <PageTitle>{t('overview.title')}</PageTitle>
      <HeadBand title={t('overview.title')} lead={t('overview.lead')}>
        <ul className={styles.kinds} aria-label={t('overview.kinds')}>
          {KINDS.map((kind) => (
            <li key={kind}>
              <Link to={PAGES[kind]} className={styles.kind}>
                <KindIcon kind={kind} />
                {t(`kind.${kind}.short`)}
              </Link>
            </li>
          ))}
        </ul>
      </HeadBand>
      {status === 'buyer' && <BuyersBills />}
      {status === 'guest' && (
        <Band>
          <p className={styles.note}>{t('overview.guest')}</p>
          <Button variant="secondary" link={<Link to="/billing/history" />}>
            {t('overview.login')}
          </Button>
        </Band>
      )}
    </Bands>
  )
}
