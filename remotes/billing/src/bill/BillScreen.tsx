import { Link, PageTitle, useConfig, useLocation, useMessages } from '@borong/contract'
import { Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'
import { phoneLink } from '@borong/ui/format/phone-link'
import { billAt } from './bills.ts'

/** the number that a bill needs, and a notice that it can't be paid here yet. */
export function BillScreen() {
  const t = useMessages()
  const { supportPhone } = useConfig()
  const bill = billAt(useLocation().pathname)
  return (
    <Bands>
      <PageTitle>{t(`bill.${bill}.title`)}</PageTitle>
      <HeadBand title={t(`bill.${bill}.title`)} lead={t(`bill.${bill}.number`)}>
        <Notice
          title={t('bill.closed')}
          action={
            supportPhone && (
              <Button
                variant="ghost"
                size="small"
                link={<a href={phoneLink(supportPhone)}>{supportPhone}</a>}
              >
                {t('bill.call', { phone: supportPhone })}
              </Button>
            )
          }
        >
          {t('bill.closedText')}
        </Notice>
        <Button variant="secondary" link={<Link to="/billing" />}>
          {t('bill.others')}
        </Button>
        <Button variant="ghost" link={<Link to="/" />}>
          {t('bill.home')}
        </Button>
      </HeadBand>
    </Bands>
  )
}
