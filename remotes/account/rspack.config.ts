import { remote } from '../../rspack.config.base.ts'

export default remote(import.meta, {
  selfContained: ['./addresses/EditAddressScreen', './identity/IdentityScreen'],
})
