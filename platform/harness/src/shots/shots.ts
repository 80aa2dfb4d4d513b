import { root } from '@borong/build/units'
import { hostRoutes } from '@borong/contract/host-routes'
import type { Boot } from '@borong/contract/release'
import { chromium } from 'playwright'
import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Complaint, type Command } from '@borong/cli/command'
import { shopPort } from '@borong/cli/shop/shop-port'
import { chromiumArguments, findOrInstallChromium } from '../tests/browser.ts'
import { exampleOf } from './addresses.ts'
import { photograph, screenshotOf, type View } from './photograph.ts'
import { sheetOf } from './sheet.ts'
import { asBudi, asGuest, examples } from './visitors.ts'

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]
const LANGUAGES = ['id', 'en'] as const
/** The page of an address that matches no route. */
const NOWHERE = { path: '/not/a/page' }

export const shots: Command = {
  summary:
    'photographs every page of the running shop, on a phone and a desktop, in both languages',
  usage:
    'borong shots [path …]\nborong shots families\n\nThe pictures and one page with all of them lie in shots/. Routes come from the shop’s own tables. `families` draws every kind and size of the generated products on contact sheets.',
  async run(only) {
    if (only[0] === 'families') return drawFamilies()
    const address = `http://localhost:${shopPort(process.env)}`
    const boot = await readBoot(address)
    const folder = join(root, 'shots')
    const sessions = [await asGuest(address), await asBudi(address)]
    const known = await examples(address, sessions[1]!)
    const paths = [...hostRoutes, ...boot.routes, NOWHERE].flatMap((route) => {
      const path = exampleOf(route, known)
      if (path === undefined) process.stdout.write(`no example for ${route.path}\n`)
      return path === undefined || (only.length > 0 && !only.includes(path)) ? [] : [path]
    })
    const views: View[] = sessions.flatMap((session) =>
      LANGUAGES.flatMap((language) => SIZES.map((size) => ({ session, language, ...size }))),
    )
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    const browser = await chromium.launch({
      executablePath: findOrInstallChromium(),
      args: chromiumArguments,
    })
    let taken = 0
    const onScreenshot = () => {
      taken += 1
      if (taken % 50 === 0)
        process.stdout.write(`${taken} of ${paths.length * views.length} pictures\n`)
    }
    try {
      // The four views of one visitor run concurrently: pages mostly wait for images and answers.
      for (const session of sessions)
        await Promise.all(
          views
            .filter((view) => view.session === session)
            .map((view) => photograph(browser, address, view, paths, folder, onScreenshot)),
        )
    } finally {
      await browser.close()
    }
    const rows = paths.map((path) => ({
      path,
      screenshots: views.map((view) => ({
        name: screenshotOf(path, view),
        caption: `${view.session.name} · ${view.language} · ${view.width} × ${view.height}`,
      })),
    }))
    await writeFile(join(folder, 'index.html'), sheetOf(rows))
    process.stdout.write(`${taken} pictures: ${join(folder, 'index.html')}\n`)
  },
}

/** Contact sheets with every kind and size of the generated market; they need no shop. */
async function drawFamilies(): Promise<void> {
  await promisify(execFile)(process.execPath, [join(root, 'demo/scripts/draw-families.ts')])
  process.stdout.write(`${join(root, 'shots', 'families-*.png')}\n`)
}

async function readBoot(address: string): Promise<Boot> {
  const html = await fetch(address).then(
    (response) => response.text(),
    () => '',
  )
  const text = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1]
  if (!text)
    throw new Complaint(`No shop is open at ${address}. Open one with npm start.`, 'network')
  return JSON.parse(text) as Boot
}
