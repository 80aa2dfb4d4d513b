import { normalise } from '../words.ts'

const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const JOINED = new RegExp(
  String.raw`(?<![\d.,/\p{L}-])${NUMBER}(?:[/x×-]${NUMBER})+(?![\d\p{L}])`,
  'gu',
)

/** The numbers of a text that belong together, as '90/90-14', '2x1,5' and '3/4', and the text without them. */
export function takeJoinedNumbers(text: string): { joined: string[]; rest: string } {
  const joined: string[] = []
  const rest = text.replace(JOINED, (written) => {
    joined.push(written)
    return ' '
  })
  return { joined, rest }
}

/** The words of joined numbers, which are neighbours in a name. */
export const joinedWords = (written: string): string[] => normalise(written).split(' ')
