// The format of a line: ../README.md
export const mart = `
Mi Instan | Mi Instan Goreng | Juara | Original, Rendang*1.03, Ayam Geprek*1.04, Sambal Matah*1.04 | 85 g isi 40=karton 116k | carton steaming-bowl | 2
Mi Instan | Mi Instan Kuah | Juara | Ayam Bawang, Soto*1.01, Kari Ayam*1.02, Baso Sapi | 70 g isi 40=karton 112k | carton steaming-bowl | 2
Mi Instan | Mi Cup | Juara | Ayam Bawang, Soto, Pedas*1.04 | 60 g isi 24=karton 118k | can steaming-bowl
Mi Instan | Bihun Instan | Juara, Lumbung Desa | Goreng, Kuah*.98 | 60 g isi 40=karton 108k | carton spaghetti
Mi Instan | Mi Telur | Juara, Gandum Jaya | Keriting, Pipih*1.02 | 200 g isi 40=karton 232k | pouch spaghetti
Sarden & Kornet | Sarden Saus | Bahari Segar | Tomat, Cabai*1.02 | 155 g isi 50=karton 485k, 425 g isi 24=karton 512k | can canned-food
Sarden & Kornet | Kornet Sapi | Dapur Beku, Sarapan Plus | -, Pedas*1.02 | 198 g isi 24=karton 548k, 340 g isi 24=karton 865k | can canned-food
Sarden & Kornet | Tuna Kaleng | Bahari Segar | Minyak, Air Garam*.97, Pedas*1.03 | 185 g isi 48=karton 1095k | can canned-food
Sarden & Kornet | Jagung Manis Kaleng | Sarapan Plus | - | 425 g isi 12=karton 182k | can ear-of-corn
Sereal & Sarapan | Sereal | Sarapan Plus | Cokelat, Madu*1.03, Jagung*.95 | 170 g isi 24=karton 486k, 30 g isi 120=karton 292k | box bowl-with-spoon
Sereal & Sarapan | Oatmeal | Sarapan Plus | Instan, Rolled*1.05 | 800 g isi 12=karton 398k, 200 g isi 24=karton 268k | box bowl-with-spoon
Sereal & Sarapan | Minuman Sereal Sachet | Sarapan Plus | Vanila, Cokelat, Jahe*1.02 | 29 g isi 200=karton 318k | box hot-beverage
Sereal & Sarapan | Madu Murni | Sehatin, Sarapan Plus | Hutan*1.2, Multiflora | 350 ml isi 12=lusin 612k, 650 ml=botol 92k | bottle honey-pot
Biskuit & Wafer | Biskuit | Biskita | Marie, Kelapa, Susu*1.03, Cokelat*1.06 | 115 g isi 24=karton 158k, 300 g isi 12=karton 172k | box cookie
Biskuit & Wafer | Wafer | Biskita | Cokelat, Keju, Vanila*.98, Stroberi*.98 | 48 g isi 60=karton 128k, 145 g isi 24=karton 212k | pouch waffle
Biskuit & Wafer | Krekers | Biskita | Asin, Gandum*1.06, Keju*1.08 | 250 g isi 12=karton 156k, Kaleng 800 g isi 6=karton 358k | can cookie
Biskuit & Wafer | Roti Kering Bagelen | Biskita, Ibu Rosa | Manis, Keju*1.06 | 200 g isi 20=karton 245k | pouch bread
Keripik & Kacang | Keripik Singkong | Kriuk Nusa | Original, Balado*1.02, Pedas Manis*1.02 | 1 kg=pack 42k, 100 g isi 40=karton 268k, 2,5 kg=ball 98k | pouch potato
Keripik & Kacang | Keripik Kentang | Kriuk Nusa | Rumput Laut*1.02, Sapi Panggang, Keju*1.03 | 68 g isi 20=karton 178k, 35 g isi 40=karton 192k | pouch potato
Keripik & Kacang | Kacang Kulit | Kriuk Nusa | Panggang, Bawang*1.02 | 1 kg=pack 44k, 70 g isi 60=karton 312k | pouch peanuts
Keripik & Kacang | Kerupuk | Kriuk Nusa, - | Udang*1.5, Bawang, Kemplang*1.3 | Mentah 5 kg=ball 112k, Mentah 500 g isi 20=karton 252k | pouch rice-cracker
Keripik & Kacang | Jagung Pipil Popcorn | - | Butterfly, Mushroom*1.2 | 1 kg=pack 23k, 22,68 kg=sak 468k | sack popcorn
Permen & Cokelat | Permen | Biskita, Segarasa | Mint, Kopi*1.03, Asam Jawa*.96, Susu*1.04 | Isi 50 x 24=karton 172k@4.5, 1 kg=pack 36k | pouch candy
Permen & Cokelat | Cokelat Batang | Biskita | Susu, Kacang Mete*1.08, Gelap*1.1 | 62 g isi 12=box 168k, 30 g isi 24=box 152k | box chocolate-bar
Permen & Cokelat | Permen Lolipop | Segarasa | Buah Campur, Cola | Isi 50=toples 32k@.7 | can lollipop
Air Mineral | Air Mineral | Tirta Pelangi | - | Gelas 220 ml isi 48=karton 26.5k, Botol 330 ml isi 24=karton 38k, Botol 600 ml isi 24=karton 47k, Botol 1,5 L isi 12=karton 56k | bottle potable-water | 3
Air Mineral | Air Demineral | Tirta Pelangi | - | Botol 600 ml isi 24=karton 44k | bottle droplet
Teh & Kopi Siap Minum | Teh Melati Siap Minum | Melur | Gelas 180 ml isi 24*.38, Botol 350 ml isi 24, Kotak 200 ml isi 24*.82 | -=karton 76k@8.8 | bottle cup-with-straw
Teh & Kopi Siap Minum | Kopi Susu Siap Minum | Lereng Tinggi | Gula Aren*1.03, Klasik | Botol 220 ml isi 24=karton 152k, Kaleng 240 ml isi 24=karton 168k | can hot-beverage
Teh & Kopi Siap Minum | Teh Hijau Siap Minum | Melur | Madu*1.03, Tanpa Gula | Botol 450 ml isi 24=karton 118k | bottle teapot
Soda & Jus | Minuman Soda | Sodara | Kola, Lemon, Stroberi, Jeruk | Kaleng 330 ml isi 24=karton 128k, Botol 390 ml isi 12=karton 52k, Botol 1,5 L isi 12=karton 148k | can cup-with-straw | 2
Soda & Jus | Jus Buah | Segarasa, Sodara | Jeruk, Jambu*1.02, Mangga*1.03, Apel*1.04 | 250 ml isi 24=karton 142k, 1 L isi 12=karton 298k | carton tropical-drink
Soda & Jus | Minuman Isotonik | Sodara, Tirta Pelangi | - | Botol 500 ml isi 24=karton 128k, Kaleng 330 ml isi 24=karton 138k | bottle sweat-droplets
Soda & Jus | Minuman Berenergi | Sodara | - | Botol 150 ml isi 50=karton 218k, Kaleng 250 ml isi 24=karton 152k | can high-voltage
Susu UHT | Susu UHT Kotak | Merapi Dairy | Cokelat, Stroberi, Full Cream*.98, Moka*1.02 | 125 ml isi 40=karton 118k, 200 ml isi 24=karton 122k, 250 ml isi 24=karton 138k | carton glass-of-milk
Susu UHT | Susu Steril Kaleng | Merapi Dairy | - | 189 ml isi 30=karton 285k | can glass-of-milk
Susu UHT | Susu Kedelai | Merapi Dairy, Sarapan Plus | Original, Cokelat*1.02 | 250 ml isi 24=karton 126k | carton beans
Sabun & Sampo | Sabun Mandi Batang | Lestari Care, Sekar Wangi | Sereh, Susu*1.03, Melati | 75 g isi 144=karton 442k, 110 g isi 72=karton 318k | box soap
Sabun & Sampo | Sabun Mandi Cair | Lestari Care, Sekar Wangi | Sereh, Susu*1.02, Antibakteri*1.05 | Pouch 400 ml isi 12=karton 228k, Jerigen 5 L=jerigen 118k | pouch lotion-bottle
Sabun & Sampo | Sampo | Lestari Care | Anti Ketombe*1.06, Lidah Buaya, Hitam Berkilau*1.02 | Sachet 10 ml isi 480=karton 342k, 170 ml isi 24=karton 462k | bottle lotion-bottle
Sabun & Sampo | Amenitas Hotel Sampo & Sabun | Lestari Care | 25 ml, 30 ml*1.1 | Isi 500=karton 485k@15 | box hotel
Perawatan Gigi | Pasta Gigi | Senyumku | Mint, Siwak*1.06, Garam*1.02 | 75 g isi 144=karton 738k, 190 g isi 72=karton 812k, 225 g isi 12=lusin 158k | tube tooth
Perawatan Gigi | Sikat Gigi | Senyumku | Lembut, Sedang, Anak*.95 | Isi 12=lusin 42k@.3, Isi 144=karton 478k@3.6 | box toothbrush
Perawatan Gigi | Obat Kumur | Senyumku | Mint, Tanpa Alkohol*1.05 | 250 ml isi 24=karton 412k | bottle tooth
Pembalut & Kapas | Pembalut | Lestari Care, Lembutin | Siang 23 cm, Malam 35 cm*1.4, Pantyliner*.8 | Isi 10 x 48=karton 412k@6 | pouch cloud
Pembalut & Kapas | Kapas | Lembutin, Lestari Care | Bulat, Kotak*1.05 | 50 g isi 48=karton 262k, 500 g=pack 44k | pouch cloud
Pembalut & Kapas | Cotton Bud | Lembutin | Dewasa, Bayi*1.1 | Isi 100 x 24=box 86k@1.2 | box cloud
Detergen & Pelembut | Detergen Bubuk | Sekar Wangi, Bersihin | Bunga, Lemon, Antinoda*1.06 | 800 g isi 12=karton 216k, 5 kg isi 4=karton 355k, 25 kg=sak 345k | sack bubbles
Detergen & Pelembut | Detergen Cair | Sekar Wangi, Bersihin | Bunga, Matik*1.08 | Pouch 700 ml isi 12=karton 198k, Jerigen 5 L=jerigen 92k | jerrycan bubbles
Detergen & Pelembut | Pelembut Pakaian | Sekar Wangi | Melati, Sakura*1.03, Lavender | Pouch 720 ml isi 12=karton 172k, Jerigen 5 L=jerigen 74k, Sachet 12 ml isi 432=karton 168k | jerrycan hibiscus
Detergen & Pelembut | Sabun Cuci Piring | Bersihin, Kilau | Jeruk Nipis, Lemon | Pouch 700 ml isi 12=karton 148k, Jerigen 5 L=jerigen 62k | jerrycan lemon
Detergen & Pelembut | Pewangi Laundry | Sekar Wangi | Akasia, Sakura, Ocean*1.04 | Jerigen 5 L=jerigen 128k | jerrycan hibiscus
Pewangi & Obat Serangga | Pengharum Ruangan | Sekar Wangi | Lavender, Jeruk, Kopi*1.03 | Gel 70 g isi 24=karton 168k, Semprot 300 ml isi 12=karton 322k | can hibiscus
Pewangi & Obat Serangga | Obat Nyamuk Semprot | Sekar Wangi | Lavender, Jeruk*1.02 | 600 ml isi 12=karton 418k | can mosquito
Pewangi & Obat Serangga | Obat Nyamuk Bakar | Sekar Wangi | - | Isi 10 x 60=karton 205k@9 | box mosquito
Pewangi & Obat Serangga | Kapur Barus | Sekar Wangi | Putih, Warna*1.03 | 150 g isi 48=karton 268k | pouch white-flower
Tisu | Tisu Wajah | Lembutin | 2 Ply, 3 Ply*1.25 | 250 lembar isi 48=karton 442k@12, 900 g isi 12=karton 485k | box roll-of-paper
Tisu | Tisu Gulung | Lembutin | Emboss, Polos*.95 | Isi 10 x 10=karton 285k@9, Isi 4 x 24=karton 292k@9 | roll roll-of-paper
Tisu | Tisu Basah | Lembutin, Si Kecil | Antibakteri*1.06, Tanpa Parfum | Isi 50 x 24=karton 246k@6 | pouch droplet
Masker & Sanitizer | Masker Medis | Sehatin, Amanpro | 3 Ply Earloop, 3 Ply Headloop*1.08, Duckbill*1.25, KF94*1.7 | Isi 50=box 18.5k@.2, Isi 50 x 40=karton 672k@8 | box face-with-medical-mask
Masker & Sanitizer | Hand Sanitizer | Sehatin, Kilau | Gel, Cair*.92 | 500 ml isi 12=karton 298k, Jerigen 5 L=jerigen 142k | jerrycan lotion-bottle
Masker & Sanitizer | Alkohol Antiseptik 70% | Sehatin | - | 1 L isi 12=karton 372k, Jerigen 5 L=jerigen 148k | bottle test-tube
Masker & Sanitizer | Sarung Tangan Latex | Sehatin, Amanpro | S, M, L | Isi 100=box 46k@.6, Isi 100 x 10=karton 442k@6 | box gloves
Vitamin & Obat Luar | Vitamin C | Sehatin | 500 mg, 1.000 mg*1.4 | Isi 30=botol 42k@.1, Isi 10 x 30=box 215k@.9 | bottle pill
Vitamin & Obat Luar | Minyak Kayu Putih | Sehatin, Si Kecil | - | 60 ml isi 12=lusin 248k, 120 ml isi 12=lusin 462k | bottle herb
Vitamin & Obat Luar | Balsem | Sehatin | Hijau, Panas*1.03 | 20 g isi 24=box 188k | can herb
Vitamin & Obat Luar | Plester Luka | Sehatin | Kain, Tahan Air*1.15 | Isi 100=box 24k@.2 | box adhesive-bandage
Vitamin & Obat Luar | Jamu Masuk Angin Cair | Sehatin | - | 15 ml isi 12 x 20=karton 752k@5 | box herb
Popok | Popok Bayi Celana | Si Kecil | S isi 40*.88, M isi 34*.92, L isi 30, XL isi 26*1.04 | Isi 4 pack=karton 232k@5 | pouch baby
Popok | Popok Dewasa | Lembutin, Lestari Care | M isi 10, L isi 8*1.02, XL isi 6*1.04 | Isi 8 pack=karton 485k@7 | pouch cloud
Perlengkapan Bayi | Botol Susu | Si Kecil | 125 ml*.8, 250 ml | Isi 12=lusin 312k@1.4 | bottle baby-bottle
Perlengkapan Bayi | Bedak Bayi | Si Kecil | Lembut, Dingin*1.04 | 150 g isi 24=karton 268k | bottle baby
Perlengkapan Bayi | Sabun Bayi Cair | Si Kecil | Rambut & Badan, Sensitif*1.1 | 400 ml isi 12=karton 415k | bottle lotion-bottle
Perlengkapan Bayi | Bubur Bayi | Si Kecil, Sarapan Plus | Beras Merah, Ayam Sayur*1.04, Pisang | 120 g isi 24=karton 318k | box bowl-with-spoon
Rokok | Rokok Kretek | Jati Mas | Filter 12, Filter 16*1.32, Tangan 12*.72 | Slop isi 10=slop 228k@.35, Bal isi 20 slop=bal 4520k@7 | box cigarette
Rokok | Rokok Putih | Jati Mas | Merah 20, Mild 16*.92 | Slop isi 10=slop 318k@.32 | box cigarette
Rokok | Tembakau Iris | Jati Mas | Temanggung*1.3, Madura*1.1, Campuran | 1 kg=kg 128k, 50 g isi 20=pack 148k | pouch fallen-leaf
Kantong Belanja | Kantong Plastik | Bungkus Rapi, Tokoraya | 15 Hitam*.9, 24 Putih, 28 Putih*1.1, 35 Hitam*1.3 | Isi 50 x 20=ball 142k@8, Isi 50=pack 8.5k@.4 | pouch shopping-bags
Kantong Belanja | Tas Kain Spunbond | Tokoraya, Bungkus Rapi | 20x28 cm*.75, 30x40 cm, 40x50 cm*1.4 | Isi 100=pack 168k@3 | box shopping-bags
Kantong Belanja | Paper Bag Kraft | Wadahku, Bungkus Rapi | 15x24 cm*.7, 22x32 cm, 32x40 cm*1.6 | Isi 100=pack 152k@5 | box shopping-bags
Kasir & Timbangan | Kertas Kasir Thermal | Lembar Putih, Tokoraya | 57x30 mm*.42, 58x40 mm*.6, 80x80 mm*1.6 | Isi 50=karton 185k@5, Isi 10=pack 39k@1 | roll receipt
Kasir & Timbangan | Timbangan Digital | Tokoraya | 5 kg*.45, 30 kg, 150 kg*2.4 | -=unit 325k@3.5 | icon digital-scale
Kasir & Timbangan | Printer Kasir Thermal | Cetakindo, Tokoraya | 58 mm*.6, 80 mm | -=unit 685k@1.4 | icon receipt-printer
Kasir & Timbangan | Label Harga | Tokoraya | 1 Baris, 2 Baris*1.15 | Isi 10 roll=pack 42k@.5 | roll label
Kasir & Timbangan | Laci Kasir | Tokoraya | 4 Sekat, 5 Sekat*1.12 | -=unit 465k@6 | icon cash-drawer
Rak & Pajangan | Rak Minimarket | Tokoraya | Single 120 cm, Double 150 cm*1.6, Ujung 90 cm*.9 | -=unit 785k@28 | icon store-shelf
Rak & Pajangan | Keranjang Belanja | Tokoraya | 20 L, 28 L Roda*2.6 | -=pcs 38k@.8 | icon shopping-basket
Rak & Pajangan | Hook Pajangan | Tokoraya | 15 cm*.8, 25 cm | Isi 50=pack 118k@4 | icon peg-hook
Rak & Pajangan | Toples Plastik | Tokoraya, Wadahku | 1 L*.5, 3 L, 5 L*1.5 | Isi 12=lusin 178k@3 | can jar
`
