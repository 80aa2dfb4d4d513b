import { lazy, Suspense, useState } from 'react'
import { Bands, Chips, HeadBand, Band, Rows } from '../../src/Band.tsx'
import { Button } from '../../src/Button.tsx'
import { Chip } from '../../src/Chip.tsx'
import { MapPinIcon } from '../../src/icons/MapPinIcon.tsx'
import { TicketIcon } from '../../src/icons/TicketIcon.tsx'
import { WalletIcon } from '../../src/icons/WalletIcon.tsx'
import { ListRow } from '../../src/ListRow.tsx'
import { ProgressBar } from '../../src/ProgressBar.tsx'
import { Radio, RadioGroup } from '../../src/Radio.tsx'
import { rupiah } from '../../src/format/rupiah.ts'
import { Tabs } from '../../src/Tabs.tsx'
import { DescriptionList } from '../../src/DescriptionList.tsx'
import { Timeline } from '../../src/Timeline.tsx'
import { GallerySection, useWords } from '../GallerySection.tsx'
import styles from '../Gallery.module.css'
import { To } from '../To.tsx'
import { MapSection } from './MapSection.tsx'

const Sheet = lazy(() =>
  import('../../src/Sheet.tsx').then(({ Sheet: component }) => ({ default: component })),
)
const Dialog = lazy(() =>
  import('../../src/Dialog.tsx').then(({ Dialog: component }) => ({ default: component })),
)

export function StructurePage() {
  const { t, language } = useWords()
  const [tab, setTab] = useState('description')
  return (
    <>
      <GallerySection name="Tabs">
        <Tabs
          label={t.description}
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'description', title: t.description, content: <p>{t.longName}</p> },
            { id: 'tiers', title: t.tiers, content: <p>{rupiah(312_500, language)}</p> },
            { id: 'reviews', title: t.reviews, content: <p>4,8</p> },
          ]}
        />
      </GallerySection>
      <GallerySection name="ListRow">
        <div className={styles.bleed}>
          <ListRow
            start={<TicketIcon />}
            title={t.voucher}
            end={t.available}
            link={<To to="#ListRow" />}
          />
          <ListRow
            start={<MapPinIcon />}
            title={t.address}
            detail="Budi Santoso, 0812-3456-7890, Jl. Melawai Raya No. 12 RT 03/RW 05, Melawai, Kebayoran Baru, Jakarta Selatan 12160"
            onClick={() => undefined}
          />
          <ListRow start={<WalletIcon />} title={t.balance} end={rupiah(1_698_000, language)} />
        </div>
      </GallerySection>
      <GallerySection name="Bands">
        <div className={styles.bleed}>
          <Bands>
            <HeadBand title={t.voucher} lead={t.note}>
              <Chips>
                {t.rules.map((rule, index) => (
                  <Chip key={rule} selected={index === 0} onClick={() => undefined}>
                    {rule}
                  </Chip>
                ))}
              </Chips>
            </HeadBand>
            <Band label={t.voucher}>
              <Rows>
                <ListRow start={<TicketIcon />} title={t.voucher} link={<To to="#Bands" />} />
              </Rows>
            </Band>
          </Bands>
        </div>
      </GallerySection>
      <GallerySection name="ProgressBar">
        <ProgressBar label={t.progress} value={960_000} max={1_000_000}>
          {t.missing}
        </ProgressBar>
        <ProgressBar label={t.progress} value={1_200_000} max={1_000_000}>
          {t.reached}
        </ProgressBar>
      </GallerySection>
      <GallerySection name="DescriptionList">
        <DescriptionList
          facts={[
            [t.pay[0], t.moments[0]],
            [t.address, ''],
            [t.progress, 'Rp 1.000.000', true],
          ]}
        />
        <DescriptionList isStacked facts={[[t.pay[0], t.moments[0]]]} />
      </GallerySection>
      <GallerySection name="Timeline">
        <Timeline
          label={t.address}
          steps={t.pay.map((title, index) => ({
            id: title,
            title,
            detail: t.moments[index],
            state: index < 2 ? 'done' : index === 2 ? 'current' : 'ahead',
          }))}
        />
        <Timeline
          label={t.address}
          steps={[
            { id: 'made', title: t.pay[0], detail: '14 Agu 2026, 15.05 WIB', state: 'done' },
            { id: 'over', title: t.cancelled, detail: '15 Agu 2026, 15.05 WIB', state: 'stopped' },
          ]}
        />
      </GallerySection>
      <MapSection />
      <Overlays />
    </>
  )
}

function Overlays() {
  const { t } = useWords()
  const [open, setOpen] = useState(new URLSearchParams(location.search).get('open'))
  const [sort, setSort] = useState('1')
  const close = () => setOpen(null)
  return (
    <GallerySection name="Sheet and Dialog">
      <div className={styles.row}>
        <Button variant="secondary" onClick={() => setOpen('sheet')}>
          {t.sort}
        </Button>
        <Button variant="danger" onClick={() => setOpen('dialog')}>
          {t.remove}
        </Button>
      </div>
      <Suspense>
        <Sheet
          open={open === 'sheet'}
          onClose={close}
          title={t.sort}
          closeLabel={t.close}
          action={
            <Button fullWidth onClick={close}>
              {t.apply}
            </Button>
          }
        >
          <RadioGroup label={t.sort} hideLabel name="sort" value={sort} onChange={setSort}>
            {t.orders.map((label, index) => (
              <Radio key={label} value={String(index)} label={label} />
            ))}
          </RadioGroup>
        </Sheet>
        <Dialog
          open={open === 'dialog'}
          onClose={close}
          title={t.ask}
          actions={
            <>
              <Button variant="danger" onClick={close}>
                {t.remove}
              </Button>
              <Button variant="secondary" onClick={close}>
                {t.cancel}
              </Button>
            </>
          }
        >
          {t.askMore}
        </Dialog>
      </Suspense>
    </GallerySection>
  )
}
