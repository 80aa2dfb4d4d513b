import type { Check } from '../../api/answers.ts'

/** `journeys failed: 2 of 40` */
export const checkInWords = ({
  name,
  passed,
  failed,
}: Pick<Check, 'name' | 'passed' | 'failed'>): string =>
  failed > 0
    ? `${name} failed: ${failed} of ${passed + failed}`
    : `${name} passed: ${passed} ${passed === 1 ? 'test' : 'tests'}`

/** `checkout 1.3.0, host 1.2.0` */
export const mixInWords = ({ mix }: Pick<Check, 'mix'>): string =>
  Object.entries(mix)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map((pair) => pair.join(' '))
    .join(', ')
