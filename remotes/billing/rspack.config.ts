import { remote } from '../../rspack.config.base.ts'

export default remote(import.meta, {
  hasKits: false,
  selfContained: [
    './electricity/ElectricityScreen',
    './mobile/MobileScreen',
    './postpaid/PostpaidScreen',
  ],
})
