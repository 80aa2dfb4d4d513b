export { atlas } from './atlas.ts'
export { distanceKm, type Point } from './distance.ts'
export { nearestVillage } from './nearest.ts'
export { searchPlaces } from './search.ts'
