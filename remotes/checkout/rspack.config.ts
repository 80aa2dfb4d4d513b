import { remote } from '../../rspack.config.base.ts'
import table from './remote.ts'

// The cart and the checkout are at their budget, and any other division of the shared code makes them larger.
export default remote(import.meta, { selfContained: table.routes.map(({ screen }) => screen) })
