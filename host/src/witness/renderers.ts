import { unitInStack } from '../telemetry/unit-in-stack.ts'

type Inject = (renderer: unknown) => number

interface ReactHook {
  isDisabled?: boolean
  supportsFiber?: boolean
  inject: Inject
  onCommitFiberRoot?: () => void
  onCommitFiberUnmount?: () => void
  checkDCE?: () => void
}

/** How often a React renderer announced itself on this page, and which scripts did. */
export interface Renderers {
  bringers(): readonly string[]
}

/** Every copy of react-dom announces itself to this hook while it starts; must be watched before the first one does. */
export function watchRenderers(target: { __REACT_DEVTOOLS_GLOBAL_HOOK__?: ReactHook }): Renderers {
  // To read a stack makes the engine go over whole scripts again: not while the page starts.
  const introductions: Error[] = []
  const standing = target.__REACT_DEVTOOLS_GLOBAL_HOOK__
  const passOn = standing?.inject.bind(standing)
  const inject: Inject = (renderer) => {
    introductions.push(new Error())
    return passOn ? passOn(renderer) : introductions.length
  }
  if (standing) standing.inject = inject
  else {
    const nothing = () => {}
    target.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject,
      onCommitFiberRoot: nothing,
      onCommitFiberUnmount: nothing,
      checkDCE: nothing,
    }
  }
  return { bringers: () => introductions.map(({ stack }) => unitInStack(stack ?? '')) }
}
