export { allFlags, configuredFlags, isFlagName, setFlag } from './flags.ts'
