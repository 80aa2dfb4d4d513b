export { host, remote } from './platform/build/src/recipe.ts'
