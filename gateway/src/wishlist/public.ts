export { addWishes, MOST_WISHES, removeWish, wishesOf } from './wishes.ts'
