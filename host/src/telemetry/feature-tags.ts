import type { RuntimeConfig } from '@borong/contract'

/** Section 9: the feature version and the error-reporting flag, as tags. An edge of an earlier release has none. */
export const featureTags = ({ features }: Pick<RuntimeConfig, 'features'>) =>
  features
    ? { feature_version: features.version, error_reporting: features.errorReporting }
    : undefined
