import { testPage } from '@borong/contract/testing/test-page'
import { downloadBlob } from '@borong/ui/download-blob'
import { waitFor } from '@testing-library/react'
import { startInApp } from './start-in-app.ts'

const showFile = jest.fn<void, [{ file: Blob; name: string }, string]>()
jest.mock('./late-parts.ts', () => ({
  showFile: (...given: Parameters<typeof showFile>) => showFile(...given),
}))

const IN_APP = 'Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) Instagram 334.0.0'

const openIn = (userAgent: string) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  return startInApp(testPage())
}

/** The links that the browser itself follows from now on. */
function followed() {
  const links: string[] = []
  const note = (event: Event) => {
    if (!event.defaultPrevented) links.push((event.target as HTMLAnchorElement).download)
    event.preventDefault()
  }
  addEventListener('click', note)
  return links
}

URL.createObjectURL = () => 'blob:file'

// First, because the listeners of the window of an app stay for the life of a document.
test('R-24: a browser saves a file itself', async () => {
  await openIn('Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36')
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  downloadBlob(new Blob(['a;b']), 'faktur.csv')
  expect(click).toHaveBeenCalledTimes(1)
  expect(showFile).not.toHaveBeenCalled()
  click.mockRestore()
})

test('R-24: the window of another app shows a sheet for a file that was saved before the host listened', async () => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValueOnce()
  const file = new Blob(['a;b'])
  downloadBlob(file, 'faktur.pdf')
  expect(showFile).not.toHaveBeenCalled()
  await openIn(IN_APP)
  expect(showFile).toHaveBeenCalledWith({ file, name: 'faktur.pdf' }, 'id')
  showFile.mockClear()
})

test('R-24: the window of another app shows a sheet for a file, and for a link to a file of the page', async () => {
  const links = followed()
  const file = new Blob(['a;b'])
  downloadBlob(file, 'faktur.csv')
  await waitFor(() => expect(showFile).toHaveBeenCalledWith({ file, name: 'faktur.csv' }, 'id'))

  document.body.innerHTML =
    '<a download="qr.png" href="data:image/png;base64,aGFsbw=="><b>Simpan</b></a><a download="o.zip" href="/o.zip">O</a>'
  document.querySelector('b')!.click()
  await waitFor(() => expect(showFile).toHaveBeenCalledTimes(2))
  const shown = showFile.mock.lastCall![0]
  expect(shown.name).toBe('qr.png')
  expect(shown.file.type).toBe('image/png')
  expect(shown.file.size).toBe('halo'.length)
  document.querySelector<HTMLElement>('[href="/o.zip"]')!.click()
  expect(showFile).toHaveBeenCalledTimes(2)
  expect(links).toEqual(['o.zip'])
})
