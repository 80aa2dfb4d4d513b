// Icons of goods: `Noun: icon` for a family, `Noun / kind: icon` for a kind that looks unlike the others of its family.
const table = `
Sayur Segar / Kentang: potato
Sayur Segar / Kubis: cabbage
Sayur Segar / Timun: cucumber
Sayur Segar / Buncis: green-beans
Sayur Segar / Brokoli: broccoli
Sayur Segar / Kembang Kol: cauliflower
Sayur Segar / Tomat: tomato
Sayur Segar / Terong: eggplant
Sayur Segar / Labu Siam: chayote
Buah Segar / Pisang Cavendish: banana-bunch
Buah Segar / Semangka: watermelon
Buah Segar / Melon: melon
Buah Segar / Pepaya: papaya
Buah Segar / Nanas: pineapple
Buah Segar / Mangga Harum Manis: mango
Jeruk / Medan: orange-medan
Jeruk / Nipis: lime
Apel / Malang: green-apple
Selai / Nanas: pineapple
Selai / Bluberi: blueberries
Selai / Kacang: peanuts
Selada Keriting: lettuce
Kangkung: water-spinach
Jamur / Kancing: button-mushroom
Jamur / Tiram: oyster-mushroom
Jamur / Enoki: enoki-mushroom
Jamur / Kuping: ear-mushroom
Paprika: paprika
Bawang Merah: shallot
Bawang Merah / Kupas: shallot-peeled
Bawang Putih: garlic-bulb
Bawang Putih / Kupas: garlic-cloves
Tahu Putih: sugar-cubes
Tisu Hand Towel / Multifold: sheets
Tisu Makan Napkin: sheets
Tisu Wajah: tissue-box
Genteng Beton / Flat: flat-roof-tiles
Bawang Bombai: bombay-onion
Bawang Goreng: shallot
Cabai Merah / Keriting: chilli-curly
Cabai Merah / Besar: chilli-large
Cabai Rawit: chilli-birdseye
Jahe Segar: ginger
Jahe Segar / Emprit: ginger-small
Lada Bubuk: spice-powder
Lada Butir: peppercorns
Ketumbar: coriander
Ketumbar / Bubuk: spice-powder
Kunyit Bubuk: turmeric
Kayu Manis: cinnamon-sticks
Kayu Manis / Bubuk: spice-powder
Cabai Bubuk: spice-powder
Tepung Tapioka: cassava
Keripik Singkong: cassava-chips
Keripik Kentang: potato-chips
Kerupuk: crackers
Krekers: biscuit-cracker
Gula Pasir: sugar-cubes
Gula Halus: sugar-cubes
Gula Sachet: sugar-cubes
Gula Merah: palm-sugar
Kacang Almond Slice: almond-slices
Kecap Manis: soybeans
Kecap Asin: soybeans
Cuka Makan: oil-drop
Kaldu Bubuk / Ayam: poultry-leg
Kaldu Bubuk / Sapi: cut-of-meat
Kaldu Bubuk / Jamur: button-mushroom
Minyak Goreng: oil-drop
Minyak Goreng Curah: oil-drop
Oli Mesin Mobil: automobile
Oli Samping 2T: motor-scooter
Mayones: egg-cream
Biji Kopi Arabika: coffee-beans
Biji Kopi Robusta: coffee-beans
Ayam Karkas Beku: whole-chicken
Fillet Dada Ayam: chicken-breast
Fillet Dada Ayam / Dengan Kulit: chicken-breast-skin
Paha Ayam: chicken-thigh
Paha Ayam / Fillet: chicken-thigh-fillet
Sayap Ayam: chicken-wing
Sayap Ayam / Potong: chicken-wing-cut
Ceker Ayam: chicken-feet
Ceker Ayam / Tanpa Tulang: chicken-feet-boneless
Daging Sapi / Has Dalam: tenderloin
Daging Sapi / Has Luar: sirloin
Daging Sapi / Paha Rendang: beef-cubes
Daging Sapi / Sengkel: shank
Daging Sapi / Iga: beef-ribs
Daging Sapi / Giling: minced-meat
Daging Sapi Impor Beku / Shortplate Slice: shortplate
Daging Sapi Impor Beku / Striploin: striploin
Daging Sapi Impor Beku / Rib Eye: rib-eye
Daging Sapi Impor Beku / Knuckle: knuckle
Jeroan Sapi / Babat: tripe
Jeroan Sapi / Paru: lung
Jeroan Sapi / Hati: liver
Jeroan Sapi / Buntut: oxtail
Udang Vaname: shrimp-shell
Udang Vaname / Kupas: shrimp-peeled
Fillet Ikan Dori: white-fish-fillet
Ikan / Lele: catfish
Ikan / Nila: tilapia
Ikan / Gurame: gourami
Ikan / Bandeng: milkfish
Ikan / Kakap Merah: snapper
Ikan / Kembung: mackerel
Ikan / Tongkol: eastern-tuna
Tuna Loin Beku: tuna-loin
Tuna Kaleng: eastern-tuna
Sarden Saus: mackerel
Kornet Sapi: minced-meat
Cumi: squid
Cumi / Ring: squid-rings
Cumi / Asin: squid-dried
Teri Medan: anchovies
Nugget Ayam: nugget
Nugget Ayam / Stik: nugget-sticks
Sosis: sausages
Bakso: meat-balls
Dimsum / Siomay Ayam: siomay
Dimsum / Hakau: hakau
Dimsum / Lumpia Udang: spring-rolls
Kulit Lumpia: spring-rolls
Telur Ayam Negeri: egg-brown
Telur Ayam Negeri / Grade B: egg-brown-b
Telur Ayam Kampung: egg-village
Telur Bebek Asin: egg-duck
Telur Bebek Asin / Mentah: egg-duck-raw
Telur Puyuh: egg-quail
Kotak Makan Kraft: kraft-box
Kotak Nasi Kertas: kraft-box
Thinwall: food-container
Kertas Nasi Cokelat: rice-paper-sheet
Mika Bento: bento-box
Gelas Plastik PET: plastic-cup
Paper Cup: paper-cup
Tutup Gelas / Datar: flat-lid
Tutup Gelas / Cembung: dome-lid
Tutup Gelas / Paper Cup: paper-cup-lid
Sedotan / Steril: thin-straws
Sedotan / Boba: boba-straws
Sedotan / Kertas: paper-straws
Sendok Plastik: plastic-spoon
Tusuk Sate Bambu: satay-sticks
Pisau Dapur / Chef 8 inci: chef-knife
Pisau Dapur / Daging 7 inci: cleaver-knife
Pisau Dapur / Fillet 6 inci: fillet-knife
Pisau Dapur / Roti 10 inci: bread-knife
Talenan / HDPE 50 cm: cutting-board-white
Deep Fryer / Gas 12 L: gas-fryer
Cup Sealer / Otomatis: automatic-cup-sealer
Kertas Warna HVS: sheets
Karton Manila: sheets
Toner Kompatibel: toner
Pita Printer Dot Matrix: ribbon-cassette
Amplop Putih: envelope
Amplop Cokelat: envelope
Pulpen: ball-pen
Spidol: marker
Spidol Highlighter: highlighter
Alat Koreksi / Cair: correction-fluid
Alat Koreksi / Pita: correction-tape
Sticky Notes: notes
Map Plastik: folder
Stopmap Kertas: folder
Ordner: binder
Printer Ink Tank / Cetak Saja: ink-tank-printer
Printer Ink Tank / Cetak Scan Salin: ink-tank-scanner
Printer Ink Tank / A3: a3-printer
Printer Laser Mono / Cetak Saja: laser-printer
Printer Laser Mono / Multifungsi: laser-multifunction
Mouse / USB: wired-mouse
Mouse / Nirkabel: wireless-mouse
Keyboard / USB: wired-keyboard
Keyboard / Nirkabel: wireless-keyboard
Keyboard / Mekanik: mechanical-keyboard
Flashdisk: usb-stick
SSD SATA: ssd
Headset / USB: usb-headset
Headset / Jack 3,5 mm: jack-headset
Kursi Kantor / Manajer: manager-chair
Kursi Kantor / Direktur Kulit: director-chair
Kursi Kantor / Hadap: visitor-chair
Kursi Lipat / Plastik: folding-chair-plastic
Filing Cabinet: file-drawers
Lemari Arsip Besi / Pintu Geser Kaca: glass-cupboard
Sapu / Ijuk: palm-broom
Sapu / Lidi: stick-broom
Sapu / Nilon: nylon-broom
Pel / Spin Mop: spin-mop
Pel / Karet Lantai: floor-squeegee
Ember Plastik: bucket-plastic
Tempat Sampah / Injak 20 L: pedal-bin
Tempat Sampah / Ayun 50 L: swing-bin
Tempat Sampah / Roda 120 L: wheel-bin
Kain Lap Microfiber: cloth
Kanebo: cloth
Dispenser Sabun / Ganda: soap-dispenser-double
Dispenser Sabun / Sensor: soap-dispenser-sensor
Dispenser Air / Galon Bawah: water-dispenser-below
Helm Proyek: hard-hat
Rompi Safety / Jaring: safety-vest-mesh
Rompi Safety / Polyester: safety-vest-solid
Sepatu Safety: safety-shoe
Sepatu Safety / Tinggi 41: safety-boot
Lampu Darurat / Exit: exit-light
Pembalut: cotton
Kapas: cotton
Cotton Bud: cotton-buds
Popok Dewasa: cotton
Masker Medis: face-mask
Masker Medis / Duckbill: duckbill-mask
Masker Medis / KF94: duckbill-mask
Botol Susu: baby-bottle-set
Kantong Plastik: plastic-bag
Tas Kain Spunbond: cloth-bag
Paper Bag Kraft: paper-bag
Timbangan Digital / 5 kg: kitchen-scale
Timbangan Digital / 150 kg: floor-scale
Rak Minimarket / Double 150 cm: store-shelf-double
Rak Minimarket / Ujung 90 cm: store-shelf-end
Keranjang Belanja / 28 L Roda: basket-wheels
Toples Plastik: jar
Ban Motor: motorcycle-tyre
Ban Motor Trail: trail-tyre
Ban Mobil: car-tyre
Ban Truk: truck-tyre
Ban Forklift: forklift-tyre
Aki Motor: motorcycle-battery
Lampu Stop Truk LED 24 V / Bulat: brake-lamp-round
Sekring Tancap: fuse
Filter Solar: fuel-filter
Master Rem: brake-master
Karpet Mobil Universal / Karet: rubber-mats
Karpet Mobil Universal / PVC: pvc-mats
Sarung Jok Mobil / MPV 7 Kursi: seat-covers-seven
Payung Golf Promosi: umbrella
Kunci Ring Pas Set: spanners
Kunci Sok Set: socket-set
Obeng Set / 6 pcs: screwdriver-set
Obeng Set / Ketok: impact-screwdriver
Obeng Set / Presisi: precision-screwdrivers
Tang / Buaya 10 inci: grip-pliers
Tang / Potong 6 inci: cutting-pliers
Kunci Momen: torque-wrench
Mata Gerinda: grinding-disc
`
const icons = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => line.split(': ') as [string, string]),
)

/** The icon of a kind, else that of its family. */
export const iconOf = (family: { noun: string; icon: string }, kind: string): string =>
  icons.get(`${family.noun} / ${kind}`) ?? icons.get(family.noun) ?? family.icon
