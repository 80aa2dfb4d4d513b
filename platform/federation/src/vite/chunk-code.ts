/**
 * The names that the code of a chunk finds around it, in the order of the container's arguments. A bundler writes
 * `require`, `exports` and `module`, this plugin the others.
 */
const LOAD = '__borong_load'
export const BASE = '__borong_base'
export const ADDRESS = '__borong_address'
const PARAMETERS = ['require', 'exports', 'module', LOAD, BASE, ADDRESS]

/**
 * Makes the CommonJS code of a chunk a script that hands it to the container. The lines remain, so that its source map
 * fits. `later` are the chunks that it may load.
 */
export function wrapChunk(code: string, global: string, later: readonly string[]): string {
  const place = `(self.${global}??=new Map).set(document.currentScript.src,`
  return `${place}function(${PARAMETERS.join()}){${loadFirst(code, later)}\n})`
}

// `import('./chart')` as the bundler renders it, with or without a conversion of the module.
const DYNAMIC_IMPORT =
  /Promise\.resolve\(\)\.then\(\(\) => ((?:\/\*[^*]*\*\/ )?(?:[\w$]+\()*)require\("\.\/([^"]+)"\)/g

/** Waits for the files of a chunk where the code imports it dynamically. */
function loadFirst(code: string, later: readonly string[]): string {
  const found = new Set<string>()
  const loaded = code.replaceAll(DYNAMIC_IMPORT, (text, conversion: string, file: string) => {
    if (!later.includes(file)) return text
    found.add(file)
    return `${LOAD}("./${file}").then(() => ${conversion}require("./${file}")`
  })
  const missing = later.filter((file) => !found.has(file))
  if (missing.length > 0)
    throw new Error(`The bundler renders the import of ${missing.join(', ')} in an unknown way`)
  return loaded
}
