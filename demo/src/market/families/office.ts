// The format of a line: ../README.md
export const office = `
Kertas | Kertas HVS | Lembar Putih, Cendana | A4 70 gram*.92, A4 75 gram*.96, A4 80 gram, F4 70 gram*1.04, F4 80 gram*1.12, A3 80 gram*2.05 | 1 rim=rim 54k@2.5, 5 rim=dus 265k@12.5 | ream page-facing-up | 2
Kertas | Kertas Warna HVS | Lembar Putih | Hijau, Kuning, Biru, Merah Muda | A4 70 gram 1 rim=rim 62k@2.3 | ream page-with-curl
Kertas | Kertas Continuous Form | Cendana, Lembar Putih | 1 Ply*.92, 2 Ply*1.08, 3 Ply*1.2, 4 Ply*1.28 | 9,5 x 11 inci=dus 282k@9 | carton printer
Kertas | Kertas Foto Glossy | Lembar Putih | A4 210 gram, A4 230 gram*1.08, 4R 230 gram*.45 | Isi 20 x 10=dus 215k@3.5 | box framed-picture
Kertas | Karton Manila | Cendana | Putih, Kuning, Biru | Isi 100=pack 172k@7 | ream page-facing-up
Kertas | Kertas Buram | Cendana | Folio, Kuarto*.9 | 1 rim=rim 28k@1.8, 10 rim=ball 268k@18 | ream newspaper
Tinta & Toner | Tinta Printer Refill | Primatint | Hitam, Cyan*1.05, Magenta*1.05, Yellow*1.05 | 100 ml isi 12=lusin 265k, 1 L=botol 112k | bottle printer
Tinta & Toner | Toner Kompatibel | Primatint, Cetakindo | 85A*.8, 12A*.82, 78A*.85, 107A*1.35, TN-2280*1.1 | -=pcs 178k@1 | box printer
Tinta & Toner | Cartridge Tinta | Primatint, Cetakindo | Hitam 680, Warna 680*1.04, Hitam 810*1.2 | -=pcs 142k@.1 | box droplet
Tinta & Toner | Pita Printer Dot Matrix | Primatint | LX-300*.7, LQ-310*1.1, TM-U220*.45 | Isi 10=box 268k@1 | box printer
Tinta & Toner | Tinta Stempel | Primatint, Tulisa | Biru, Hitam, Merah | 50 ml isi 12=lusin 92k | bottle droplet
Amplop & Label | Amplop Putih | Cendana, Lembar Putih | No. 90, No. 104*.8, Jendela*1.3 | Isi 100=pack 19.5k@.5, Isi 100 x 20=karton 372k@10 | box envelope
Amplop & Label | Amplop Cokelat | Cendana | A4, F4*1.1, Kabinet*.45 | Isi 100=pack 68k@1.6 | box envelope
Amplop & Label | Label Stiker | Arsipro, Tulisa | No. 99, No. 103*.98, No. 121*1.02 | Isi 20=box 78k@1 | box label
Amplop & Label | Stiker Thermal Resi | Lembar Putih, Tokoraya | 100x150 mm, 78x100 mm*.65, 50x30 mm*.4 | Isi 500=roll 58k@1, Isi 500 x 12=karton 665k@12 | roll label
Pulpen & Spidol | Pulpen | Tulisa | Standar 0,5 mm, Gel 0,5 mm*1.9, Klik 0,7 mm*1.2 | Isi 12=lusin 21.5k@.15, Isi 144=gross 245k@1.7 | box pen
Pulpen & Spidol | Spidol | Tulisa | Whiteboard, Permanen*.98, Kecil*.35 | Isi 12=lusin 84k@.4 | box crayon
Pulpen & Spidol | Pensil | Tulisa | 2B, HB*.95, Mekanik 0,5 mm*2.6 | Isi 12=lusin 24k@.1, Isi 144=gross 275k@1 | box pencil
Pulpen & Spidol | Spidol Highlighter | Tulisa | Kuning, Hijau, Merah Muda, Oranye | Isi 10=box 62k@.2 | box crayon
Pulpen & Spidol | Alat Koreksi | Tulisa | Cair*1.2, Pita*1.5, Penghapus*.6 | Isi 12=lusin 68k@.4 | box eraser
Buku & Agenda | Buku Tulis | Lembar Putih, Cendana | 38 Lembar, 58 Lembar*1.45, 100 Lembar*2.3 | Isi 10=pack 36k@.9, Isi 10 x 20=karton 695k@18 | box notebook
Buku & Agenda | Buku Kuarto Hard Cover | Cendana | 100 Lembar, 200 Lembar*1.8 | Isi 6=pack 118k@2.6 | box closed-book
Buku & Agenda | Buku Agenda Kulit | Lembar Putih, Arsipro | A5, B5*1.25 | Isi 10=pack 395k@4 | box notebook-with-decorative-cover
Buku & Agenda | Nota Kontan | Cendana | 1 Ply*.6, 2 Ply, 3 Ply*1.4 | Isi 10=pack 34k@.9, Isi 200=karton 640k@18 | box receipt
Buku & Agenda | Sticky Notes | Tulisa, Arsipro | 3x3 inci, 3x5 inci*1.4, Indeks*.7 | Isi 12=lusin 74k@.6 | box memo
Map & Arsip | Map Plastik | Arsipro | Kancing, Business File*.9, L*.5, Snelhecter*.95 | Isi 12=lusin 36k@.6 | box file-folder
Map & Arsip | Ordner | Arsipro | Folio 7 cm, A4 5 cm*.95 | Isi 12=dus 298k@7, Isi 24=karton 585k@14 | box file-folder
Map & Arsip | Stopmap Kertas | Cendana, Arsipro | Merah, Biru, Kuning, Hijau | Isi 50=pack 38k@1.5 | ream file-folder
Map & Arsip | Box File | Arsipro | Karton*.8, Plastik | Isi 12=lusin 245k@4 | box card-file-box
Map & Arsip | Clear Holder | Arsipro | 20 Lembar, 40 Lembar*1.5, 60 Lembar*1.95 | -=pcs 24k@.4 | box bookmark-tabs
Perekat & Pemotong | Lakban | Arsipro, Bungkus Rapi | Bening 48 mm, Cokelat 48 mm, Fragile*1.25 | 90 yard isi 6=pack 62k@1.4, 90 yard isi 72=karton 712k@16 | roll roll-of-paper
Perekat & Pemotong | Isolasi | Arsipro | 1/2 inci*.45, 1 inci | 72 yard isi 12=pack 58k@.9 | roll roll-of-paper
Perekat & Pemotong | Lem | Tulisa | Stik 15 g, Cair 50 ml*.8, Putih 500 g*4.5 | Isi 12=lusin 58k@.6 | tube glue-stick
Perekat & Pemotong | Gunting | Bajatama, Tulisa | 6 inci*.75, 8 inci | Isi 12=lusin 128k@1.2 | icon scissors
Perekat & Pemotong | Stapler | Arsipro | No. 10, HD-50*3.2, No. 3*2.4 | -=pcs 14.5k@.12 | icon stapler
Perekat & Pemotong | Isi Staples | Arsipro | No. 10, No. 3*1.7 | Isi 20=box 42k@1 | box paperclip
Komputer & Laptop | Laptop | Nusakomp | 14 inci i3 8/256 GB, 14 inci i5 8/512 GB*1.36, 14 inci i7 16/512 GB*1.95, 11 inci Celeron 4/128 GB*.62 | -=unit 5850k@1.8 | icon laptop
Komputer & Laptop | PC Desktop | Nusakomp | i3 8/256 GB, i5 16/512 GB*1.45, i7 16 GB/1 TB*2.05 | -=unit 5350k@8 | icon desktop-pc
Komputer & Laptop | Monitor LED | Nusakomp | 20 inci*.72, 22 inci*.88, 24 inci, 27 inci*1.4 | -=unit 1420k@4.5 | icon monitor
Komputer & Laptop | Tablet | Nusakomp | 8 inci 4/64 GB*.8, 10 inci 6/128 GB | -=unit 2250k@.8 | icon tablet
Printer & Proyektor | Printer Ink Tank | Cetakindo | Cetak Saja*.8, Cetak Scan Salin, A3*2.6 | -=unit 2480k@6 | icon printer
Printer & Proyektor | Printer Laser Mono | Cetakindo | Cetak Saja, Multifungsi*1.7 | -=unit 1890k@8 | icon printer
Printer & Proyektor | Proyektor | Cetakindo | SVGA 3.600 Lumens, XGA 3.800 Lumens*1.25, Full HD*1.9 | -=unit 5150k@3.5 | icon projector
Printer & Proyektor | Layar Proyektor Tripod | Cetakindo | 70 inci, 96 inci*1.7 | -=unit 545k@9 | icon projector-screen
Printer & Proyektor | Mesin Penghancur Kertas | Cetakindo, Arsipro | 6 Lembar, 12 Lembar*2.2 | -=unit 985k@9 | icon shredder
Printer & Proyektor | Mesin Laminasi A3 | Cetakindo, Arsipro | - | -=unit 1150k@8 | icon laminator
Aksesori Komputer | Mouse | Nusakomp | USB*.6, Nirkabel | -=pcs 78k@.15 | icon computer-mouse
Aksesori Komputer | Keyboard | Nusakomp | USB, Nirkabel*1.9, Mekanik*4 | -=pcs 92k@.6 | icon keyboard
Aksesori Komputer | Flashdisk | Nusakomp | 16 GB*.75, 32 GB, 64 GB*1.4 | Isi 10=pack 525k@.2 | box floppy-disk
Aksesori Komputer | SSD SATA | Nusakomp | 256 GB, 512 GB*1.7, 1 TB*2.9 | -=pcs 338k@.1 | box computer-disk
Aksesori Komputer | Kabel LAN Cat6 | Kawatama, Nusakomp | UTP, FTP*1.35 | 305 m=roll 985k@11 | roll cable-coil
Aksesori Komputer | UPS | Nusakomp | 600 VA, 1.200 VA*2.1 | -=unit 565k@5 | icon ups
Aksesori Komputer | Headset | Nusakomp | USB, Jack 3,5 mm*.75 | -=pcs 142k@.3 | icon headphone
Kursi | Kursi Kantor | Ergoduduk, Mebelindo | Staf Jaring, Manajer*1.6, Direktur Kulit*2.5, Hadap*.72 | -=unit 685k@13 | icon office-chair
Kursi | Kursi Lipat | Mebelindo, Ergoduduk | Busa, Plastik*.8 | -=unit 218k@5 | icon folding-chair
Kursi | Kursi Tunggu Stainless | Mebelindo | 3 Dudukan, 4 Dudukan*1.3 | -=unit 1350k@24 | icon waiting-seats
Kursi | Kursi Plastik Kafe | Mebelindo, Dapurindo | Putih, Cokelat*1.05 | -=pcs 98k@2.8 | icon plastic-chair
Meja | Meja Kantor | Mebelindo, Ergoduduk | 120 cm, 140 cm*1.18, 160 cm*1.4 | -=unit 885k@32 | icon desk
Meja | Meja Rapat | Mebelindo | 180 cm, 240 cm*1.45, 360 cm*2.3 | -=unit 2450k@65 | icon meeting-table
Meja | Meja Lipat | Mebelindo, Ergoduduk | 120 cm, 180 cm*1.4 | -=unit 465k@11 | icon folding-table
Lemari & Rak | Filing Cabinet | Mebelindo, Arsipro | 2 Laci*.62, 3 Laci*.8, 4 Laci | -=unit 2180k@48 | icon file-cabinet
Lemari & Rak | Lemari Arsip Besi | Mebelindo, Arsipro | Pintu Ayun, Pintu Geser Kaca*1.12 | -=unit 2450k@55 | icon steel-cupboard
Lemari & Rak | Loker Besi | Mebelindo | 4 Pintu*.75, 6 Pintu, 12 Pintu*1.35 | -=unit 2250k@42 | icon lockers
Lemari & Rak | Rak Gudang Besi | Bajatama, Mebelindo | 4 Susun, 5 Susun*1.2 | 100x40x200 cm=unit 865k@26 | icon storage-rack
Cairan Pembersih | Pembersih Lantai | Kilau, Bersihin | Pinus, Lemon, Sereh*1.02 | Pouch 780 ml isi 12=karton 142k, Jerigen 4 L isi 4=karton 212k, Jerigen 20 L=jerigen 196k | jerrycan evergreen-tree
Cairan Pembersih | Pembersih Kaca | Kilau, Bersihin | - | Semprot 425 ml isi 12=karton 158k, Jerigen 5 L=jerigen 58k | bottle window
Cairan Pembersih | Karbol Wangi | Kilau, Bersihin | Sereh, Pinus | Jerigen 4 L isi 4=karton 198k | jerrycan bubbles
Cairan Pembersih | Pembersih Kamar Mandi | Kilau | Cair, Gel*1.08 | 750 ml isi 12=karton 228k | bottle toilet
Cairan Pembersih | Pemutih Pakaian | Bersihin | Reguler, Lemon*1.03 | 1 L isi 12=karton 132k, Jerigen 5 L=jerigen 48k | bottle bubbles
Cairan Pembersih | Disinfektan | Kilau, Sehatin | Siap Pakai, Konsentrat*2.1 | Jerigen 5 L=jerigen 92k | jerrycan microbe
Alat Kebersihan | Sapu | Bersihin | Ijuk, Lidi*.55, Nilon*1.05 | Isi 12=lusin 238k@6 | icon broom
Alat Kebersihan | Pel | Bersihin, Kilau | Kain Gagang, Spin Mop*4.2, Karet Lantai*1.6 | -=pcs 42k@.9 | icon mop
Alat Kebersihan | Ember Plastik | Bersihin | 10 L*.55, 20 L | Isi 6=pack 198k@4.5 | icon bucket
Alat Kebersihan | Tempat Sampah | Bersihin, Tokoraya | Injak 20 L*.7, Ayun 50 L, Roda 120 L*3.4 | -=pcs 165k@3 | icon wastebasket
Alat Kebersihan | Kantong Sampah | Bersihin, Bungkus Rapi | 60x100 cm, 80x120 cm*1.02, 90x120 cm*1.03 | 1 kg isi 20=karton 415k | roll wastebasket
Alat Kebersihan | Kain Lap Microfiber | Kilau, Bersihin | 30x30 cm, 40x40 cm*1.4 | Isi 12=lusin 58k@.5 | box sponge
Tisu & Sabun Tangan | Tisu Hand Towel | Lembutin | Multifold, Roll*1.2 | 150 lembar isi 24=karton 218k@7 | carton roll-of-paper
Tisu & Sabun Tangan | Sabun Cuci Tangan | Lestari Care, Kilau | Apel, Stroberi, Antiseptik*1.08 | Jerigen 5 L=jerigen 72k, Pouch 370 ml isi 12=karton 172k | jerrycan soap
Tisu & Sabun Tangan | Tisu Toilet Jumbo | Lembutin | - | Isi 12=karton 322k@9 | roll roll-of-paper
Tisu & Sabun Tangan | Dispenser Sabun | Kilau | Tunggal, Ganda*1.7, Sensor*2.9 | -=pcs 98k@.6 | icon soap-dispenser
Kopi & Teh Sachet | Kopi Sachet | Lereng Tinggi | Hitam Gula*.9, Kopi Susu, Cappuccino*1.15, Gula Aren*1.05 | Isi 10 x 12=karton 152k@3.2, Isi 50=box 76k@1.2 | box hot-beverage
Kopi & Teh Sachet | Teh Tarik Sachet | Melur | Original, Kurang Manis*1.02 | Isi 10 x 12=karton 188k@3.4 | box teapot
Kopi & Teh Sachet | Gula Sachet | Manisku | Putih, Merah*1.1 | 8 g isi 500=karton 98k | box candy
Kopi & Teh Sachet | Krimer Sachet | Merapi Dairy | - | 5 g isi 500=karton 168k | box glass-of-milk
Air Galon & Gelas | Air Galon Isi Ulang Tukar | Tirta Pelangi | - | 19 L=galon 21k | jerrycan potable-water
Air Galon & Gelas | Air Galon Sekali Pakai | Tirta Pelangi | - | 15 L=galon 24k, 6 L isi 2=karton 34k | jerrycan potable-water
Air Galon & Gelas | Dispenser Air | Dapurindo | Galon Atas*.55, Galon Bawah | -=unit 1380k@14 | icon water-dispenser
Alat Pelindung Diri | Helm Proyek | Amanpro | Putih, Kuning, Biru, Merah | Fastrack=pcs 62k@.45 | icon rescue-workers-helmet
Alat Pelindung Diri | Rompi Safety | Amanpro | Jaring*.6, Polyester | -=pcs 48k@.25 | icon safety-vest
Alat Pelindung Diri | Sepatu Safety | Amanpro | Pendek 39, Pendek 41, Pendek 43*1.02, Tinggi 41*1.15 | -=pasang 268k@1.6 | icon hiking-boot
Alat Pelindung Diri | Sarung Tangan Kerja | Amanpro | Katun 8 Benang, Karet*1.9, Las Kulit*6 | Isi 12=lusin 52k@.8 | box gloves
Alat Pelindung Diri | Kacamata Safety | Amanpro | Bening, Hitam*1.04 | Isi 12=lusin 185k@.6 | box goggles
Alat Pelindung Diri | Jas Hujan Setelan | Amanpro | L, XL*1.03, XXL*1.06 | -=pcs 138k@1.1 | pouch umbrella
Pemadam & P3K | APAR Powder | Amanpro | 1 kg*.52, 3 kg, 6 kg*1.55, 9 kg*2.1 | -=unit 365k@6 | icon fire-extinguisher
Pemadam & P3K | Kotak P3K | Amanpro, Sehatin | Tipe A, Tipe B*1.7 | -=unit 215k@1.8 | icon first-aid-kit
Pemadam & P3K | Kerucut Lalu Lintas | Amanpro | 50 cm*.7, 70 cm | -=pcs 92k@1.9 | icon traffic-cone
Semen & Mortar | Semen | SCG | PCC, Putih*1.7 | 40 kg=sak 54k, 50 kg=sak 66k | sack cement-trowel | 2
Semen & Mortar | Mortar Instan | SCG | Plester, Acian*1.12, Perekat Bata Ringan*1.06, Perekat Keramik*1.1 | 40 kg=sak 78k | sack cement-trowel | 2
Semen & Mortar | Papan Semen | SCG | 4 mm, 6 mm*1.5, 9 mm*2.2 | 1,2 x 2,4 m=lembar 82k@18 | box cement-board | 2
Semen & Mortar | Nat Keramik | SCG, Warnacita | Putih, Abu-abu, Hitam*1.05 | 1 kg isi 20=dus 268k | box floor-tiles
Cat & Pelapis | Cat Tembok Interior | Warnacita | Putih, Krem, Abu Muda | 5 kg=galon 138k, 25 kg=ember 625k | pail wall-brush
Cat & Pelapis | Cat Tembok Eksterior | Warnacita | Putih, Krem, Abu Muda*1.02 | 2,5 L=galon 215k, 20 L=ember 1585k | pail wall-brush
Cat & Pelapis | Cat Besi & Kayu | Warnacita | Hitam, Putih, Cokelat | 1 kg=kaleng 74k | can wall-brush
Cat & Pelapis | Pelapis Antibocor | Warnacita, SCG | Abu-abu, Putih, Merah Bata | 4 kg=galon 198k, 20 kg=ember 945k | pail umbrella-with-rain-drops
Cat & Pelapis | Kuas Cat | Bengkelin, Warnacita | 2 inci*.6, 3 inci, 4 inci*1.5 | Isi 12=lusin 138k@1 | icon wall-brush
Cat & Pelapis | Tiner | Warnacita | Super, Biasa*.75 | 1 L isi 12=karton 348k, 5 L=jerigen 138k | can test-tube
Pipa & Atap | Pipa PVC AW | SCG, Kawatama | 1/2 inci*.5, 3/4 inci*.68, 1 inci, 2 inci*2.3, 3 inci*4.3 | 4 m=batang 46k@1.3 | icon pvc-pipes | 2
Pipa & Atap | Genteng Beton | SCG | Flat, Gelombang*.85 | -=pcs 11.5k@4.6 | icon roof-tiles
Pipa & Atap | Atap Gelombang Fiber Semen | SCG | 4 mm 180 cm, 5 mm 210 cm*1.35 | -=lembar 68k@14 | icon corrugated-sheet
Pipa & Atap | Sambungan Pipa PVC | SCG, Kawatama | Elbow 1/2 inci, Tee 3/4 inci*1.6, Sok 1 inci*1.5 | Isi 50=pack 142k@2.5 | box pipe-elbow
Lampu | Lampu LED Bohlam | Terangi | 5 W*.68, 9 W, 12 W*1.3, 20 W*2.1 | Isi 10=dus 168k@.8 | box led-bulb
Lampu | Lampu TL LED | Terangi | T8 9 W*.75, T8 18 W | Isi 25=karton 725k@6 | box tube-light
Lampu | Lampu Downlight LED | Terangi | 6 W*.7, 12 W, 18 W*1.4 | -=pcs 42k@.3 | icon downlight
Lampu | Lampu Sorot LED | Terangi | 30 W*.55, 50 W, 100 W*1.9 | -=pcs 128k@1 | icon floodlight
Lampu | Lampu Darurat | Terangi, Amanpro | LED 2 Jam, Exit*.85 | -=pcs 185k@1.2 | icon emergency-light
Kabel & Stopkontak | Kabel NYM | Kawatama | 2x1,5 mm*.66, 3x1,5 mm*.92, 3x2,5 mm*1.42 | 50 m=roll 645k@7 | roll cable-coil
Kabel & Stopkontak | Stopkontak Kabel | Kawatama, Terangi | 3 Lubang 3 m*.75, 4 Lubang 5 m, 6 Lubang 5 m*1.35 | -=pcs 72k@.6 | icon power-strip
Kabel & Stopkontak | Saklar Tanam | Kawatama, Terangi | Tunggal, Ganda*1.25 | Isi 10=box 178k@1 | box wall-switch
Kabel & Stopkontak | MCB 1 Phase | Kawatama | 6 A, 10 A, 16 A*1.05, 20 A*1.08 | Isi 12=box 528k@1.6 | box circuit-breaker
Baterai | Baterai Alkaline | Terangi, Rimba Daya | AA, AAA, 9 V*2.8 | Isi 24=box 142k@.6 | box battery
Baterai | Baterai Kancing | Terangi | CR2032, LR44*.7 | Isi 100=box 215k@.4 | box battery
`
