/** The part of a browser that the journeys need, the same in each engine. */
export interface Engine {
  /** Opens a window without cookies, storage and history. */
  newSession(size: Size): Promise<Session>
  stop(): Promise<void>
}

export interface Size {
  width: number
  height: number
}

/** Tabs with the same cookies and storage. */
export interface Session {
  openTab(): Promise<Tab>
  /** The folder that receives downloaded files. */
  downloads: string
  /** The errors of the pages that the browser itself reported. */
  errors(): readonly string[]
  close(): Promise<void>
}

export interface Tab {
  /** Starts a navigation. It does not wait for the page. */
  go(address: string): Promise<void>
  /** Brings the tab to the front. Pages behind it pause what only a reader needs. */
  show(): Promise<void>
  reload(): Promise<void>
  /** Calls a function in the page. It uses nothing but its arguments, and both they and its result are JSON. */
  evaluate<Args extends readonly unknown[], Result>(
    call: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  /** Runs a script in the page. */
  run(source: string): Promise<void>
  click(x: number, y: number): Promise<void>
  /** Presses and releases these keys, one after the other. */
  press(keys: readonly string[]): Promise<void>
}

/** A call to a browser that takes longer ends the browser. */
export const CALL_LIMIT_MS = 30_000

/** The actions of a mouse click, as WebDriver and WebDriver BiDi describe them. */
export const clickAt = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

/** The actions of pressed keys. */
export const pressesOf = (keys: readonly string[]) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]
