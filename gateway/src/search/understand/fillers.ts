const words = (text: string) => new Set(text.trim().split(/\s+/))

const FILLERS = words(`
murah termurah cheapest murahan murmer bagus terbaik berkualitas kualitas yang dan atau untuk buat jual jualan dijual beli pembelian harga
grosir grosiran distributor distribusi supplier suplier agen toko penjual promo diskon cari nyari mencari enak nyaman saya
kami mau ingin butuh perlu tempat dengan di ke dari ini itu per pada adalah eceran online terdekat terlaris terbaru
terlengkap terpercaya ready stok stock best cheap quality the and for of buy sale price good tolong dong ya nih
langsung pabrik partai borongan aneka macam jenis merk merek paling terjangkau hemat ekonomis awet tahan lama
ukuran size spare part parts sparepart onderdil
`)

/** Whether a word describes the offer or the request, not the product. */
export const isFiller = (word: string): boolean => FILLERS.has(word)
