import { host } from '../rspack.config.base.ts'

export default host(import.meta)
