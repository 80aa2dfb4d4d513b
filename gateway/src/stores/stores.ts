import type { Domain } from '../server/domain.ts'
import { serveStoreDesk } from './desk.ts'

/** The desk’s page of one store: its address for messages, and its membership. Its data are those of the catalogue. */
export const stores: Domain = { name: 'stores', routes: serveStoreDesk }
