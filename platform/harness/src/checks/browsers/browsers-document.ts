import { browsers, enhancements } from '@borong/federation/browsers'
import { root } from '@borong/build/units'
import { join } from 'node:path'
import { browsersWithout, findFeature } from './support.ts'

export const DOCUMENT = join(root, 'docs/browsers.md')

/** docs/browsers.md: the supported browsers, and what their oldest versions lack. */
export const browsersDocument = (): string =>
  [
    '# Browsers',
    '',
    'Generated from `platform/federation/src/browsers.ts` by `node platform/harness/src/checks/browsers/write-document.ts`.',
    'The check `browsers` finds what a page uses beyond this list. The [decision](decisions/0046-supported-browsers.md) has the reasons.',
    '',
    '| browsers | from version |',
    '| --- | --- |',
    ...browsers.map(({ name, first }) => `| ${name} | ${first} |`),
    '',
    'Everything works in these versions. Some features improve a page where a browser has them:',
    '',
    '| feature | missing in the oldest versions of | without it |',
    '| --- | --- | --- |',
    ...enhancements.map(
      ({ features, without }) =>
        `| ${features.map((name) => `\`${name}\``).join(', ')} | ${familiesWithout(features)} | ${without} |`,
    ),
    '',
    'Browsers without cascade layers (Chrome before 99, Safari before 15.4, Firefox before 97) show the server’s HTML without styles:',
    'products and prices can be read, and “+ Keranjang” works as a form.',
    '',
    '`npm test browser` and `browser-long` run in Chromium. `npm test engines` runs ten journeys in Debian’s Firefox and WebKit, at 360 and 1280 px:',
    'WebKit’s window is at least 447 px wide. Real phones, pushes and passkeys are not part of it.',
    '',
  ].join('\n')

const familiesWithout = (features: readonly string[]) => {
  const lacking = new Set(
    features.flatMap((name) =>
      browsersWithout(findFeature(name)!).map((one) => one.split(' ')[0]!),
    ),
  )
  return browsers
    .filter(({ data }) => data.some((name) => lacking.has(name)))
    .map(({ name }) => name.split(',')[0])
    .join(', ')
}
