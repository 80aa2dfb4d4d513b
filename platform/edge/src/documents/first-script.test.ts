import { runInNewContext } from 'node:vm'
import { documentBeginning } from './html.ts'

test('K-07: records fifty stack frames of an error that is thrown before the host’s scripts run', () => {
  const beginning = documentBeginning({ language: 'id', marks: [] }, [])
  const [, script] = /<script>(.*?)<\/script>/.exec(beginning)!
  const frames = runInNewContext(
    `${script}
    const deep = (depth) => (depth === 0 ? new Error('deep') : deep(depth - 1))
    deep(80).stack.split('\\n').filter((line) => line.startsWith('    at ')).length`,
    { addEventListener() {}, document: { documentElement: { dataset: {} } } },
  ) as number
  expect(frames).toBe(50)
})
