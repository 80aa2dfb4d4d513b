/** Icons of kinds that look unlike the others of their family, by the names of the family and the kind. */
const kindIcons: Readonly<Record<string, string>> = {
  'Sayur Segar Kentang': 'potato',
  'Sayur Segar Kubis': 'cabbage',
  'Sayur Segar Timun': 'cucumber',
  'Sayur Segar Buncis': 'green-beans',
  'Sayur Segar Brokoli': 'broccoli',
  'Sayur Segar Kembang Kol': 'cauliflower',
  'Sayur Segar Tomat': 'tomato',
  'Sayur Segar Terong': 'eggplant',
  'Sayur Segar Labu Siam': 'chayote',
  'Buah Segar Semangka': 'watermelon',
  'Buah Segar Melon': 'melon',
  'Buah Segar Pepaya': 'papaya',
  'Buah Segar Nanas': 'pineapple',
  'Buah Segar Mangga Harum Manis': 'mango',
  'Jeruk Nipis': 'lime',
  'Apel Malang': 'green-apple',
  'Selai Nanas': 'pineapple',
  'Selai Bluberi': 'blueberries',
  'Selai Kacang': 'peanuts',
}

/** The icon of a kind, else that of its family. */
export const iconOf = (family: { noun: string; icon: string }, kind: string): string =>
  kindIcons[`${family.noun} ${kind}`] ?? family.icon
