import { remote } from '../../rspack.config.base.ts'

export default remote(import.meta, {
  selfContained: [
    './application/ApplicationScreen',
    './collection/CollectionsScreen',
    './financiall/FinanciallScreen',
    './kargo/BookScreen',
    './service/AppliedScreen',
    './tender/TenderScreen',
  ],
})
