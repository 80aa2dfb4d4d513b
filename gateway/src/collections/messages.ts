import { defineMessages } from '@borong/api/messages'

export const tradeMessages = defineMessages({
  restaurant: { id: 'Rumah makan', en: 'Restaurant' },
  cafe: { id: 'Kafe', en: 'Café' },
  office: { id: 'Kantor', en: 'Office' },
  laundry: { id: 'Laundry', en: 'Laundry' },
  workshop: { id: 'Bengkel', en: 'Workshop' },
  shop: { id: 'Warung dan toko', en: 'Grocery shop' },
  clinic: { id: 'Klinik', en: 'Clinic' },
  builder: { id: 'Kontraktor', en: 'Builder' },
})

export const leadMessages = defineMessages({
  restaurant: {
    id: 'Bahan dan kemasan untuk dapur seminggu.',
    en: 'A week of food and packaging.',
  },
  cafe: { id: 'Kopi, susu, sirup, dan gelas.', en: 'Coffee, milk, syrups and cups.' },
  office: { id: 'Kertas, alat tulis, dan pantry sebulan.', en: 'A month of paper and pantry.' },
  laundry: { id: 'Detergen, pewangi, dan kemasan.', en: 'Detergent, scents and packaging.' },
  workshop: { id: 'Oli, aki, dan suku cadang.', en: 'Oils, batteries and spare parts.' },
  shop: { id: 'Barang yang paling cepat laku.', en: 'The fastest sellers.' },
  clinic: { id: 'Masker, kapas, dan kebersihan.', en: 'Masks, cotton and cleaning.' },
  builder: { id: 'Bahan bangunan dan keselamatan.', en: 'Building materials and safety.' },
})
