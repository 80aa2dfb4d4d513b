import { stackText } from './stack-text.ts'

const errorWith = (stack: string) => Object.assign(new Error('bug'), { stack })

test.each([
  [
    'Chromium, whose stack begins with it',
    'Error: bug\n    at f (a.js:1:2)',
    /^Error: bug\n {4}at f/,
  ],
  ['Firefox, whose stack does not', 'f@a.js:1:2\n', /^bug\nf@a\.js:1:2$/],
])('M-04: an error has its message before its stack in %s', (_, stack, text) => {
  expect(stackText(errorWith(stack))).toMatch(text)
})

test('M-04: a thrown text is its own text', () => {
  expect(stackText('bug')).toBe('bug')
})
