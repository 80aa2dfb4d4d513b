import { unitDirectories, unitName } from '@borong/build/units'
import { Complaint } from './command.ts'
import { didYouMean } from './releases/closest.ts'

/** The folder of a unit by its name; throws a complaint if there is none. */
export async function directoryOf(name: string): Promise<string> {
  const all = await unitDirectories()
  const found = all.find((directory) => unitName(directory) === name)
  if (found) return found
  const names = all.map(unitName)
  throw new Complaint(
    `There is no unit ${name} here.${didYouMean(name, names)}\n  Units: ${names.join(', ')}`,
  )
}
