import { root } from '@borong/build/units'
import type { Boot } from '@borong/contract/release'
import { chromium, type Browser } from 'playwright'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Complaint, type Command } from '../command.ts'
import { chromiumArguments, findOrInstallChromium } from '../tests/browser.ts'
import { exampleOf } from './addresses.ts'
import { asBudi, asGuest, examples, type Session } from './visitors.ts'

const SIZES = [
  [360, 740],
  [1280, 800],
] as const
const LANGUAGES = ['id', 'en'] as const

export const shots: Command = {
  summary:
    'photographs every page of the running shop, on a phone and a desktop, in both languages',
  usage:
    'borong shots [path …]\n\nThe pictures and one page with all of them lie in shots/. Routes come from the shop’s own tables.',
  async run(only) {
    const address = `http://localhost:${process.env.PORT ?? 3000}`
    const boot = await readBoot(address)
    const folder = join(root, 'shots')
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    const browser = await chromium.launch({
      executablePath: findOrInstallChromium(),
      args: chromiumArguments,
    })
    const pictures: string[] = []
    for (const session of [await asGuest(address), await asBudi(address)]) {
      const known = await examples(address, session)
      for (const route of boot.routes) {
        const path = exampleOf(route, known)
        if (path === undefined) process.stdout.write(`no example for ${route.path}\n`)
        else if (only.length === 0 || only.includes(path))
          pictures.push(...(await photograph(browser, address, path, session, folder)))
      }
    }
    await browser.close()
    await writeFile(join(folder, 'index.html'), sheet(pictures))
    process.stdout.write(`${pictures.length} pictures: ${join(folder, 'index.html')}\n`)
  },
}

async function readBoot(address: string): Promise<Boot> {
  const html = await fetch(address).then(
    (response) => response.text(),
    () => '',
  )
  const text = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1]
  if (!text) throw new Complaint(`No shop is open at ${address}. Open one with npm start.`)
  return JSON.parse(text) as Boot
}

async function photograph(
  browser: Browser,
  address: string,
  path: string,
  session: Session,
  folder: string,
): Promise<string[]> {
  const names: string[] = []
  for (const language of LANGUAGES) {
    for (const [width, height] of SIZES) {
      const context = await browser.newContext({
        viewport: { width, height },
        locale: language,
        timezoneId: 'Asia/Jakarta',
      })
      await context.addCookies([
        ...session.cookies,
        { name: 'lang', value: language, url: address },
      ])
      const page = await context.newPage()
      await page.goto(address + path, { waitUntil: 'load' })
      // Streams keep a line open, so the network may never be idle.
      await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {})
      const name = `${path.replaceAll(/\W+/g, '_')}-${session.name}-${language}-${width}.png`
      await page.screenshot({ path: join(folder, name) })
      names.push(name)
      await context.close()
    }
  }
  return names
}

const sheet = (
  pictures: string[],
) => `<!doctype html><meta charset="utf-8"><title>Borong: every page</title>
<style>body{display:flex;flex-wrap:wrap;gap:16px;font:13px system-ui}figure{margin:0}img{height:480px;border:1px solid #ccc}</style>
${pictures.map((name) => `<figure><img src="${name}" loading="lazy" alt=""><figcaption>${name}</figcaption></figure>`).join('\n')}
`
