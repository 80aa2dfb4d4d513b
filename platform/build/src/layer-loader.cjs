const { sep } = require('node:path')

const fromDesignSystem = new RegExp(`\\${sep}(shared|@borong)\\${sep}(ui|patterns)\\${sep}`)

/**
 * Puts a stylesheet into its cascade layer: those of the design system and of its patterns into `ui`, a unit's own into
 * the unit's. A remote's styles remain in the page after navigation, and the layer prevents them from overriding another
 * unit's. A sheet that names its own layer is unchanged.
 */
module.exports = function layerLoader(source) {
  if (/^\s*(\/\*[^]*?\*\/\s*)*@layer\b/.test(source)) return source
  const layer = fromDesignSystem.test(this.resourcePath) ? 'ui' : this.getOptions().layer
  return `@layer ${layer} {\n${source}\n}`
}
