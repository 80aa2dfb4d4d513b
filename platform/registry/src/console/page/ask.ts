/// <reference lib="dom" />
import { byId } from './element.ts'

/** Prompts for a word or sentence; undefined when cancelled. */
export function ask(title: string, label: string, given = ''): Promise<string | undefined> {
  const dialog = byId<HTMLDialogElement>('ask')
  const answer = byId<HTMLInputElement>('ask-answer')
  byId('ask-title').textContent = title
  byId('ask-label').firstElementChild!.textContent = label
  answer.value = given
  dialog.returnValue = ''
  dialog.showModal()
  return new Promise((resolve) => {
    dialog.addEventListener(
      'close',
      () => resolve(dialog.returnValue === 'yes' ? answer.value.trim() : undefined),
      { once: true },
    )
  })
}
