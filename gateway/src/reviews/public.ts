export { REVIEWS_TO_SHOW_RATING } from './summarise.ts'
