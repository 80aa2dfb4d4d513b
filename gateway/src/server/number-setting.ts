type Environment = Record<string, string | undefined>

/** A setting that is a number of at least `least`. An empty or other value stops the start with a message. */
export function numberSetting(
  environment: Environment,
  name: string,
  standard: number,
  least = 0,
): number {
  const text = environment[name]
  if (text === undefined) return standard
  const value = text.trim() === '' ? NaN : Number(text)
  if (Number.isFinite(value) && value >= least) return value
  throw new Error(`${name} must be a number of at least ${least}, not “${text}”.`)
}

/** A setting that is a port; 0 lets the system choose one. */
export function portSetting(environment: Environment, name: string, standard: number): number {
  const port = numberSetting(environment, name, standard)
  if (Number.isInteger(port) && port <= 65_535) return port
  throw new Error(`${name} must be a port from 0 to 65535, not “${environment[name]}”.`)
}
