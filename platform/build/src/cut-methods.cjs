// A bundler keeps a class whole, also what nobody here calls of it. This leaves out the methods that are named as
// `Class.method`, and puts the second of each pair of `instead` in the place of the first. What it does not find any more
// has changed with the library, and has to be looked at again.
module.exports = function cutMethods(source) {
  const { methods = [], instead = [] } = this.getOptions()
  let text = source
  for (const name of methods) {
    const [owner, method] = name.split('.')
    const at = text.search(new RegExp(`\\bclass ${owner}\\b|\\b${owner} = class\\b`))
    const whole = new RegExp(`^([ \\t]+)(?:async )?${method}\\(.*\\) \\{\\n[^]*?^\\1\\}\\n`, 'm')
    if (at < 0 || !whole.test(text.slice(at)))
      throw new Error(`${this.resourcePath} has no ${name}`)
    text = text.slice(0, at) + text.slice(at).replace(whole, '')
  }
  for (const [was, is] of instead) {
    if (!text.includes(was)) throw new Error(`${this.resourcePath} has changed: ${was}`)
    text = text.replace(was, () => is)
  }
  return text
}
