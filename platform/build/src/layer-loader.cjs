const { layerStyles } = require('@borong/federation/layer-styles')

/**
 * Puts a stylesheet into its cascade layer. A remote's styles remain in the page after navigation, and the layer prevents
 * them from overriding another unit's.
 */
module.exports = function layerLoader(source) {
  return layerStyles(source, this.resourcePath, this.getOptions().layer)
}
