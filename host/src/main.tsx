import '@borong/ui/tokens.css'
import '@borong/ui/font.css'
import '@borong/ui/base.css'
import './host.css'
import { dropMissedWebFont } from './page/missed-web-font.ts'
import { pressEarlyTaps } from './shell/early-taps.ts'
import { guardTaps } from './shell/guard-taps.ts'

const turn = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Starts the page in parts, each in its own task. Between tasks, a slow phone paints and answers taps. */
async function start() {
  await turn()
  dropMissedWebFont(document)
  await turn()
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await turn()
  await import(/* webpackMode: "eager", webpackExports: [] */ '@borong/contract/host')
  await turn()
  const { openDocument } = await import(/* webpackMode: "eager" */ './open-document.tsx')
  await turn()
  const { show } = openDocument()
  await turn()
  show()
}

// Before everything else: hydration may shift the layout.
guardTaps()
pressEarlyTaps()
void start()
