import { hasSentence } from './has-sentence.ts'

test.each([
  ['* Sends a call. ', true],
  ['*\n * Sends a call to\n * the `gateway`.\n ', true],
  ['* Sends a call.\n * @param input the input\n ', true],
  ['* Sends a call ', false],
  ['* @internal ', false],
  [' Sends a call.', false],
  [undefined, false],
])('the comment %j has a sentence: %s', (comment, has) => {
  expect(hasSentence(comment)).toBe(has)
})
