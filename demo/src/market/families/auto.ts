// The format of a line: ../README.md
export const auto = `
Oli Mesin | Oli Mesin Mobil | Rajapelumas, Rimba Daya | 20W-50*.82, 10W-40, 5W-30*1.25, 0W-20*1.5 | 1 L isi 12=karton 712k, 4 L isi 4=karton 945k, 4 L=galon 242k | jerrycan oil-drum | 2
Oli Mesin | Oli Mesin Motor Bebek | Rajapelumas, Bengkelin | 20W-50*.88, 10W-40, 10W-30*1.02 | 0,8 L isi 24=karton 1085k, 1 L isi 12=karton 648k | bottle motorcycle | 2
Oli Mesin | Oli Mesin Motor Matic | Rajapelumas, Rimba Daya | 10W-40, 10W-30*1.03, 20W-40*.92 | 0,8 L isi 24=karton 1105k, 0,65 L isi 24=karton 962k | bottle motor-scooter | 2
Oli Mesin | Oli Mesin Diesel | Rajapelumas | 15W-40, SAE 40*.88 | 5 L isi 4=karton 985k, Pail 20 L=ember 925k, Drum 209 L=drum 8950k | drum articulated-lorry | 2
Oli Mesin | Oli Samping 2T | Rajapelumas, Bengkelin | - | 0,8 L isi 24=karton 798k | bottle oil-drum
Oli Gardan & Transmisi | Oli Gardan | Rajapelumas | SAE 90, SAE 140*1.04 | 1 L isi 12=karton 545k, Pail 20 L=ember 862k | bottle gear
Oli Gardan & Transmisi | Oli Gardan Matic | Rajapelumas, Bengkelin | - | 120 ml isi 48=karton 625k | tube motor-scooter
Oli Gardan & Transmisi | Oli Transmisi ATF | Rajapelumas | Dexron III, CVT*1.5 | 1 L isi 12=karton 742k, 4 L isi 4=karton 958k | bottle gear
Oli Gardan & Transmisi | Oli Hidrolik | Rajapelumas | AW 46, AW 68*1.02 | Pail 20 L=ember 685k, Drum 209 L=drum 6450k | drum tractor
Oli Gardan & Transmisi | Gemuk | Rajapelumas, Bengkelin | Serbaguna, Lithium EP2*1.3 | 500 g isi 24=karton 812k, Pail 15 kg=ember 848k | pail gear
Cairan Kendaraan | Minyak Rem | Rajapelumas, Bengkelin | DOT 3, DOT 4*1.3 | 300 ml isi 24=karton 445k, 50 ml isi 48=karton 288k | bottle stop-sign
Cairan Kendaraan | Air Radiator | Rajapelumas, Bengkelin | Hijau, Merah*1.02 | 1 L isi 12=karton 238k, 5 L isi 4=karton 298k, Galon 20 L=jerigen 248k | jerrycan thermometer
Cairan Kendaraan | Air Aki | Rimba Daya | Biru, Zuur Merah*1.1 | 1 L isi 12=karton 76k | bottle battery
Cairan Kendaraan | Pembersih Karburator & Injeksi | Bengkelin | - | Semprot 500 ml isi 12=karton 318k | can dashing-away
Cairan Kendaraan | Cairan Wiper | Bengkelin | Siap Pakai, Konsentrat*1.6 | 1 L isi 12=karton 168k | bottle window
Cairan Kendaraan | Pelumas Penetran Semprot | Bengkelin, Rajapelumas | - | 333 ml isi 12=karton 465k, 191 ml isi 24=karton 685k | can nut-and-bolt
Ban Motor | Ban Motor | Tapak Baja | 70/90-17*.82, 80/90-17*.95, 80/90-14*.92, 90/90-14, 100/80-14*1.25, 110/70-13*1.5 | Tubeless=pcs 218k@3 | icon tyre | 2
Ban Motor | Ban Dalam Motor | Tapak Baja | 2.50-17, 2.75-17*1.06, 2.75-14*.98 | Isi 10=pack 285k@5 | box wheel
Ban Motor | Ban Motor Trail | Tapak Baja | 2.75-21, 4.10-18*1.25 | -=pcs 345k@4.5 | icon tyre
Ban Motor | Cairan Anti Bocor | Tapak Baja, Bengkelin | - | 350 ml isi 24=karton 468k, 1 L isi 12=karton 485k | bottle wheel
Ban Mobil & Truk | Ban Mobil | Tapak Baja | 185/70 R14*.92, 185/65 R15, 195/60 R15*1.12, 205/65 R15*1.2, 215/65 R16*1.5, 265/65 R17*2.35 | -=pcs 585k@9 | icon tyre | 2
Ban Mobil & Truk | Ban Truk | Tapak Baja | 7.50-16*.68, 8.25-16*.95, 10.00-20*1.62, 11R22.5*1.75 | -=pcs 2150k@38 | icon tyre
Ban Mobil & Truk | Ban Forklift | Tapak Baja | 6.00-9*.8, 7.00-12 | -=pcs 1850k@26 | icon tyre
Ban Mobil & Truk | Tambal Ban | Bengkelin | Kecil*.7, Sedang, Besar*1.5 | Isi 50=box 68k@.5 | box adhesive-bandage
Aki | Aki Mobil | Rimba Daya | NS40ZL*.78, NS60L, N50*1.2, N70*1.62, N100*2.1 | MF=unit 785k@13 | icon car-battery | 2
Aki | Aki Motor | Rimba Daya | GTZ5S*.85, GTZ6V*1.1, GTZ7S*1.25 | MF=unit 198k@2 | icon car-battery | 2
Aki | Aki Truk | Rimba Daya | N120, N150*1.28, N200*1.7 | -=unit 1780k@34 | icon truck-battery
Aki | Charger Aki | Bengkelin, Rimba Daya | 6 A*.55, 10 A, 30 A*3.2 | -=unit 385k@2.5 | icon battery-charger
Aki | Kabel Jumper Aki | Bengkelin | 500 A*.7, 1.000 A | -=pcs 128k@1.4 | icon jumper-cables
Lampu & Busi | Busi | Rimba Daya | Motor Bebek, Motor Matic*1.02, Mobil*1.4, Iridium*5.2 | Isi 10=box 148k@.5 | box spark-plug
Lampu & Busi | Bohlam Mobil | Terangi | H4 60/55 W, H11 55 W*1.4, H7 55 W*1.2 | Isi 10=box 285k@.5 | box led-bulb
Lampu & Busi | Lampu LED Motor | Terangi | H6, HS1*1.1 | Isi 10=box 412k@.6 | box led-bulb
Lampu & Busi | Lampu Stop Truk LED 24 V | Terangi | Kotak, Bulat*.9 | -=pcs 78k@.4 | icon brake-lamp
Lampu & Busi | Sekring Tancap | Kawatama | 10 A, 15 A, 20 A, 30 A*1.04 | Isi 100=box 48k@.2 | box high-voltage
Filter | Filter Oli Mobil | Rimba Daya, Bengkelin | Tipe A 1.3 L, Tipe B 1.5 L*1.05, Diesel 2.5 L*1.8 | Isi 10=dus 268k@3 | box oil-filter
Filter | Filter Udara Mobil | Rimba Daya, Bengkelin | MPV 1.3 L, MPV 1.5 L*1.04, SUV Diesel*1.7 | Isi 10=dus 425k@3 | box air-filter
Filter | Filter Udara Motor | Rimba Daya, Bengkelin | Matic 110*.9, Matic 125, Matic 150*1.15 | Isi 10=dus 318k@1.5 | box air-filter
Filter | Filter Solar | Rimba Daya | Pick-up*.9, Truk Ringan, Truk Berat*1.6 | -=pcs 68k@.6 | icon oil-filter
Filter | Filter AC Kabin | Bengkelin | Standar, Karbon*1.6 | Isi 10=dus 285k@1.5 | box air-filter
Rem | Kampas Rem Cakram Motor | Bengkelin, Tapak Baja | Matic, Bebek*.95, Sport*1.5 | Isi 10=box 298k@1.5 | box brake-pads
Rem | Kampas Rem Tromol Motor | Bengkelin | Matic, Bebek*.96 | Isi 10=box 262k@2.5 | box brake-pads
Rem | Kampas Rem Mobil | Bengkelin, Tapak Baja | Depan MPV, Depan SUV*1.5, Belakang Pick-up*.9 | -=set 168k@1.4 | box brake-pads
Rem | Kampas Rem Truk | Tapak Baja | Depan, Belakang*1.15 | -=set 425k@7 | box brake-pads
Rem | Master Rem | Bengkelin | Motor*.35, Mobil | -=pcs 385k@1.2 | icon nut-and-bolt
Rantai & Belt | Rantai Motor | Bengkelin | 428H 104L*.9, 428H 120L, 520 120L*1.9 | -=pcs 88k@1.3 | box chains
Rantai & Belt | Gear Set Motor | Bengkelin, Tapak Baja | Bebek 110, Bebek 125*1.08, Sport 150*1.5 | -=set 165k@2 | box gear
Rantai & Belt | V-Belt Matic | Bengkelin, Rimba Daya | 110, 125*1.05, 150*1.25 | -=set 108k@.4 | box drive-belt
Rantai & Belt | Fan Belt | Rimba Daya | A-42, A-50*1.15, B-60*1.6, 4PK*1.5 | -=pcs 42k@.2 | box drive-belt
Rantai & Belt | Bearing | Bengkelin | 6201*.8, 6202*.9, 6203, 6301*1.1 | Isi 10=pack 178k@.8 | box bearing
Rantai & Belt | Baut & Mur | Bengkelin | M6*.7, M8, M10*1.6 | 1 kg=kg 46k, 25 kg=dus 1095k | box nut-and-bolt
Cuci & Poles | Sampo Mobil & Motor | Kilau, Bengkelin | Biasa, Wax*1.25, Salju*1.1 | Jerigen 5 L=jerigen 82k, Jerigen 20 L=jerigen 298k, 1 L isi 12=karton 258k | jerrycan bubbles
Cuci & Poles | Semir Ban | Kilau, Bengkelin | Cair, Gel*1.3, Silikon*1.15 | 5 L=jerigen 118k, 500 ml isi 12=karton 228k | jerrycan wheel
Cuci & Poles | Kompon Poles | Kilau | Kasar, Halus*1.05 | 1 kg=kaleng 112k, 250 g isi 12=lusin 412k | can sparkles
Cuci & Poles | Kanebo | Kilau | Kecil*.7, Besar | Isi 12=lusin 218k@1.8 | tube sponge
Cuci & Poles | Spons Cuci | Kilau, Bersihin | Busa, Microfiber*1.7 | Isi 12=lusin 72k@.5 | box sponge
Cuci & Poles | Pembersih Mesin Degreaser | Kilau, Bengkelin | - | 5 L=jerigen 138k, Drum 200 L=drum 4950k | jerrycan gear
Pengharum & Interior | Parfum Mobil | Sekar Wangi | Gantung*.5, Gel, Semprot*1.2 | Isi 12=lusin 248k@1.2 | box evergreen-tree
Pengharum & Interior | Pembersih Dasbor | Kilau | Silikon, Krim*1.1 | 350 ml isi 12=karton 285k | can sparkles
Pengharum & Interior | Karpet Mobil Universal | Tokoraya, Bengkelin | Karet, PVC*.8 | 5 pcs=set 148k@4.5 | icon floor-mats
Pengharum & Interior | Sarung Jok Mobil | Tokoraya | MPV 7 Kursi, Pick-up*.4 | -=set 985k@8 | icon seat-cover
Pengharum & Interior | Payung Golf Promosi | Tokoraya | Hitam, Biru, Merah | Isi 12=lusin 685k@7 | icon umbrella
Kunci & Perkakas | Kunci Ring Pas Set | Bengkelin, Bajatama | 8 pcs*.55, 11 pcs, 14 pcs*1.5 | -=set 228k@2 | icon wrench
Kunci & Perkakas | Kunci Sok Set | Bengkelin, Bajatama | 24 pcs, 46 pcs*.75, 94 pcs*2.1 | -=set 445k@4.5 | icon toolbox
Kunci & Perkakas | Obeng Set | Bengkelin | 6 pcs, Ketok*1.5, Presisi*.9 | -=set 62k@.6 | icon screwdriver
Kunci & Perkakas | Tang | Bengkelin, Bajatama | Kombinasi 8 inci, Buaya 10 inci*1.35, Potong 6 inci*.9 | -=pcs 58k@.4 | icon pliers
Kunci & Perkakas | Palu Besi | Bengkelin, Bajatama | 1 lb*.7, 2 lb | -=pcs 68k@1 | icon hammer
Kunci & Perkakas | Kunci Momen | Bajatama, Bengkelin | 1/2 inci 210 Nm, 3/4 inci 500 Nm*2.8 | -=pcs 485k@2.2 | icon wrench
Kunci & Perkakas | Mata Gerinda | Bengkelin | Potong 4 inci, Poles 4 inci*1.4, Potong 14 inci*6.5 | Isi 25=box 118k@1.8 | box gear
Mesin Bengkel | Dongkrak Botol | Bengkelin, Bajatama | 2 Ton*.5, 5 Ton, 10 Ton*1.6, 20 Ton*2.9 | -=unit 265k@5 | icon bottle-jack
Mesin Bengkel | Dongkrak Buaya | Bengkelin | 2 Ton, 3 Ton*2.1 | -=unit 465k@9 | icon floor-jack
Mesin Bengkel | Kompresor Angin | Bajatama, Bengkelin | 1/2 HP*.7, 1 HP, 2 HP*2 | -=unit 2350k@32 | icon compressor
Mesin Bengkel | Mesin Cuci Tekanan Tinggi | Bajatama, Bengkelin | 70 Bar*.55, 100 Bar, 150 Bar*2.8 | -=unit 1280k@9 | icon pressure-washer
Mesin Bengkel | Gerinda Tangan | Bajatama | 4 inci, 5 inci*1.35 | -=unit 385k@2 | icon grinder
Mesin Bengkel | Bor Listrik | Bajatama, Bengkelin | 10 mm, 13 mm Impact*1.35, Baterai 12 V*1.5 | -=unit 365k@1.8 | icon drill
Mesin Bengkel | Trafo Las Inverter | Bajatama | 120 A, 160 A*1.4, 200 A*1.9 | -=unit 985k@5 | icon welder
`
