import sharp from 'sharp'
import { families } from '../market/families/family.ts'
import { iconOf } from '../market/families/kind-icons.ts'
import { picture } from './goods/goods.ts'
import { placed } from './noto.ts'

test('R-12: every kind of goods has the icon that it names', () => {
  const missing = families.flatMap((family) =>
    family.kinds
      .map(({ name }) => iconOf(family, name))
      .filter((icon) => picture(icon) === undefined),
  )
  expect(missing).toEqual([])
})

test('R-12: an icon stays within its square', async () => {
  const icon = placed(
    '<rect x="-200" y="-200" width="600" height="600" fill="#fff"/>',
    100,
    100,
    50,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200">${icon}</svg>`
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
  const opacityAt = (x: number, y: number) =>
    data[(y * info.width + x) * info.channels + info.channels - 1]
  expect([opacityAt(125, 125), opacityAt(90, 125), opacityAt(160, 125)]).toEqual([255, 0, 0])
})
