import { useState } from 'react'
import { ActionForm } from '../../src/ActionForm.tsx'
import { AfterWait } from '../../src/AfterWait.tsx'
import { Badge } from '../../src/Badge.tsx'
import { Button } from '../../src/Button.tsx'
import { Chip } from '../../src/Chip.tsx'
import { CopyButton } from '../../src/CopyButton.tsx'
import { FileButton } from '../../src/FileButton.tsx'
import { IconButton } from '../../src/IconButton.tsx'
import { ArrowLeftIcon } from '../../src/icons/ArrowLeftIcon.tsx'
import { CartIcon } from '../../src/icons/CartIcon.tsx'
import { ChatIcon } from '../../src/icons/ChatIcon.tsx'
import { FileIcon } from '../../src/icons/FileIcon.tsx'
import { FilterIcon } from '../../src/icons/FilterIcon.tsx'
import { HeartIcon } from '../../src/icons/HeartIcon.tsx'
import { PlusIcon } from '../../src/icons/PlusIcon.tsx'
import { Stepper } from '../../src/Stepper.tsx'
import { GallerySection, useWords } from '../GallerySection.tsx'
import styles from '../Gallery.module.css'
import { To } from '../To.tsx'

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const

export function ActionsPage() {
  const { t } = useWords()
  const [liked, setLiked] = useState(true)
  const [isAdded, setAdded] = useState(false)
  return (
    <>
      <GallerySection name="Button">
        {variants.map((variant) => (
          <div key={variant} className={styles.row}>
            <Button variant={variant}>{t.buyNow}</Button>
            <Button variant={variant} loading>
              {t.buyNow}
            </Button>
            <Button variant={variant} size="small" icon={<PlusIcon size={16} />}>
              {t.more}
            </Button>
            <Button variant={variant} disabled size="small">
              {t.out}
            </Button>
          </div>
        ))}
        <Button fullWidth onClick={() => new Promise((done) => setTimeout(done, 1500))}>
          {t.addToCart}
        </Button>
        <Button fullWidth variant="secondary" link={<To to="#Button" />}>
          {t.longName}
        </Button>
      </GallerySection>
      <GallerySection name="ActionForm">
        <ActionForm
          action="/actions/cart"
          fields={{ id: 1, quantity: 1 }}
          done={t.cart}
          announcement={t.cart}
          onSubmit={() => setAdded(true)}
        >
          <Button type="submit">{isAdded ? t.cart : t.addToCart}</Button>
        </ActionForm>
      </GallerySection>
      <GallerySection name="IconButton">
        <div className={styles.row}>
          <IconButton label={t.close} icon={<ArrowLeftIcon size={24} />} />
          <IconButton label={t.cart} icon={<CartIcon size={24} />} count={12} />
          <IconButton
            label={t.cart}
            icon={<CartIcon size={24} />}
            count={120}
            link={<To to="#cart" />}
          />
          <IconButton label="Chat" variant="boxed" icon={<ChatIcon />} />
          <IconButton
            label={t.favourite}
            variant="raised"
            icon={<HeartIcon filled={liked} />}
            pressed={liked}
            onClick={() => setLiked(!liked)}
          />
          <IconButton label={t.remove} disabled icon={<ChatIcon />} />
        </div>
      </GallerySection>
      <GallerySection name="FileButton">
        <div className={styles.row}>
          <FileButton
            label={t.chooseFile}
            icon={<FileIcon size={18} />}
            accept=".csv"
            onFile={() => undefined}
          />
        </div>
      </GallerySection>
      <Steppers />
      <Chips />
      <GallerySection name="Badge">
        <div className={styles.row}>
          <Badge tone="gold">Gold</Badge>
          <Badge tone="silver">Silver</Badge>
          <Badge tone="accent" round>
            12
          </Badge>
          <Badge tone="bad">12%</Badge>
          <Badge tone="good">{t.tier}</Badge>
          <Badge tone="warn">{t.soon}</Badge>
          <Badge tone="note">{t.free}</Badge>
          <Badge>{t.minimum}</Badge>
        </div>
      </GallerySection>
      <Waits />
      <GallerySection name="CopyButton">
        <div className={styles.row}>
          <b>8077 0812 3456 7890</b>
          <CopyButton
            text="8077081234567890"
            label={t.copy}
            copiedLabel={t.copied}
            failedLabel={t.copyFailed}
          />
        </div>
      </GallerySection>
    </>
  )
}

function Waits() {
  const { t } = useWords()
  const [until] = useState(() => Date.now() + 30_000)
  const [next, setNext] = useState(0)
  return (
    <GallerySection name="AfterWait">
      <div className={styles.row}>
        <AfterWait until={until} label={t.resend} waitLabel={t.resendWait}>
          <Button variant="secondary" size="small">
            {t.resend}
          </Button>
        </AfterWait>
        <AfterWait until={next} label={t.resend} waitLabel={t.resendWait}>
          <Button variant="secondary" size="small" onClick={() => setNext(Date.now() + 5000)}>
            {t.resend}
          </Button>
        </AfterWait>
      </div>
    </GallerySection>
  )
}

function Steppers() {
  const { t, language } = useWords()
  const [few, setFew] = useState(12)
  const [many, setMany] = useState(125_000)
  const [sixes, setSixes] = useState(12)
  const labels = { language, label: t.quantity, decreaseLabel: t.less, increaseLabel: t.more }
  return (
    <GallerySection name="Stepper">
      <div className={styles.steppers}>
        <Stepper {...labels} value={few} onChange={setFew} max={12} maxReason={t.left} />
        <Stepper
          {...labels}
          value={sixes}
          onChange={setSixes}
          min={6}
          step={6}
          minReason={t.sixes}
          stepReason={t.sixes}
        />
        <Stepper {...labels} value={many} onChange={setMany} />
        <Stepper {...labels} value={1} onChange={setMany} disabled />
      </div>
    </GallerySection>
  )
}

function Chips() {
  const { t } = useWords()
  const [gold, setGold] = useState(true)
  return (
    <GallerySection name="Chip">
      <div className={styles.row}>
        <Chip selected={gold} onClick={() => setGold(!gold)}>
          Gold
        </Chip>
        <Chip selected={false} onClick={() => setGold(false)} icon={<FilterIcon size={16} />}>
          {t.filter}
        </Chip>
        <Chip link={<To to="#Chip" />}>{t.free}</Chip>
        <Chip onRemove={() => setGold(false)} removeLabel={`${t.remove} Karawang`}>
          Karawang
        </Chip>
        <Chip onRemove={() => setGold(false)} removeLabel={t.remove}>
          {t.longName}
        </Chip>
      </div>
    </GallerySection>
  )
}
