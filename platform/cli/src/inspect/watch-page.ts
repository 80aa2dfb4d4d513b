/** The files below `/assets/` on the stack of an act, the nearest first: `checkout/cart-CartScreen.3f9a2c1b.js`. */
type Files = readonly string[]

/** The acts of one page, as the script in it records them. */
export interface PageRecord {
  /** Names that were written or removed, each with its area; `*` for all names. */
  stored: { area: string; name: string; files: Files }[]
  /** Stylesheets and rules that scripts added. */
  styles: { text: string; files: Files }[]
  /** Differences from the browser's own objects: `Array.prototype.at`. The functions are in `values`, in the same order. */
  changed: { name: string; how: 'replaced' | 'added' | 'removed' }[]
  images: { address: string; bytes: number; unit: string | undefined }[]
}

/** The listeners and timers that are still there. */
export interface LeftRecord {
  listeners: { on: string; type: string; files: Files }[]
  timers: { kind: 'interval' | 'timeout'; files: Files }[]
}

/** The object with which a test of the page reads its record. */
export interface Watch {
  read(): PageRecord
  /** From now on the page of the unit is left: a timeout that starts later belongs to no page. */
  leave(): void
  left(): LeftRecord
  values: unknown[]
}

/**
 * Runs in the page before any other script, and records what scripts do to parts that all units share. It is sent as text, so
 * it uses nothing of this module.
 */
export function watchPage(): void {
  const stored: PageRecord['stored'] = []
  const styles: { text(): string; files: Files }[] = []
  const listeners: (LeftRecord['listeners'][number] & { target: unknown; listener: unknown })[] = []
  const timers = new Map<number, LeftRecord['timers'][number]>()
  const values: unknown[] = []
  let hasLeft = false

  function filesOnStack(): string[] {
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 60
    const { stack = '' } = new Error('stack')
    Error.stackTraceLimit = stackTraceLimit
    return [...stack.matchAll(/\/assets\/([\w-]+\/[^\s:)?]+)/g)].map(([, file]) => file!)
  }

  type Method = (this: unknown, ...args: never[]) => unknown
  function before(owner: object, name: string, note: (self: unknown, args: unknown[]) => void) {
    const methods = owner as Record<string, Method>
    const original = methods[name]
    if (typeof original !== 'function') return
    methods[name] = function (this: unknown, ...args: never[]) {
      try {
        note(this, args)
      } catch {
        // A storage can be forbidden. The page must behave as without the record.
      }
      return Reflect.apply(original, this, args)
    }
  }

  const store = (area: string, name: unknown) =>
    stored.push({ area, name: String(name), files: filesOnStack() })
  const areaOf = (self: unknown) =>
    self === window.localStorage ? 'localStorage' : 'sessionStorage'
  before(Storage.prototype, 'setItem', (self, [name]) => store(areaOf(self), name))
  before(Storage.prototype, 'removeItem', (self, [name]) => {
    if ((self as Storage).getItem(String(name)) !== null) store(areaOf(self), name)
  })
  before(Storage.prototype, 'clear', (self) => store(areaOf(self), '*'))
  before(IDBFactory.prototype, 'open', (_, [name]) => store('IndexedDB', name))
  before(IDBFactory.prototype, 'deleteDatabase', (_, [name]) => store('IndexedDB', name))
  if ('CacheStorage' in window) {
    before(CacheStorage.prototype, 'open', (_, [name]) => store('the cache storage', name))
    before(CacheStorage.prototype, 'delete', (_, [name]) => store('the cache storage', name))
  }
  const cookieStore = (window as { CookieStore?: { prototype: object } }).CookieStore
  if (cookieStore)
    for (const method of ['set', 'delete'])
      before(cookieStore.prototype, method, (_, [given]) =>
        store('the cookies', typeof given === 'object' ? (given as { name: string }).name : given),
      )
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(this: Document, text: string) {
      store('the cookies', text.split('=')[0]!.trim())
      cookie.set!.call(this, text)
    },
  })

  const noteStyle = (node: unknown) => {
    if (node instanceof HTMLStyleElement)
      styles.push({ text: () => node.textContent, files: filesOnStack() })
  }
  for (const method of ['appendChild', 'insertBefore', 'replaceChild'])
    before(Node.prototype, method, (_, [node]) => noteStyle(node))
  for (const method of ['append', 'prepend', 'before', 'after'])
    before(Element.prototype, method, (_, nodes) => nodes.forEach(noteStyle))
  for (const method of ['insertRule', 'replace', 'replaceSync'])
    before(CSSStyleSheet.prototype, method, (_, [text]) =>
      styles.push({ text: () => String(text), files: filesOnStack() }),
    )

  const shared = (target: unknown): string | undefined => {
    if (target === window) return 'window'
    if (target === document) return 'document'
    if (target === document.documentElement || target === document.body) return 'the root element'
    if (target instanceof MediaQueryList) return `the media query ${target.media}`
    if (target === window.visualViewport) return 'the visual viewport'
    if (target === navigator.serviceWorker) return 'the service worker'
    return target instanceof BroadcastChannel ? `the channel ${target.name}` : undefined
  }
  const drop = (target: unknown, type: unknown, listener: unknown) => {
    const index = listeners.findIndex(
      (one) => one.target === target && one.type === type && one.listener === listener,
    )
    if (index !== -1) listeners.splice(index, 1)
  }
  before(EventTarget.prototype, 'addEventListener', (self, [type, listener, options]) => {
    const target = self ?? window
    const on = shared(target)
    const { once, signal } = (typeof options === 'object' ? options : {}) as AddEventListenerOptions
    if (on === undefined || !listener || once || signal?.aborted) return
    drop(target, type, listener)
    listeners.push({ on, type: String(type), files: filesOnStack(), target, listener })
    signal?.addEventListener('abort', () => drop(target, type, listener))
  })
  before(EventTarget.prototype, 'removeEventListener', (self, [type, listener]) =>
    drop(self ?? window, type, listener),
  )

  const { setInterval: startInterval, setTimeout: startTimeout } = window
  window.setInterval = ((...args: Parameters<typeof startInterval>) => {
    const id = startInterval(...args)
    timers.set(id, { kind: 'interval', files: filesOnStack() })
    return id
  }) as typeof startInterval
  window.setTimeout = ((handler: TimerHandler, ...rest: unknown[]) => {
    if (typeof handler !== 'function') return startTimeout(handler, ...(rest as [number]))
    const id = startTimeout(
      (...args: unknown[]) => {
        timers.delete(id)
        ;(handler as (...given: unknown[]) => void)(...args)
      },
      ...(rest as [number]),
    )
    if (hasLeft) timers.set(id, { kind: 'timeout', files: filesOnStack() })
    return id
  }) as typeof startTimeout
  for (const name of ['clearInterval', 'clearTimeout'])
    before(window, name, (_, [id]) => timers.delete(Number(id)))

  // The browser's own objects, as they are before the first script of the page.
  interface Own {
    label: string
    /** An instance, on which a name of its prototype must not be hidden. */
    isInstance: boolean
    properties: Map<PropertyKey, PropertyDescriptor>
  }
  const own = new Map<object, Own>()
  const note = (object: unknown, label: string, isInstance = false) => {
    if ((typeof object !== 'object' && typeof object !== 'function') || !object || own.has(object))
      return
    const names = Reflect.ownKeys(object)
    own.set(object, {
      label,
      isInstance,
      properties: new Map(
        names.map((name) => [name, Reflect.getOwnPropertyDescriptor(object, name)!]),
      ),
    })
  }
  note(window, '', true)
  for (const name of ['document', 'history', 'navigator', 'performance', 'screen', 'crypto'])
    note((window as unknown as Record<string, unknown>)[name], `${name}.`, true)
  for (const name of ['Math', 'JSON', 'Reflect', 'Atomics', 'Intl', 'console', 'CSS'])
    note((window as unknown as Record<string, unknown>)[name], `${name}.`)
  for (const name of Object.getOwnPropertyNames(window)) {
    const { value } = Object.getOwnPropertyDescriptor(window, name) as { value?: unknown }
    if (typeof value !== 'function' || !/^[A-Z]/.test(name)) continue
    note(value, `${name}.`)
    note((value as { prototype?: unknown }).prototype, `${name}.prototype.`)
  }

  function changes(): PageRecord['changed'] {
    values.length = 0
    const changed: PageRecord['changed'] = []
    const add = (
      label: string,
      name: PropertyKey,
      how: 'replaced' | 'added' | 'removed',
      by: unknown,
    ) => {
      changed.push({ name: `${label}${String(name)}`, how })
      values.push(by)
    }
    const isFunction = (value: unknown) => typeof value === 'function'
    for (const [object, { label, isInstance, properties }] of own) {
      for (const [name, was] of properties) {
        const is = Reflect.getOwnPropertyDescriptor(object, name)
        if (!is) add(label, name, 'removed', undefined)
        else if (isFunction(was.value) && was.value !== is.value)
          add(label, name, 'replaced', is.value ?? is.get)
        else if (isFunction(was.get) && was.get !== is.get)
          add(label, name, 'replaced', is.get ?? is.value)
        else if (isFunction(was.set) && was.set !== is.set) add(label, name, 'replaced', is.set)
      }
      for (const name of Reflect.ownKeys(object)) {
        if (properties.has(name)) continue
        const is = Reflect.getOwnPropertyDescriptor(object, name)!
        if (!isInstance) add(label, name, 'added', is.value ?? is.get)
        else if (name in (Reflect.getPrototypeOf(object) ?? {}))
          add(label, name, 'replaced', is.value ?? is.get)
      }
    }
    return changed
  }

  function images(): PageRecord['images'] {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const sizes = new Map(resources.map((entry) => [entry.name, entry.encodedBodySize]))
    return [...document.images].flatMap((image) => {
      const bytes = sizes.get(image.currentSrc)
      const region = image.closest<HTMLElement>('[data-remote]')
      return bytes ? [{ address: image.currentSrc, bytes, unit: region?.dataset.remote }] : []
    })
  }

  const watch: Watch = {
    read: () => ({
      stored,
      styles: styles.map(({ text, files }) => ({ text: text(), files })),
      changed: changes(),
      images: images(),
    }),
    leave: () => {
      hasLeft = true
    },
    left: () => ({
      listeners: listeners.map(({ on, type, files }) => ({ on, type, files })),
      timers: [...timers.values()],
    }),
    values,
  }
  Object.assign(window, { borongWatch: watch })
}
