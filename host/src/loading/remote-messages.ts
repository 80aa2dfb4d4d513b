import type { Modules, MessageTable } from '@borong/contract/host'

/** Loads a remote's messages. They are the JSON module itself or its default export, depending on the bundler. */
export const remoteMessages =
  (modules: Modules) =>
  async (unit: string, language: 'id' | 'en'): Promise<MessageTable> => {
    const module = `./messages/${language}`
    try {
      const exports = await modules.load(unit, module)
      return (exports.default ?? exports) as MessageTable
    } catch (error) {
      modules.retry(unit, module)
      throw error
    }
  }
