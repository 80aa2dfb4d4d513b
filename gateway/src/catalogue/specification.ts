import { unitName } from '@borong/api/rules/unit-name'
import type { Language } from '../server/domain.ts'

type Fact = { name: string; value: string }

// Sellers fill in a standard form in Indonesian: these are the translations of its terms.
const NAMES: Readonly<Record<string, string>> = {
  Asal: 'Origin',
  Bahan: 'Material',
  'Batas usia': 'Age limit',
  Berat: 'Weight',
  Cukai: 'Excise',
  Garansi: 'Warranty',
  'Isi kemasan': 'Pack size',
  'Izin edar': 'Distribution permit',
  Jenis: 'Type',
  Kategori: 'Category',
  'Kode produk': 'Product code',
  Kondisi: 'Condition',
  'Masa simpan': 'Shelf life',
  Merek: 'Brand',
  Penyimpanan: 'Storage',
  'Satuan jual': 'Sold per',
  Sertifikat: 'Certificate',
  Sortir: 'Sorting',
  Standar: 'Standard',
}

const VALUES: Readonly<Record<string, string>> = {
  'Aman untuk makanan': 'Food safe',
  Baru: 'New',
  'Berpita cukai': 'Excise stamp',
  'Dingin atau beku': 'Chilled or frozen',
  Lokal: 'Local',
  'Sudah disortir': 'Sorted',
  'Tanpa merek': 'No brand',
  Terdaftar: 'Registered',
  'Terdaftar BPOM': 'Registered with BPOM',
  'Tukar bila cacat produksi, 7 hari': 'Exchange for factory defects, 7 days',
}

/** A product's facts in the language of the page. A text outside the standard form remains as the seller wrote it. */
export function specificationIn(
  language: Language,
  facts: readonly Fact[],
  category: Readonly<Record<Language, string>> | undefined,
): Fact[] {
  if (language === 'id') return [...facts]
  return facts.map(({ name, value }) => ({
    name: NAMES[name] ?? name,
    value: valueIn(language, name, value, category),
  }))
}

function valueIn(
  language: Language,
  name: string,
  value: string,
  category: Readonly<Record<Language, string>> | undefined,
): string {
  if (name === 'Satuan jual') return unitName(value, language)
  return value === category?.id ? category[language] : (VALUES[value] ?? amountIn(value))
}

const amountIn = (value: string): string =>
  value
    .replace(/^(\d+) bulan$/, '$1 months')
    .replace(/^(\d+) tahun ke atas$/, '$1 and older')
    .replace(/^[\d.]+(,\d+)?(?= kg$)/, (amount) =>
      amount.replaceAll(/[.,]/g, (mark) => (mark === ',' ? '.' : ',')),
    )
