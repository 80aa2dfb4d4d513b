import { boot } from '../testing/boot.ts'
import { createRecall } from './recall.ts'

const start = (more: Parameters<typeof boot>[0] = {}) => {
  const loadDocument = jest.fn()
  const recall = createRecall(boot(more), loadDocument)
  recall.arrive('/cart')
  return { recall, loadDocument }
}

test('M-04: a tab that runs a recalled version loads a new document at its next navigation, and not before', () => {
  const { recall, loadDocument } = start()
  recall.note('services@3.0.0 checkout@1.1.0')
  recall.arrive('/cart')
  expect(loadDocument).not.toHaveBeenCalled()
  recall.arrive('/checkout')
  expect(loadDocument).toHaveBeenCalledTimes(1)
})

test.each([
  ['another version was recalled', {}, 'checkout@1.0.0 checkout@1.1.0-pr1'],
  ['the version was chosen by hand', { overridden: ['checkout'] }, 'checkout@1.1.0'],
])('M-04: a tab stays when %s', (_, more, recalled) => {
  const { recall, loadDocument } = start(more)
  recall.note(recalled)
  recall.arrive('/')
  expect(loadDocument).not.toHaveBeenCalled()
})
