import {
  type ASTVisitor,
  GraphQLError,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'

const MOST_ROOT_FIELDS = 2
// The shop's largest operation has half of these fields.
const MOST_FIELDS = 200

/**
 * Refuses an operation with more than two root fields, or with many fields. A field counts once for each place of its
 * fragment, and so does each alias: every one of them is computed for every line of a cart.
 */
export function fewFields(context: ValidationContext): ASTVisitor {
  const counted = new Map<string, number>()
  const fieldsOf = (set: SelectionSetNode, isDeep: boolean): number =>
    set.selections.reduce((sum, selection) => {
      if (selection.kind === 'Field') {
        const { selectionSet } = selection
        return sum + 1 + (isDeep && selectionSet ? fieldsOf(selectionSet, isDeep) : 0)
      }
      if (selection.kind === 'InlineFragment') return sum + fieldsOf(selection.selectionSet, isDeep)
      return sum + fieldsOfFragment(selection.name.value, isDeep)
    }, 0)
  const fieldsOfFragment = (name: string, isDeep: boolean): number => {
    const key = `${name} ${isDeep}`
    const known = counted.get(key)
    if (known !== undefined) return known
    // Another rule refuses a fragment that contains itself.
    counted.set(key, 0)
    const fragment = context.getFragment(name)
    const count = fragment ? fieldsOf(fragment.selectionSet, isDeep) : 0
    counted.set(key, count)
    return count
  }
  const refuse = (message: string) => context.reportError(new GraphQLError(message))
  return {
    OperationDefinition({ selectionSet }) {
      if (fieldsOf(selectionSet, false) > MOST_ROOT_FIELDS)
        refuse(`An operation has at most ${MOST_ROOT_FIELDS} root fields.`)
      if (fieldsOf(selectionSet, true) > MOST_FIELDS)
        refuse(`An operation has at most ${MOST_FIELDS} fields.`)
    },
  }
}
