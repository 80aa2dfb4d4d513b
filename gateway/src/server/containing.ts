/** The pattern of `like` for values that contain this text, which may have wildcards. */
export const containing = (text: string): string =>
  `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`
