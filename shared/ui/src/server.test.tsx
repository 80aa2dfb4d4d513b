/** @jest-environment node */
import { createElement, type ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { Button } from './Button.tsx'
import { Carousel } from './Carousel.tsx'
import { CodeField } from './CodeField.tsx'
import { CopyButton } from './CopyButton.tsx'
import { Dialog } from './Dialog.tsx'
import { EmptyState } from './EmptyState.tsx'
import { SearchIcon } from './icons/SearchIcon.tsx'
import { ProductCard } from './ProductCard.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import { Radio, RadioGroup } from './Radio.tsx'
import { SearchField } from './SearchField.tsx'
import { SellerBadge } from './SellerBadge.tsx'
import { Sheet } from './Sheet.tsx'
import { Stepper } from './Stepper.tsx'
import { Tabs } from './Tabs.tsx'
import { TextField } from './TextField.tsx'

const nothing = () => undefined

test('renders a card on the server with its image, its link and its price', () => {
  const html = renderToString(
    <ProductGrid>
      <ProductCard
        link={createElement<ComponentProps<'a'>>('a', { href: '/v/sumber/product/beras' })}
        language="id"
        name="Beras Padi Emas 25 kg"
        image="/pictures/beras?w="
        priority
        price={312_500}
        unit="sak"
        deal={{ percentTaken: 82, label: 'Segera habis' }}
      />
    </ProductGrid>,
  )
  expect(html).toContain('href="/v/sumber/product/beras"')
  expect(html).toContain('/pictures/beras?w=240 240w')
  expect(html).toContain('fetchPriority="high"')
  expect(html).toContain('Rp\u00a0312.500')
})

test('renders every other component without a window', () => {
  expect(typeof window).toBe('undefined')
  const html = renderToString(
    <>
      <Button link={createElement<ComponentProps<'a'>>('a', { href: '/cart' })}>Keranjang</Button>
      <Carousel label="Promo" slideLabel={String} pauseLabel="Hentikan" playLabel="Putar">
        <b>Satu</b>
        <b>Dua</b>
      </Carousel>
      <CodeField label="Kode OTP" value="12" onChange={nothing} />
      <CopyButton text="1" label="Salin" copiedLabel="Tersalin" failedLabel="Gagal" />
      <EmptyState icon={<SearchIcon size={32} />} title="Tidak ada hasil" />
      <RadioGroup label="Kurir" name="courier" value="jne" onChange={nothing}>
        <Radio value="jne" label="JNE" />
      </RadioGroup>
      <SearchField label="Cari" clearLabel="Hapus" value="" onChange={nothing} onSearch={nothing} />
      <SellerBadge name="CV Sumber Makmur" />
      <Stepper
        language="id"
        label="Jumlah"
        decreaseLabel="Kurangi"
        increaseLabel="Tambah"
        value={12_000}
        onChange={nothing}
      />
      <Tabs
        label="Produk"
        value="about"
        onChange={nothing}
        tabs={[{ id: 'about', title: 'Deskripsi', content: 'Beras' }]}
      />
      <TextField label="Nomor HP" type="tel" />
      <Sheet open={false} onClose={nothing} title="Urutkan" closeLabel="Tutup">
        <p>Isi</p>
      </Sheet>
      <Dialog open={false} onClose={nothing} title="Hapus?" actions={null} />
    </>,
  )
  expect(html).toContain('Tidak ada hasil')
  expect(html).toContain('>SM<')
  expect(html).toContain('12.000')
  expect(html).not.toContain('Isi')
})
