import { fileOf } from './file-of.ts'

function read(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.readAsText(file)
  })
}

test.each([
  ['data:image/png;base64,aGFsbw==', 'image/png', 'halo'],
  [
    'data:text/calendar;charset=utf-8,BEGIN%3AVCALENDAR%0D%0A',
    'text/calendar',
    'BEGIN:VCALENDAR\r\n',
  ],
])('R-24: reads the file in %s', async (address, type, content) => {
  const file = fileOf(address)
  expect(file.type).toBe(type)
  expect(await read(file)).toBe(content)
})
