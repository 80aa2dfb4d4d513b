import type { Modules, WordTable } from '@borong/contract/host'

/** Loads a remote's words. Depending on the bundler's form of a JSON module they are the module or its default export. */
export const remoteWords =
  (modules: Modules) =>
  async (unit: string, language: 'id' | 'en'): Promise<WordTable> => {
    const module = `./messages/${language}`
    try {
      const exports = await modules.load(unit, module)
      return (exports.default ?? exports) as WordTable
    } catch (error) {
      modules.retry(unit, module)
      throw error
    }
  }
