// The format of a line: ../README.md
export const resto = `
Beras | Beras | Padi Emas, Lumbung Desa, Sawah Rejeki | Premium, Medium*.91, Pandan Wangi*1.15, Ramos, Rojolele*1.12, IR 64*.95, Setra Ramos*1.02, Pulen Wangi*1.08 | 5 kg=sak 74k, 10 kg=sak 146k, 25 kg=sak 358k, 50 kg=sak 705k | sack cooked-rice
Beras | Beras Merah | Lumbung Desa, Sawah Rejeki | Organik*1.2, Pecah Kulit | 1 kg isi 10=dus 255k, 5 kg=sak 122k | sack cooked-rice
Beras | Beras Ketan | Padi Emas, Lumbung Desa | Putih, Hitam*1.5 | 5 kg=sak 96k, 25 kg=sak 468k | sack rice-ball
Minyak Goreng | Minyak Goreng | Sawita, Kelapa Mas | -, Premium*1.06 | Pouch 1 L isi 12=karton 222k, Pouch 2 L isi 6=karton 219k | pouch oil-drum
Minyak Goreng | Minyak Goreng | Sawita, Kelapa Mas | -, Premium*1.05 | Jerigen 5 L=jerigen 97.5k, Jerigen 18 L=jerigen 335k | jerrycan oil-drum
Minyak Goreng | Minyak Goreng Curah | Sawita | - | Drum 180 kg=drum 3150k | drum oil-drum
Minyak Goreng | Minyak Padat Frying Fat | Sawita, Kelapa Mas | - | 15 kg=dus 345k | carton french-fries
Minyak Goreng | Minyak Kelapa | Kelapa Mas | Murni, Klentik*.9 | Botol 1 L isi 12=karton 420k | bottle coconut
Gula & Garam | Gula Pasir | Manisku | Premium*1.04, Kristal Putih, Lokal*.96 | 1 kg isi 20=dus 348k, 50 kg=sak 835k | sack candy
Gula & Garam | Gula Merah | - | Aren, Kelapa*.8 | 1 kg=kg 29k, 10 kg=dus 275k | box honey-pot
Gula & Garam | Gula Halus | Manisku, Ibu Rosa | - | 500 g isi 20=dus 265k | pouch candy
Gula & Garam | Garam Beryodium | Laut Biru | Halus, Kasar*.9 | 250 g isi 40=dus 98k, 1 kg isi 20=dus 145k, 50 kg=sak 255k | pouch salt
Tepung | Tepung Terigu | Gandum Jaya, Lumbung Desa | Protein Tinggi*1.07, Protein Sedang, Protein Rendah*.98 | 1 kg isi 12=karton 138k, 25 kg=sak 228k | sack bread
Tepung | Tepung Tapioka | Gandum Jaya, Lumbung Desa | -, Super*1.08 | 500 g isi 20=dus 128k, 25 kg=sak 232k | sack sheaf-of-rice
Tepung | Tepung Beras | Gandum Jaya, Padi Emas | -, Ketan*1.35 | 500 g isi 20=dus 158k | box rice-ball
Tepung | Tepung Maizena | Gandum Jaya, Ibu Rosa | - | 100 g isi 48=karton 172k, 1 kg isi 10=karton 192k | box ear-of-corn
Tepung | Tepung Bumbu Serbaguna | Gandum Jaya, Ratu Dapur | Original, Pedas*1.04, Ayam Krispi*1.06 | 1 kg isi 10=karton 225k | pouch poultry-leg
Tepung | Tepung Panir | Gandum Jaya, Dapur Beku | Putih, Oranye, Kasar*1.05 | 1 kg=pack 24.5k, 10 kg=sak 225k | sack bread
Telur | Telur Ayam Negeri | - | Grade A, Grade B*.95 | Tray isi 30=tray 54k@1.9, Peti 15 kg=peti 412k | tray egg
Telur | Telur Ayam Kampung | - | - | Tray isi 30=tray 78k@1.5 | tray egg
Telur | Telur Bebek Asin | - | Matang, Mentah*.94 | Isi 30=tray 105k@2.1 | tray egg
Telur | Telur Puyuh | - | - | 1 kg=kg 38k, Peti 10 kg=peti 365k | tray egg
Kecap & Saus | Kecap Manis | Kuda Terbang, Lombok Sari | -, Pedas*1.03 | Pouch 520 ml isi 12=karton 246k, Jerigen 6 kg=jerigen 148k, 135 ml isi 48=karton 355k | bottle jar
Kecap & Saus | Kecap Asin | Kuda Terbang | - | Botol 600 ml isi 12=karton 192k, Jerigen 5 L=jerigen 88k | bottle jar
Kecap & Saus | Saus Sambal | Lombok Sari, Ratu Dapur | Original, Ekstra Pedas*1.04, Bangkok*1.1 | Jerigen 5,7 kg=jerigen 112k, Pouch 1 kg isi 12=karton 248k, Botol 335 ml isi 24=karton 318k | jerrycan hot-pepper
Kecap & Saus | Saus Tomat | Lombok Sari, Ratu Dapur | - | Jerigen 5,7 kg=jerigen 98k, Pouch 1 kg isi 12=karton 216k, Sachet 9 g isi 1.000=karton 185k | jerrycan tomato
Kecap & Saus | Saus Tiram | Kuda Terbang, Ratu Dapur | - | Botol 550 ml isi 12=karton 295k, Jerigen 5 kg=jerigen 132k | bottle oyster
Kecap & Saus | Mayones | Ratu Dapur | Original, Pedas*1.03, Keju*1.06 | 1 kg isi 12=karton 378k, 3 kg=ember 92k | pail egg
Kecap & Saus | Saus Barbeku | Ratu Dapur, Lombok Sari | -, Lada Hitam*1.03 | 1 kg=pouch 38k | pouch meat-on-bone
Kecap & Saus | Cuka Makan | Kuda Terbang | 5%, 25%*1.15 | Botol 650 ml isi 12=karton 96k | bottle lemon
Bumbu Instan & Kaldu | Kaldu Bubuk | Ratu Dapur, Nusa Unggas | Ayam, Sapi*1.03, Jamur*1.35 | 1 kg isi 10=karton 435k, 230 g isi 24=karton 258k | pouch pot-of-food
Bumbu Instan & Kaldu | Penyedap Rasa MSG | Ratu Dapur | - | 1 kg isi 12=karton 468k, 25 kg=sak 905k | sack salt
Bumbu Instan & Kaldu | Bumbu Instan | Ratu Dapur, Lombok Sari | Rendang*1.08, Nasi Goreng, Soto, Opor, Gulai*1.04, Rawon*1.02 | 1 kg=pouch 58k, 45 g isi 60=karton 312k | pouch curry-rice
Bumbu Instan & Kaldu | Bumbu Tabur | Ratu Dapur | Balado, Keju*1.1, Jagung Bakar, Barbeku, Sapi Panggang*1.05 | 1 kg=pack 42k | pouch popcorn
Rempah | Lada Bubuk | Ratu Dapur | Putih*1.12, Hitam | 1 kg=pack 148k, 500 g=pack 76k | pouch jar
Rempah | Lada Butir | - | Putih*1.15, Hitam | 1 kg=kg 128k | pouch jar
Rempah | Ketumbar | Ratu Dapur, - | Bubuk*1.1, Biji | 1 kg=pack 42k | pouch jar
Rempah | Kunyit Bubuk | Ratu Dapur | - | 1 kg=pack 46k | pouch jar
Rempah | Cabai Bubuk | Ratu Dapur, Lombok Sari | Level 15, Level 30*1.1, Kasar | 500 g=pack 44k, 1 kg=pack 86k | pouch hot-pepper
Rempah | Kayu Manis | - | Batang, Bubuk*1.08 | 1 kg=kg 92k | pouch wood
Rempah | Daun Salam Kering | - | - | 500 g=pack 26k | pouch herb
Santan & Kelapa | Santan UHT | Santani | -, Kental*1.1 | 200 ml isi 24=karton 214k, 1 L isi 12=karton 432k | carton coconut
Santan & Kelapa | Kelapa Parut Kering | Santani, Kelapa Mas | Halus, Kasar | 1 kg=pack 52k, 10 kg=sak 495k | sack coconut
Santan & Kelapa | Nata de Coco | Santani, Segarasa | Original, Pandan, Leci*1.04 | 1 kg isi 12=karton 162k | pail coconut
Ayam | Ayam Karkas Beku | Nusa Unggas | 0,8-0,9 kg, 1,0-1,1 kg, 1,2-1,3 kg*.98 | Isi 10 ekor=karton 385k@11 | carton poultry-leg
Ayam | Fillet Dada Ayam | Nusa Unggas, - | Tanpa Kulit*1.05, Dengan Kulit | 2 kg=pack 104k, 10 kg=karton 505k | pouch poultry-leg
Ayam | Paha Ayam | Nusa Unggas, - | Utuh, Fillet*1.28 | 2 kg=pack 82k, 10 kg=karton 398k | pouch poultry-leg
Ayam | Sayap Ayam | Nusa Unggas, - | Utuh, Potong*1.05 | 2 kg=pack 76k | pouch poultry-leg
Ayam | Ceker Ayam | - | Bersih, Tanpa Tulang*1.7 | 1 kg=kg 29k | tray poultry-leg
Daging Sapi | Daging Sapi | - | Has Dalam*1.32, Has Luar*1.18, Paha Rendang, Sengkel*.95, Iga*.97, Giling*.88 | 1 kg=kg 129k | tray cut-of-meat
Daging Sapi | Daging Sapi Impor Beku | - | Shortplate Slice, Striploin*1.55, Rib Eye*1.9, Knuckle*1.04 | 1 kg=pack 96k, 10 kg=karton 935k | tray cut-of-meat
Daging Sapi | Jeroan Sapi | - | Babat, Paru*1.15, Hati*.95, Buntut*1.95 | 1 kg=kg 62k | tray cut-of-meat
Ikan & Hasil Laut | Udang Vaname | Bahari Segar, - | Size 40*1.18, Size 60, Size 80*.88, Kupas*1.25 | 1 kg=pack 86k, 10 kg=karton 835k | tray shrimp
Ikan & Hasil Laut | Fillet Ikan Dori | Bahari Segar | - | 1 kg=pack 49k, 10 kg=karton 472k | carton fish
Ikan & Hasil Laut | Ikan | - | Lele*.62, Nila*.85, Gurame*1.3, Bandeng*.82, Kakap Merah*2.1, Kembung*.98, Tongkol*.85 | 1 kg=kg 41k | tray fish
Ikan & Hasil Laut | Tuna Loin Beku | Bahari Segar | Grade A*1.2, Grade B | 1 kg=pack 98k | tray fish
Ikan & Hasil Laut | Cumi | Bahari Segar, - | Utuh, Ring*1.15, Asin*1.4 | 1 kg=pack 79k | tray squid
Ikan & Hasil Laut | Teri Medan | - | Super*1.15, Biasa | 1 kg=kg 118k | pouch fish
Olahan Beku | Nugget Ayam | Nusa Unggas, Dapur Beku | Original, Stik, Keju*1.12 | 500 g=pack 38k, 1 kg isi 10=karton 545k | pouch poultry-leg
Olahan Beku | Sosis | Nusa Unggas, Dapur Beku | Ayam, Sapi*1.18, Bratwurst*1.45 | 1 kg=pack 46k, 1 kg isi 12=karton 535k | pouch hot-dog
Olahan Beku | Bakso | Dapur Beku | Sapi, Ayam*.82, Urat*1.06 | Isi 50=pack 42k@1, 1 kg isi 10=karton 575k | pouch dumpling
Olahan Beku | Kentang Goreng Beku | Dapur Beku | Shoestring, Crinkle Cut*1.03, Wedges*1.08 | 1 kg=pack 33k, 2,5 kg isi 4=karton 298k | pouch french-fries
Olahan Beku | Dimsum | Dapur Beku | Siomay Ayam, Hakau*1.2, Lumpia Udang*1.15 | Isi 50=pack 78k@1.1 | tray dumpling
Olahan Beku | Fish Roll | Bahari Segar, Dapur Beku | Original, Keju*1.1 | 500 g=pack 27k, 500 g isi 20=karton 515k | pouch fish-cake-with-swirl
Olahan Beku | Roti Maryam | Dapur Beku | Original, Cokelat*1.08, Keju*1.1 | Isi 5 x 20=karton 285k@8 | carton flatbread
Olahan Beku | Kulit Lumpia | Dapur Beku | Kecil, Besar*1.25 | Isi 50=pack 17k@.6 | pouch burrito
Sayuran | Sayur Segar | - | Wortel, Kentang*1.25, Kubis*.65, Timun*.7, Buncis*1.25, Brokoli*1.9, Kembang Kol*1.5, Tomat*1.05, Terong*.75, Labu Siam*.55 | 5 kg=pack 70k, 25 kg=sak 332k | icon carrot
Sayuran | Selada Keriting | - | Hijau, Merah*1.3 | 1 kg=kg 26k | icon leafy-green
Sayuran | Kangkung | - | - | 1 kg=kg 9k, 5 kg=pack 43k | icon leafy-green
Sayuran | Jamur | - | Kancing*1.45, Tiram*.55, Enoki*1.1, Kuping*1.3 | 1 kg=kg 38k | icon mushroom
Sayuran | Jagung Manis | - | - | 10 kg=sak 88k | icon ear-of-corn
Sayuran | Paprika | - | Merah, Hijau*.8, Kuning*1.05 | 1 kg=kg 62k | icon bell-pepper
Sayuran | Tahu Putih | - | - | Isi 50=pack 38k@4 | tray custard
Bawang & Cabai | Bawang Merah | - | Brebes*1.08, Kupas*1.3, Biasa | 1 kg=kg 37k, 10 kg=sak 358k | icon onion
Bawang & Cabai | Bawang Putih | - | Kating*1.08, Honan, Kupas*1.22 | 1 kg=kg 38k, 20 kg=sak 725k | icon garlic
Bawang & Cabai | Bawang Bombai | - | - | 1 kg=kg 29k, 20 kg=sak 545k | icon onion
Bawang & Cabai | Cabai Merah | - | Keriting, Besar*.95 | 1 kg=kg 48k, 5 kg=pack 235k | icon hot-pepper
Bawang & Cabai | Cabai Rawit | - | Merah*1.1, Hijau*.8 | 1 kg=kg 58k, 5 kg=pack 284k | icon hot-pepper
Bawang & Cabai | Bawang Goreng | Ratu Dapur, - | Super*1.2, Biasa | 500 g=pack 46k, 1 kg=pack 89k | pouch onion
Bawang & Cabai | Jahe Segar | - | Gajah, Merah*1.5, Emprit*1.2 | 5 kg=sak 118k | icon ginger-root
Buah | Buah Segar | - | Pisang Cavendish, Semangka*.45, Melon*.7, Pepaya*.52, Nanas*.55, Mangga Harum Manis*1.3 | 10 kg=dus 212k | icon banana
Buah | Jeruk | - | Medan*1.2, Peras*.72, Nipis*.85 | 5 kg=pack 108k, 10 kg=dus 209k | icon tangerine
Buah | Apel | - | Fuji, Malang*.85 | 5 kg=pack 172k, 18 kg=dus 592k | icon red-apple
Buah | Alpukat Mentega | - | - | 5 kg=pack 148k | icon avocado
Buah | Lemon Impor | - | - | 1 kg=kg 39k, 17 kg=dus 595k | icon lemon
Buah | Stroberi Beku | Dapur Beku | - | 1 kg=pack 48k | pouch strawberry
Keju & Mentega | Keju Cheddar | Merapi Dairy | Blok, Parut*1.06 | 2 kg=blok 186k, 170 g isi 48=karton 915k | box cheese-wedge
Keju & Mentega | Keju Mozzarella | Merapi Dairy | Blok, Parut*1.08 | 1 kg=pack 104k, 2 kg=pack 205k | box cheese-wedge
Keju & Mentega | Cream Cheese | Merapi Dairy | - | 1 kg=pack 108k, 2 kg=pack 212k | box cheese-wedge
Keju & Mentega | Margarin | Sawita, Ibu Rosa | Serbaguna, Roti*1.03 | 15 kg=karton 342k, 200 g isi 60=karton 428k | carton butter
Keju & Mentega | Mentega Unsalted Butter | Merapi Dairy | - | 1 kg=pack 138k, 5 kg=karton 672k, 25 kg=karton 3280k | carton butter
Susu & Krim | Susu UHT Full Cream | Merapi Dairy | -, Barista*1.08 | 1 L isi 12=karton 216k | carton glass-of-milk
Susu & Krim | Kental Manis | Merapi Dairy | Putih, Cokelat*1.02 | 370 g isi 48=karton 565k, Pouch 545 g isi 24=karton 392k, 2,5 kg=ember 68k | can glass-of-milk
Susu & Krim | Whipping Cream | Merapi Dairy | Dairy*1.2, Nabati | 1 L isi 12=karton 762k | carton shortcake
Susu & Krim | Krimer Bubuk | Merapi Dairy, Segarasa | - | 1 kg isi 12=karton 498k, 25 kg=sak 965k | sack hot-beverage
Susu & Krim | Susu Bubuk | Merapi Dairy | Full Cream, Skim*.88 | 1 kg=pack 96k, 25 kg=sak 2280k | sack glass-of-milk
Susu & Krim | Yoghurt Plain | Merapi Dairy | - | 1 L=botol 42k, 5 L=jerigen 195k | bottle bowl-with-spoon
Bahan Kue | Ragi Instan | Ibu Rosa, Gandum Jaya | - | 500 g=pack 43k, 500 g isi 20=karton 812k, 11 g isi 48=dus 214k | pouch bread
Bahan Kue | Baking Powder | Ibu Rosa | Double Acting*1.1, Biasa | 1 kg=pack 46k, 45 g isi 24=lusin 112k | can cupcake
Bahan Kue | Pengembang Kue SP | Ibu Rosa | - | 1 kg=ember 62k | pail cupcake
Bahan Kue | Vanili Bubuk | Ibu Rosa | - | 500 g=pack 38k | pouch soft-ice-cream
Bahan Kue | Pasta Perisa | Ibu Rosa, Segarasa | Pandan, Cokelat*1.04, Moka, Stroberi, Durian*1.08 | 1 kg=botol 68k, 60 ml isi 12=lusin 118k | bottle cupcake
Bahan Kue | Agar-agar Bubuk | Ibu Rosa | Plain, Merah, Hijau, Cokelat*1.06 | 7 g isi 144=karton 412k | box custard
Bahan Kue | Kacang Almond Slice | - | - | 1 kg=pack 168k | pouch peanuts
Bahan Kue | Selai | Ibu Rosa, Segarasa | Stroberi, Nanas*.92, Bluberi*1.2, Kacang*1.1 | 1 kg=ember 39k, 5 kg=ember 184k | pail strawberry
Bahan Kue | Kismis | - | Hitam, Emas*1.3 | 1 kg=pack 62k, 12,5 kg=karton 742k | box grapes
Cokelat | Cokelat Compound | Ibu Rosa | Gelap, Susu*1.05, Putih*1.08 | 1 kg=blok 64k, 5 kg=pack 312k | box chocolate-bar
Cokelat | Cokelat Bubuk | Ibu Rosa, Segarasa | Kakao Murni*1.7, Manis | 1 kg=pack 94k | pouch chocolate-bar
Cokelat | Meses | Ibu Rosa | Cokelat, Warna-warni*1.04 | 1 kg=pack 46k, 5 kg=karton 222k | pouch doughnut
Cokelat | Filling Cokelat | Ibu Rosa | Crunchy*1.12, Lembut | 1 kg=ember 58k, 5 kg=ember 278k | pail chocolate-bar
Kopi | Biji Kopi Arabika | Lereng Tinggi | Gayo*1.06, Toraja*1.1, Kintamani*1.04, Mandailing*1.03, Java Preanger | 1 kg=pack 208k, 200 g=pack 46k | pouch hot-beverage
Kopi | Biji Kopi Robusta | Lereng Tinggi | Lampung, Dampit*1.04, Temanggung*1.02 | 1 kg=pack 128k, 20 kg=sak 2440k | sack hot-beverage
Kopi | Kopi Bubuk | Lereng Tinggi | House Blend, Tubruk*.9, Espresso Blend*1.2 | 1 kg=pack 118k, 500 g=pack 61k | pouch hot-beverage
Kopi | Gula Aren Cair | Segarasa, Manisku | - | 1 L=botol 36k, 5 L=jerigen 168k | jerrycan honey-pot
Teh | Teh Celup | Melur | Melati, Hitam, Hijau*1.15 | Isi 25 x 48=karton 298k@3.5, Isi 100 x 12=karton 268k@3.2 | box teapot
Teh | Teh Tubruk | Melur | Wangi Melati, Hitam*.96 | 40 g isi 100=ball 242k, 1 kg=pack 54k | pouch teapot
Teh | Bubuk Thai Tea | Melur, Segarasa | Original, Hijau*1.06 | 400 g=pack 58k | pouch bubble-tea
Sirup & Bubuk Minuman | Sirup | Segarasa | Karamel, Vanila, Hazelnut*1.02, Melon*.92, Leci, Cocopandan*.7 | 750 ml=botol 72k, 750 ml isi 6=karton 418k | bottle tropical-drink
Sirup & Bubuk Minuman | Bubuk Minuman | Segarasa | Cokelat, Matcha*1.3, Taro*1.05, Red Velvet*1.08, Vanila Latte | 1 kg=pack 66k, 1 kg isi 12=karton 756k | pouch bubble-tea
Sirup & Bubuk Minuman | Boba | Segarasa | Brown Sugar*1.1, Hitam | 1 kg=pack 27k, 1 kg isi 20=karton 508k | pouch bubble-tea
Sirup & Bubuk Minuman | Jeli Bubuk | Segarasa | Kelapa, Kopi, Stroberi | 1 kg=pack 58k | pouch custard
Kotak & Wadah Makan | Kotak Makan Kraft | Wadahku, Bungkus Rapi | 650 ml*.88, 800 ml, 1.100 ml*1.2 | Isi 200=karton 272k@6 | carton takeout-box
Kotak & Wadah Makan | Thinwall | Wadahku, Bungkus Rapi | 500 ml*.9, 650 ml, 750 ml*1.06, 1.000 ml*1.25 | Isi 25=pack 31k@.8, Isi 500=karton 595k@15 | box bento-box
Kotak & Wadah Makan | Paper Bowl | Wadahku, Bungkus Rapi | 500 ml*.85, 650 ml, 800 ml*1.15 | Isi 50=pack 62k@.9, Isi 600=karton 712k@10 | carton steaming-bowl
Kotak & Wadah Makan | Kotak Nasi Kertas | Wadahku | 18x18 cm, 20x20 cm*1.12, 22x22 cm*1.3 | Isi 100=pack 88k@3 | box takeout-box
Kotak & Wadah Makan | Kertas Nasi Cokelat | Bungkus Rapi | Laminasi*1.1, Biasa | Isi 250=pack 34k@2.2, Isi 2.500=karton 328k@22 | ream takeout-box
Kotak & Wadah Makan | Mika Bento | Wadahku | 3 Sekat, 4 Sekat*1.08, 5 Sekat*1.14 | Isi 50=pack 58k@1.2 | box bento-box
Gelas & Sedotan | Gelas Plastik PET | Wadahku, Bungkus Rapi | 12 oz*.86, 14 oz*.94, 16 oz, 22 oz*1.3 | Isi 50=pack 24.5k@.6, Isi 1.000=karton 452k@12 | carton cup-with-straw
Gelas & Sedotan | Paper Cup | Wadahku, Bungkus Rapi | 6,5 oz*.72, 8 oz, 12 oz*1.3 | Isi 50=pack 23k@.4, Isi 1.000=karton 425k@8 | carton hot-beverage
Gelas & Sedotan | Tutup Gelas | Wadahku | Datar, Cembung*1.15, Paper Cup*1.1 | Isi 1.000=karton 178k@3.5 | carton cup-with-straw
Gelas & Sedotan | Sedotan | Bungkus Rapi | Steril, Boba*1.6, Kertas*2.2 | Isi 500=pack 18.5k@.4 | pouch cup-with-straw
Gelas & Sedotan | Sendok Plastik | Bungkus Rapi | Bening, Hitam*1.05, Bebek*.8 | Isi 100=pack 12.5k@.3, Isi 2.000=karton 225k@6 | box spoon
Plastik & Pembungkus | Plastik Wrap | Bungkus Rapi | 30 cm x 150 m*.6, 30 cm x 300 m, 45 cm x 300 m*1.45 | -=roll 78k@2 | roll roll-of-paper
Plastik & Pembungkus | Aluminium Foil | Bungkus Rapi | 30 cm x 7,6 m*.24, 30 cm x 76 m, 45 cm x 76 m*1.5 | -=roll 98k@1.3 | roll roll-of-paper
Plastik & Pembungkus | Plastik Vakum Emboss | Bungkus Rapi, Wadahku | 15x25 cm, 20x30 cm*1.5, 25x35 cm*2.1 | Isi 100=pack 62k@.8 | pouch package
Plastik & Pembungkus | Tisu Makan Napkin | Lembutin | 1 Ply, 2 Ply*1.4 | Isi 50 x 48=karton 212k@6 | carton roll-of-paper
Plastik & Pembungkus | Tusuk Sate Bambu | - | 20 cm, 25 cm*1.2 | 1 kg=pack 21k, 10 kg=karton 196k | box oden
Plastik & Pembungkus | Sarung Tangan Plastik | Bungkus Rapi | - | Isi 100 x 50=karton 165k@4 | box gloves
Alat Masak | Wajan Aluminium | Bajatama, Dapurindo | 32 cm*.62, 40 cm, 50 cm*1.7, 60 cm*2.6 | -=pcs 168k@2.4 | icon wok
Alat Masak | Panci Stainless | Bajatama | 24 cm*.5, 30 cm, 40 cm*2.1, 50 cm*3.4 | -=pcs 285k@3 | icon stockpot
Alat Masak | Pisau Dapur | Bajatama, Dapurindo | Chef 8 inci, Daging 7 inci*1.2, Fillet 6 inci*.9, Roti 10 inci*1.1 | -=pcs 89k@.3 | icon kitchen-knife
Alat Masak | Talenan | Bajatama, Dapurindo | Kayu 40 cm*.8, HDPE 50 cm | -=pcs 128k@2.2 | icon cutting-board
Alat Masak | Loyang | Dapurindo, Ibu Rosa | 20 cm*.7, 24 cm, 30x40 cm*1.4 | -=pcs 52k@.7 | icon baking-tin
Alat Masak | Food Pan Stainless | Bajatama | GN 1/1 6,5 cm, GN 1/2 10 cm*.8, GN 1/3 15 cm*.85 | -=pcs 118k@1.2 | icon steam-pan
Mesin Dapur | Kompor Gas | Bajatama, Dapurindo | 1 Tungku High Pressure*.9, 2 Tungku | -=unit 425k@6 | icon gas-stove
Mesin Dapur | Rice Cooker Jumbo | Dapurindo | 5 L*.62, 8 L, 10 L*1.15 | -=unit 815k@8 | icon rice-cooker
Mesin Dapur | Chest Freezer | Bajatama, Dapurindo | 100 L*.68, 200 L, 300 L*1.35 | -=unit 2950k@42 | icon chest-freezer
Mesin Dapur | Blender Heavy Duty | Dapurindo, Bajatama | 2 L, 3 L*1.3 | -=unit 785k@5.5 | icon blender
Mesin Dapur | Mixer Roti | Bajatama | 7 L, 10 L*1.55, 20 L*2.9 | -=unit 2850k@22 | icon stand-mixer
Mesin Dapur | Deep Fryer | Bajatama, Dapurindo | Listrik 6 L, Gas 12 L*1.9 | -=unit 612k@7 | icon deep-fryer
Mesin Dapur | Showcase Cooler | Bajatama | 1 Pintu, 2 Pintu*1.85 | -=unit 4650k@65 | icon display-cooler
Mesin Dapur | Cup Sealer | Dapurindo | Manual, Otomatis*2.6 | -=unit 895k@14 | icon cup-sealer
Mesin Dapur | Gas Kaleng Portabel | Dapurindo | - | 230 g isi 28=karton 448k | can fire
Alat Saji | Piring Melamin | Dapurindo | 8 inci*.85, 9 inci, 10 inci*1.2 | Isi 12=lusin 162k@4 | box fork-and-knife-with-plate
Alat Saji | Mangkuk Bakso Melamin | Dapurindo | 6 inci, 7 inci*1.2 | Isi 12=lusin 138k@3.5 | box steaming-bowl
Alat Saji | Sendok Garpu Stainless | Bajatama | Makan, Dessert*.85 | Isi 12=lusin 48k@.7, Isi 144=gross 552k@8 | box fork-and-knife
Alat Saji | Gelas Kaca | Dapurindo | Es Teh 300 ml, Kopi 200 ml*.9, Bir 500 ml*1.8 | Isi 12=lusin 92k@3.8, Isi 48=karton 352k@15 | box tumbler-glass
Alat Saji | Nampan Plastik | Dapurindo | Kecil*.7, Besar | -=pcs 32k@.5 | icon serving-tray
Bir | Bir | Karang Mas | Pilsner, Stout*1.1, Wheat*1.15, Radler*.95 | Botol 620 ml isi 12=krat 468k, Kaleng 330 ml isi 24=karton 492k, Botol 330 ml isi 24=krat 505k | bottle beer-mug
Bir | Bir Draft | Karang Mas | - | Keg 30 L=keg 1480k | drum beer-mug
Anggur & Spirit | Anggur | Kencana | Merah, Putih*1.04, Rosé*1.06 | 750 ml=botol 142k, 750 ml isi 12=karton 1620k | bottle wine-glass
Anggur & Spirit | Soju | Kencana | Original, Persik*1.03, Anggur Hijau*1.03 | 360 ml=botol 68k, 360 ml isi 20=karton 1290k | bottle sake
Anggur & Spirit | Arak Bali | Kencana | 40%, 25%*.8 | 700 ml=botol 168k | bottle amphora
`
