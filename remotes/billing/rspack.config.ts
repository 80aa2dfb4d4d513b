import { remote } from '../../rspack.config.base.ts'

export default remote(import.meta, {
  selfContained: [
    './electricity/ElectricityScreen',
    './mobile/MobileScreen',
    './postpaid/PostpaidScreen',
  ],
})
