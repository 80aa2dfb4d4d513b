import { codeOf, gtinText, soldGoodsAfter } from '../catalogue/public.ts'
import { asText, type Cell } from '../server/csv.ts'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'

const PER_PAGE = 500

/** The header of the file of a store's goods, with the names that an import reads. */
export const goodsHeader = (language: Language): Cell[] =>
  language === 'id'
    ? 'kode,nama,kategori,merek,satuan,harga,grosir,minimum,kelipatan,stok,berat,panjang,lebar,tinggi,barcode,ppn,penyimpanan,deskripsi,spesifikasi'.split(
        ',',
      )
    : 'code,name,category,brand,unit,price,wholesale,minimum,step,stock,weight,length,width,height,barcode,ppn,storage,description,specification'.split(
        ',',
      )

/** The goods of a store that are sold, page by page. An import of the file changes nothing. */
export async function* goodsPages(db: Database, sellerId: number): AsyncGenerator<Cell[][]> {
  for (let after = 0; ;) {
    const rows = await soldGoodsAfter(db, { sellerId, after, limit: PER_PAGE })
    yield rows.map((row): Cell[] => [
      codeOf(row),
      row.name,
      row.slug,
      row.brand,
      row.unit,
      row.tiers[0]!.price,
      row.tiers
        .slice(1)
        .map((tier, index) => `${row.tiers[index]!.quantity_end + 1}=${tier.price}`)
        .join('; '),
      row.minimum_order,
      row.step,
      row.stock,
      row.weight_grams,
      row.length_cm,
      row.width_cm,
      row.height_cm,
      asText(gtinText(row) ?? null),
      row.ppn_included ? 'ya' : 'tidak',
      row.storage,
      row.description,
      row.specification.map(({ name, value }) => `${name}: ${value}`).join('; '),
    ])
    if (rows.length < PER_PAGE) return
    after = rows.at(-1)!.id
  }
}
