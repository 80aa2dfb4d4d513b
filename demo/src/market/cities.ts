export interface City {
  name: string
  slug: string
  province: string
  latitude: number
  longitude: number
}

// Name | province | latitude | longitude | number of sellers among a hundred or so
const list = `
Jakarta Barat|DKI Jakarta|-6.1683|106.7588|9
Jakarta Pusat|DKI Jakarta|-6.1805|106.8284|8
Jakarta Timur|DKI Jakarta|-6.2250|106.9004|6
Jakarta Selatan|DKI Jakarta|-6.2615|106.8106|6
Jakarta Utara|DKI Jakarta|-6.1384|106.8637|8
Tangerang|Banten|-6.1781|106.6300|5
Tangerang Selatan|Banten|-6.2886|106.7179|4
Serang|Banten|-6.1200|106.1503|1
Bekasi|Jawa Barat|-6.2383|106.9756|6
Depok|Jawa Barat|-6.4025|106.7942|3
Bogor|Jawa Barat|-6.5971|106.8060|3
Bandung|Jawa Barat|-6.9175|107.6191|7
Cirebon|Jawa Barat|-6.7320|108.5523|2
Karawang|Jawa Barat|-6.3227|107.3376|2
Tasikmalaya|Jawa Barat|-7.3274|108.2207|1
Semarang|Jawa Tengah|-6.9667|110.4167|5
Surakarta|Jawa Tengah|-7.5755|110.8243|3
Kudus|Jawa Tengah|-6.8048|110.8405|1
Tegal|Jawa Tengah|-6.8694|109.1402|1
Purwokerto|Jawa Tengah|-7.4214|109.2344|1
Yogyakarta|DI Yogyakarta|-7.7956|110.3695|3
Surabaya|Jawa Timur|-7.2575|112.7521|9
Sidoarjo|Jawa Timur|-7.4478|112.7183|3
Malang|Jawa Timur|-7.9666|112.6326|3
Gresik|Jawa Timur|-7.1566|112.6555|1
Kediri|Jawa Timur|-7.8480|112.0178|1
Denpasar|Bali|-8.6705|115.2126|4
Mataram|Nusa Tenggara Barat|-8.5833|116.1167|1
Kupang|Nusa Tenggara Timur|-10.1772|123.6070|1
Medan|Sumatera Utara|3.5952|98.6722|6
Padang|Sumatera Barat|-0.9471|100.4172|2
Pekanbaru|Riau|0.5071|101.4478|2
Batam|Kepulauan Riau|1.1301|104.0529|2
Jambi|Jambi|-1.6101|103.6131|1
Palembang|Sumatera Selatan|-2.9761|104.7754|3
Bandar Lampung|Lampung|-5.3971|105.2668|2
Banda Aceh|Aceh|5.5483|95.3238|1
Pontianak|Kalimantan Barat|-0.0263|109.3425|2
Banjarmasin|Kalimantan Selatan|-3.3186|114.5944|2
Balikpapan|Kalimantan Timur|-1.2379|116.8529|2
Samarinda|Kalimantan Timur|-0.5022|117.1536|1
Makassar|Sulawesi Selatan|-5.1477|119.4327|4
Manado|Sulawesi Utara|1.4748|124.8421|1
Palu|Sulawesi Tengah|-0.9003|119.8780|1
Ambon|Maluku|-3.6954|128.1814|1
Jayapura|Papua|-2.5337|140.7181|1
`

export const cities: readonly City[] = list
  .trim()
  .split('\n')
  .map((line) => {
    const [name, province, latitude, longitude] = line.split('|') as [
      string,
      string,
      string,
      string,
    ]
    const slug = name.toLowerCase().replace(/ /g, '-')
    return { name, slug, province, latitude: Number(latitude), longitude: Number(longitude) }
  })

/** The cities, each repeated by its number of sellers. */
export const cityTickets: readonly City[] = list
  .trim()
  .split('\n')
  .flatMap((line, index) =>
    Array.from({ length: Number(line.split('|')[4]) }, () => cities[index]!),
  )
