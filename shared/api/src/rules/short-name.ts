const SHORT_NAME_LENGTH = 20

/** A recent search's name as a chip shows it: cut to 20 characters plus an ellipsis. */
export const shortName = (name: string): string => {
  const letters = [...name]
  return letters.length > SHORT_NAME_LENGTH
    ? `${letters.slice(0, SHORT_NAME_LENGTH).join('')}…`
    : name
}
