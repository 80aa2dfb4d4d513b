import { sep } from 'node:path'

const FROM_DESIGN_SYSTEM = new RegExp(`\\${sep}(shared|@borong)\\${sep}(ui|patterns)\\${sep}`)
// Statements that are valid only before all rules.
const FIRST = /^(\s*(?:\/\*[^]*?\*\/\s*)*)@(charset|use|forward|import)\b([^;{]*);/

/**
 * Puts a stylesheet into its cascade layer: those of the design system and of its patterns into `ui`, a unit's own into
 * the unit's. A sheet that names its own layer is unchanged.
 */
export function layerStyles(source: string, file: string, unitLayer: string): string {
  if (/^\s*(\/\*[^]*?\*\/\s*)*@layer\b/.test(source)) return source
  const layer = FROM_DESIGN_SYSTEM.test(file) ? 'ui' : unitLayer
  let first = ''
  let rest = source
  for (let found = FIRST.exec(rest); found; found = FIRST.exec(rest)) {
    const [whole, before, rule, text] = found
    first += rule === 'import' ? `${before}@import${layered(text!, layer)};` : whole
    rest = rest.slice(whole.length)
  }
  return rest.trim() === '' ? first : `${first}@layer ${layer} {\n${rest}\n}`
}

// The layer follows the address, before media and other conditions.
const layered = (text: string, layer: string) =>
  text.replace(/^\s*(url\([^)]*\)|"[^"]*"|'[^']*')/, (address) => `${address} layer(${layer})`)
