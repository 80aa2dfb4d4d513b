/** The flags of a shipping option, as the calls send them. */
export interface OptionFlags {
  covered_city?: 'Y' | 'N'
  minimum_purchase_fulfilled?: 'Y' | 'N'
  feature_flag?: 'Y' | 'N'
}

const isYes = (flag: 'Y' | 'N' | undefined) => flag === undefined || flag === 'Y'

/** Whether a buyer can choose this option. Otherwise the first of its flags that is not Y is the reason. */
export const canChoose = (option: OptionFlags): boolean =>
  isYes(option.covered_city) &&
  isYes(option.minimum_purchase_fulfilled) &&
  isYes(option.feature_flag)

/** V-06: whether a seller ships to the address. If not, every one of its options has that flag. */
export const reachesAddress = (options: readonly OptionFlags[]): boolean =>
  options.some((option) => isYes(option.covered_city))
