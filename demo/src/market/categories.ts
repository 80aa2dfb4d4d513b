import type { PaletteName } from '../drawing/descriptor.ts'
import { slugOf } from '@borong/gateway/server/slug'

export type Area = 'resto' | 'office' | 'mart' | 'auto'

export interface Category {
  id: number
  parentId: number | null
  level: 1 | 2 | 3
  slug: string
  nameId: string
  nameEn: string
  /** The name of a drawing of `drawing/goods`, or of a Noto icon. */
  icon: string
  palette: PaletteName
  area: Area
}

// One line per category: Indonesian name | English name | icon | palette of its products. The indent is the depth. A
// level 1 line begins with its slug.
const tree = `
resto: Resto & Kafe | Restaurant & Cafe | fork-and-knife-with-plate
  Bahan Pokok | Staples | sheaf-of-rice
    Beras | Rice | cooked-rice | rice
    Minyak Goreng | Cooking Oil | oil-drum | oil
    Gula & Garam | Sugar & Salt | salt | sugar
    Tepung | Flour | ear-of-corn | flour
    Telur | Eggs | egg | farm
  Bumbu & Saus | Seasonings & Sauces | hot-pepper
    Kecap & Saus | Soy Sauce & Sauces | jar | sauce
    Bumbu Instan & Kaldu | Instant Seasoning & Stock | pot-of-food | spice
    Rempah | Spices | ginger-root | spice
    Santan & Kelapa | Coconut Milk | coconut | milk
  Daging, Ayam & Ikan | Meat, Poultry & Fish | cut-of-meat
    Ayam | Chicken | poultry-leg | meat
    Daging Sapi | Beef | cut-of-meat | meat
    Ikan & Hasil Laut | Fish & Seafood | shrimp | frozen
    Olahan Beku | Frozen Food | french-fries | frozen
  Sayur & Buah | Vegetables & Fruit | leafy-green
    Sayuran | Vegetables | carrot | fresh
    Bawang & Cabai | Onions & Chillies | onion | farm
    Buah | Fruit | banana | fresh
  Susu & Bahan Kue | Dairy & Baking | cheese-wedge
    Keju & Mentega | Cheese & Butter | butter | milk
    Susu & Krim | Milk & Cream | glass-of-milk | milk
    Bahan Kue | Baking Needs | cupcake | flour
    Cokelat | Chocolate | chocolate-bar | coffee
  Bahan Minuman | Beverage Ingredients | hot-beverage
    Kopi | Coffee | hot-beverage | coffee
    Teh | Tea | teapot | tea
    Sirup & Bubuk Minuman | Syrups & Drink Powders | bubble-tea | drink
  Kemasan Makanan | Food Packaging | takeout-box
    Kotak & Wadah Makan | Food Boxes | bento-box | neutral
    Gelas & Sedotan | Cups & Straws | cup-with-straw | neutral
    Plastik & Pembungkus | Plastic & Wraps | roll-of-paper | neutral
  Dapur & Peralatan Saji | Kitchen & Tableware | cooking
    Alat Masak | Cookware | shallow-pan-of-food | tool
    Mesin Dapur | Kitchen Machines | gas-stove | tech
    Alat Saji | Tableware | fork-and-knife | neutral
  Minuman Beralkohol | Alcoholic Drinks | beer-mug
    Bir | Beer | clinking-beer-mugs | oil
    Anggur & Spirit | Wine & Spirits | wine-glass | sauce
office: Kantor & Industri | Office & Industry | office-building
  Kertas & Cetak | Paper & Print | page-facing-up
    Kertas | Paper | page-facing-up | paper
    Tinta & Toner | Ink & Toner | printer | tech
    Amplop & Label | Envelopes & Labels | envelope | paper
  Alat Tulis Kantor | Stationery | pen
    Pulpen & Spidol | Pens & Markers | pen | stationery
    Buku & Agenda | Books & Planners | notebook | stationery
    Map & Arsip | Folders & Filing | file-folder | stationery
    Perekat & Pemotong | Adhesives & Cutters | scissors | stationery
  Elektronik Kantor | Office Electronics | desktop-computer
    Komputer & Laptop | Computers & Laptops | laptop | tech
    Printer & Proyektor | Printers & Projectors | projector | tech
    Aksesori Komputer | Computer Accessories | keyboard | tech
  Furnitur Kantor | Office Furniture | chair
    Kursi | Chairs | office-chair | furniture
    Meja | Desks | desk | furniture
    Lemari & Rak | Cabinets & Shelves | file-cabinet | furniture
  Kebersihan Gedung | Building Cleaning | broom
    Cairan Pembersih | Cleaning Liquids | bubbles | clean
    Alat Kebersihan | Cleaning Tools | bucket | clean
    Tisu & Sabun Tangan | Tissue & Hand Soap | soap | care
  Pantry Kantor | Office Pantry | hot-beverage
    Kopi & Teh Sachet | Coffee & Tea Sachets | teapot | coffee
    Air Galon & Gelas | Gallon & Cup Water | potable-water | water
  Keselamatan Kerja | Work Safety | safety-vest
    Alat Pelindung Diri | Protective Gear | rescue-workers-helmet | tool
    Pemadam & P3K | Fire & First Aid | fire-extinguisher | auto
  Bahan Bangunan | Building Materials | brick
    Semen & Mortar | Cement & Mortar | cement-trowel | build
    Cat & Pelapis | Paint & Coating | wall-brush | build
    Pipa & Atap | Pipes & Roofing | pvc-pipes | build
  Listrik & Lampu | Electrical & Lighting | electric-plug
    Lampu | Lamps | led-bulb | tech
    Kabel & Stopkontak | Cables & Sockets | electric-plug | tool
    Baterai | Batteries | battery | lube
mart: Toko & Minimarket | Shops & Minimarkets | convenience-store
  Makanan Kemasan | Packaged Food | canned-food
    Mi Instan | Instant Noodles | steaming-bowl | noodle
    Sarden & Kornet | Canned Fish & Corned Beef | canned-food | sauce
    Sereal & Sarapan | Cereals & Breakfast | bowl-with-spoon | snack
  Camilan | Snacks | cookie
    Biskuit & Wafer | Biscuits & Wafers | cookie | snack
    Keripik & Kacang | Crisps & Nuts | peanuts | snack
    Permen & Cokelat | Sweets & Chocolate | candy | snack
  Minuman Kemasan | Packaged Drinks | beverage-box
    Air Mineral | Mineral Water | potable-water | water
    Teh & Kopi Siap Minum | Ready-to-drink Tea & Coffee | cup-with-straw | tea
    Soda & Jus | Soda & Juice | tropical-drink | drink
    Susu UHT | UHT Milk | glass-of-milk | milk
  Perawatan Diri | Personal Care | lotion-bottle
    Sabun & Sampo | Soap & Shampoo | shower | care
    Perawatan Gigi | Oral Care | toothbrush | care
    Pembalut & Kapas | Sanitary Pads & Cotton | cloud | care
  Kebutuhan Rumah | Household | house
    Detergen & Pelembut | Detergent & Softener | bubbles | laundry
    Pewangi & Obat Serangga | Fresheners & Repellents | mosquito | laundry
    Tisu | Tissue | roll-of-paper | care
  Kesehatan | Health | medical-symbol
    Masker & Sanitizer | Masks & Sanitizer | face-with-medical-mask | clean
    Vitamin & Obat Luar | Vitamins & Balms | pill | drink
  Ibu & Bayi | Mother & Baby | baby-bottle
    Popok | Nappies | baby | baby
    Perlengkapan Bayi | Baby Care | baby-bottle | baby
  Rokok & Tembakau | Cigarettes & Tobacco | cigarette
    Rokok | Cigarettes | cigarette | spice
  Perlengkapan Toko | Shop Supplies | shopping-bags
    Kantong Belanja | Shopping Bags | shopping-bags | neutral
    Kasir & Timbangan | Till & Scales | digital-scale | paper
    Rak & Pajangan | Racks & Displays | store-shelf | neutral
auto: Otomotif & Bengkel | Automotive & Workshop | automobile
  Oli & Cairan | Oils & Fluids | oil-drum
    Oli Mesin | Engine Oil | oil-drum | lube
    Oli Gardan & Transmisi | Gear & Transmission Oil | gear | lube
    Cairan Kendaraan | Vehicle Fluids | droplet | auto
  Ban | Tyres | tyre
    Ban Motor | Motorcycle Tyres | tyre | auto
    Ban Mobil & Truk | Car & Truck Tyres | tyre | auto
  Aki & Kelistrikan | Batteries & Electrics | car-battery
    Aki | Car Batteries | car-battery | lube
    Lampu & Busi | Bulbs & Spark Plugs | spark-plug | auto
  Suku Cadang | Spare Parts | nut-and-bolt
    Filter | Filters | oil-filter | auto
    Rem | Brakes | brake-pads | auto
    Rantai & Belt | Chains & Belts | chains | tool
  Perawatan Kendaraan | Car Care | sponge
    Cuci & Poles | Wash & Polish | sponge | clean
    Pengharum & Interior | Fresheners & Interior | evergreen-tree | auto
  Alat Bengkel | Workshop Tools | toolbox
    Kunci & Perkakas | Wrenches & Hand Tools | wrench | tool
    Mesin Bengkel | Workshop Machines | drill | tool
`

/**
 * The four level 1 categories, their groups and the leaves of products. An id is the position of its line, so the order
 * must not change.
 */
export const categories: readonly Category[] = parse(tree)

/** The leaf with this Indonesian name, within its area. */
export function leafNamed(area: Area, name: string): Category {
  const leaf = categories.find((it) => it.level === 3 && it.area === area && it.nameId === name)
  if (!leaf) throw new Error(`The market has no category ${area} / ${name}`)
  return leaf
}

/** The category and its ancestors, level 1 first. */
export function pathOf(category: Category): Category[] {
  const parent = categories.find((it) => it.id === category.parentId)
  return parent ? [...pathOf(parent), category] : [category]
}

function parse(text: string): Category[] {
  const list: Category[] = []
  const open: Category[] = []
  for (const line of text.trim().split('\n')) {
    const level = ((line.length - line.trimStart().length) / 2 + 1) as 1 | 2 | 3
    const [head, nameEn, icon, palette] = line.trim().split(' | ') as [
      string,
      string,
      string,
      PaletteName?,
    ]
    const [slug, nameId] = level === 1 ? (head.split(': ') as [string, string]) : ['', head]
    const parent = open[level - 2]
    const area = level === 1 ? (slug as Area) : parent!.area
    const category: Category = {
      id: list.length + 1,
      parentId: parent?.id ?? null,
      level,
      slug: level === 1 ? `big-${slug}` : slugOf(nameId),
      nameId,
      nameEn,
      icon,
      palette: palette ?? 'neutral',
      area,
    }
    open.length = level - 1
    open.push(category)
    list.push(category)
  }
  return distinct(list)
}

// Leaves of two areas can have the same name; the later one has its area in its slug.
function distinct(list: Category[]): Category[] {
  const seen = new Set<string>()
  return list.map((category) => {
    const slug = seen.has(category.slug) ? `${category.slug}-${category.area}` : category.slug
    seen.add(slug)
    return { ...category, slug }
  })
}
