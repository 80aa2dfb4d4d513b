import { join } from 'node:path'

/** Text in place of other text, in a library's module. */
type Pair = readonly [was: string, is: string]

interface UnusedParts {
  test: RegExp
  /** `Class.method` */
  methods?: readonly string[]
  instead?: readonly Pair[]
}

const UNUSED: readonly UnusedParts[] = [
  {
    // Words come through the federation and are added as tables: nothing is loaded by i18next itself, no page clones it,
    // numbers and dates are written by `@borong/ui`, no sentence refers to another one, and each is named by a string. A
    // language is `id` or `en`: no region, no script, no fallback.
    test: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
    methods: [
      'I18n.cloneInstance',
      'I18n.dir',
      'I18n.hasLoadedNamespace',
      'I18n.hydrate',
      'I18n.loadLanguages',
      'I18n.loadNamespaces',
      'I18n.reloadResources',
      'I18n.toJSON',
      'I18n.use',
      'LanguageUtil.formatUncached',
      'LanguageUtil.getBestMatchFromCodes',
      'LanguageUtil.getFallbackCodes',
      'LanguageUtil.getScriptPartFromCode',
      'Translator.getUsedParamsDetails',
    ],
    instead: [
      [
        'new Connector(createClassOnDemand(this.modules.backend), s.resourceStore, s, this.options)',
        '{ state: {}, on() {} }',
      ],
      ['formatter = Formatter;', ''],
      ['if (lngs && !supportedLngs) {', 'if (false) {'],
      [
        'let l = this.store.hasLanguageSomeTranslations(fl) ? fl : this.services.languageUtils.getBestMatchFromCodes(isString(lngs) ? [lngs] : lngs);',
        'let l = fl;',
      ],
      ['if (supportedLngs && isRefusedLanguageCode(this, l))', 'if (false)'],
      ['if (!isString(code)) return code;\n    let formatted', 'return code;\n    let formatted'],
      [
        'this.getFallbackCodes((fallbackCode === false ? [] : fallbackCode) || this.options.fallbackLng || [], code)',
        '[]',
      ],
      ["if (isString(code) && (code.includes('-') || code.includes('_')))", 'if (false)'],
      // What is missing is found by `pnpm check`, and told to nobody here.
      ['if (!objectNotReturned && (usedKey || usedDefault || updateMissing))', 'if (false)'],
      ['if (this.modules.languageDetector)', 'if (false)'],
      ['nest(str, fc, options = {}) {', 'nest(str) { return str;'],
      ['reloadResources: this.reloadResources.bind(this)', ''],
      ['hasLoadedNamespace: this.hasLoadedNamespace.bind(this),', ''],
      ['if (!this.checkedLoadedFor[', 'if (false && !this.checkedLoadedFor['],
      ['if (!this.options.resources || this.options.partialBundledLanguages)', 'if (false)'],
      [
        'if (!lng && this.services.languageDetector && !this.services.languageDetector.async)',
        'if (false)',
      ],
      [
        'if (!lng && this.services.languageDetector && this.services.languageDetector.async)',
        'if (false)',
      ],
      ["if (typeof keys === 'function')", 'if (false)'],
      ["keys.map(k => typeof k === 'function' ?", 'keys.map(k => false ?'],
      ["keys.map(k => typeof k === 'function' ?", 'keys.map(k => false ?'],
      ["if (typeof o.keyPrefix === 'function')", 'if (false)'],
      ["if (typeof k === 'function')", 'if (false)'],
      ["if (typeof key === 'function')", 'if (false)'],
      [
        `const selectorOpts = {
        ...this.options,
        ...o
      };
      if (Array.isArray(scopeNs) && !explicitCallNs) selectorOpts.ns = scopeNs;`,
        '',
      ],
    ],
  },
  {
    // Whoever asks for words has waited for them, and nobody asks which were used.
    test: /[\\/]react-i18next[\\/]dist[\\/]es[\\/]useTranslation\.js$/,
    instead: [
      ['i18n?.reportNamespaces?.addUsedNamespaces?.(namespaces);', ''],
      ['namespaces.every(n => hasLoadedNamespace(n, i18n, i18nOptions))', 'true'],
    ],
  },
  {
    // `disableSnapshot` leaves the plugin out that reads manifests, but not the class behind it, which only that plugin calls.
    // Of the class itself the runtime wants the cache when a remote is registered anew.
    test: /[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/]core\.js$/,
    instead: [
      [
        'USE_REMOTE ? new SnapshotHandler(this) : new DisabledSnapshotHandler()',
        'Object.assign(new DisabledSnapshotHandler(), { manifestCache: new Map() })',
      ],
    ],
  },
  {
    // The document says what is loaded in advance.
    test: /[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/]remote[\\/]index\.js$/,
    methods: ['RemoteHandler.preloadRemote'],
  },
  {
    test: /[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/]helpers\.js$/,
    instead: [['\t\tpreloadAssets,\n', '']],
  },
  {
    // Every shared package is the host's, and there before any remote is. Whether a version is in a range is asked a dozen times
    // before a page is alive, with as many expressions to compile each time: mostly it is the very version of the range.
    test: /[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/]utils[\\/]share\.js$/,
    instead: [
      [
        '!satisfy(maxOrSingletonVersion, requiredVersion)',
        "requiredVersion !== '^' + maxOrSingletonVersion && !satisfy(maxOrSingletonVersion, requiredVersion)",
      ],
      [
        'if (strategy === "loaded-first") return findSingletonVersionOrderByLoaded;\n\treturn findSingletonVersionOrderByVersion;',
        'return findSingletonVersionOrderByLoaded;',
      ],
    ],
  },
  {
    test: /[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/]shared[\\/]index\.js$/,
    instead: [
      [
        'if (host.options.shareStrategy === "version-first" || strategy === "version-first")',
        'if (false)',
      ],
    ],
  },
  {
    // Every remote is a script.
    test: /[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/]utils[\\/]load\.js$/,
    instead: [
      ['if (isEsmRemoteType(type)) return loadEsmEntry', 'if (false) return loadEsmEntry'],
      ['if (type === "system") return', 'if (false) return'],
    ],
  },
  {
    // Of all kinds of errors only those that happen in a browser have their words there.
    test: /[\\/]@module-federation[\\/]error-codes[\\/]dist[\\/]desc\.mjs$/,
    instead: [['\t...runtimeDescMap,\n\t...typeDescMap,\n\t...buildDescMap\n', '']],
  },
  {
    // No shared package has a second, smaller build to fall back from.
    test: /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/]init\.js$/,
    instead: [['initOptions.plugins.push(treeShakingSharePlugin());', '']],
  },
  {
    test: /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/]getSharedFallbackGetter\.js$/,
    instead: [
      [
        'const { runtime, instance, bundlerRuntime, sharedFallback } = webpackRequire.federation;',
        'return factory;',
      ],
    ],
  },
  {
    // Requests are `fetch`, with their address, headers and body made beforehand; what they say is checked by nobody's token
    // in a cookie, and no request is cancelled but by a signal.
    test: /[\\/]axios[\\/]lib[\\/]axios\.js$/,
    instead: [
      ['axios.CancelToken = CancelToken;', ''],
      ['axios.toFormData = toFormData;', ''],
      ['axios.spread = spread;', ''],
      [
        'axios.formToJSON = (thing) => formDataToJSON(utils.isHTMLForm(thing) ? new FormData(thing) : thing);',
        '',
      ],
      ['axios.HttpStatusCode = HttpStatusCode;', ''],
    ],
  },
  {
    test: /[\\/]axios[\\/]lib[\\/]adapters[\\/]adapters\.js$/,
    instead: [['xhr: xhrAdapter,', '']],
  },
  {
    test: /[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/,
    instead: [
      ['if (hasMaxContentLength && parsedURL', 'if (false'],
      [
        '(hasMaxBodyLength ||\n          (onUploadProgress && supportsRequestStream) ||\n          formBoundary !== undefined)',
        'false',
      ],
    ],
  },
  {
    test: /[\\/]axios[\\/]lib[\\/]defaults[\\/]index\.js$/,
    instead: [
      ['hasJSONContentType ? JSON.stringify(formDataToJSON(data)) : data', 'data'],
      [
        'if (isObjectPayload) {\n        const formSerializer',
        'if (false) {\n        const formSerializer',
      ],
    ],
  },
  {
    test: /[\\/]axios[\\/]lib[\\/]helpers[\\/]buildURL\.js$/,
    instead: [['if (!params) {\n    return url;\n  }', 'return url;']],
  },
  {
    test: /[\\/]axios[\\/]lib[\\/]helpers[\\/]resolveConfig\.js$/,
    instead: [['if (platform.hasStandardBrowserEnv) {', 'if (false) {']],
  },
  {
    test: /[\\/]axios[\\/]lib[\\/]platform[\\/]browser[\\/]classes[\\/]URLSearchParams\.js$/,
    instead: [
      [
        "typeof URLSearchParams !== 'undefined' ? URLSearchParams : AxiosURLSearchParams",
        'URLSearchParams',
      ],
    ],
  },
  {
    // What was thrown, called and written on the console is told from our own queue, so that nothing of it has to be watched:
    // to watch `fetch` means to read a stack with each call.
    test: /[\\/]@datadog[\\/]browser-core[\\/]esm[\\/]domain[\\/]bufferedData\.mjs$/,
    instead: [
      ['subscribe(0, mockable(trackRuntimeError)());', ''],
      ['subscribe(1, initFetchObservable());', ''],
      ['subscribe(2, initXhrObservable());', ''],
      ['subscribe(3, initConsoleObservable(Object.values(ConsoleApiName)));', ''],
    ],
  },
]

/** Rules that leave out of libraries what nothing here calls. */
export const withoutUnusedParts = UNUSED.map(({ test, ...options }) => ({
  test,
  loader: join(import.meta.dirname, 'cut-methods.cjs'),
  options,
}))
