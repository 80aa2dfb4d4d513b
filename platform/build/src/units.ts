export { isStandalone, root, unitDirectories, unitName } from '@borong/federation/units'
