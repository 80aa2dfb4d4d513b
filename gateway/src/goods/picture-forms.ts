import { textsIn } from '@borong/api/messages'
import type { Language } from '../server/domain.ts'
import { viewMessages } from './messages.ts'

interface Pictured {
  id: number
  card: { image: string }
  picture_count: number
  picture_version: number
}

/** The uploaded pictures of a product with the acts on each, and the form of another one. */
export function pictureForms(row: Pictured, language: Language, images: string): string {
  const text = textsIn(viewMessages, language)
  // Pictures of version 0 were not uploaded.
  const count = row.picture_version === 0 ? 0 : row.picture_count
  const positions = Array.from({ length: count }, (_, index) => index + 1)
  const arrange = (keep: readonly number[], label: string) =>
    `<form data-act="pictures" data-product="${row.id}" data-keep="${keep.join(',')}"><button class="plain">${label}</button></form>`
  const shown = positions.map((position) => {
    const others = positions.filter((one) => one !== position)
    const address = `${images}/${row.card.image}${position === 1 ? '' : `/${position}`}?w=240`
    return `<div><img src="${address}" alt="" loading="lazy" width="120" height="120">
      ${position === 1 ? '' : arrange([position, ...others], text.first)}${arrange(others, text.removePicture)}</div>`
  })
  return `<div class="pictures">${shown.join('')}</div>
    <form data-act="picture" data-product="${row.id}"><label>${text.addPicture} <input name="file_id" type="file" required accept="image/jpeg,image/png,image/webp"></label><button>${text.send}</button></form>`
}
