import type { Domain } from '@borong/gateway/server/domain'
import { warmUpDrawing } from './generated-images.ts'

export const images: Domain = {
  name: 'demo-images',
  routes({ app, config }) {
    if (!config.imageDirectory) app.addHook('onListen', async () => warmUpDrawing())
  },
}
