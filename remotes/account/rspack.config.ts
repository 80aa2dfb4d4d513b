import { remote } from '../../rspack.config.base.ts'

export default remote(import.meta, {
  selfContained: ['./company/CompanyScreen', './identity/IdentityScreen'],
})
