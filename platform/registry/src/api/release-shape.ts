import type {
  BuiltRelease,
  BuiltRemote,
  ContractAdapter,
  ModuleAssets,
  PlacedWidget,
  ReleaseFile,
  UsedParts,
  WidgetDeclaration,
} from '@borong/contract/release'
import type { RouteEntry } from '@borong/contract/remote'
import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { hasFewSpellings, MOST_OPTIONAL } from '../spellings.ts'
import { count, LONGEST_LIST, serviceAddress, text, unit } from './texts.ts'

const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/
const LONGEST_TYPE = 20_000
const LARGEST_FILE_COUNT = 2000
const MOST_SERVICES = 10
const RECORD_VERSION = 1

type Shape = v.GenericSchema
type OptionalShape = v.OptionalSchema<Shape, undefined>

/** The shapes of all fields of a type. A field that is missing here, or that the type lacks, does not compile. */
type FieldsOf<T> = { [K in keyof T]-?: undefined extends T[K] ? OptionalShape : Shape }

const described = <const S extends Shape>(shape: S, words: string) =>
  v.pipe(shape, v.description(words))

/** A path below the unit's folder: the edge serves it, so it must not lead out of there. */
const fileName = v.pipe(
  text(200),
  v.regex(/^[A-Za-z0-9_@-][A-Za-z0-9._@/+-]*$/, 'is no plain file name'),
  v.check(
    (name) => !name.split('/').some((part) => part === '' || part.startsWith('.')),
    'must not hold empty or dotted parts',
  ),
)
export const integrity = v.pipe(
  v.string(),
  v.regex(INTEGRITY, 'must be sha384-… as in an integrity attribute'),
)
const file = v.object({
  name: described(
    fileName,
    'The path below the folder of the unit. It contains a hash of the content.',
  ),
  integrity: described(integrity, 'The hash of the content, as in an integrity attribute.'),
  bytes: described(count, 'The size of the content.'),
  brotli: described(count, 'The size after compression with brotli, which the byte budgets limit.'),
} satisfies FieldsOf<ReleaseFile>)
const files = v.pipe(
  v.array(file),
  v.maxLength(LARGEST_FILE_COUNT),
  v.check(
    (list) => new Set(list.map((one) => one.name)).size === list.length,
    'names a file twice',
  ),
)
const assets = v.object({
  js: described(v.array(fileName), 'The scripts besides the entry.'),
  css: described(v.array(fileName), 'The stylesheets in the order of the cascade.'),
} satisfies FieldsOf<ModuleAssets>)
const path = v.pipe(text(300), v.startsWith('/'))
const routePath = v.pipe(
  path,
  v.check(hasFewSpellings, `a path has at most ${MOST_OPTIONAL} optional segments`),
)
const hashes = v.record(text(200), v.pipe(v.string(), v.maxLength(100)))
const names = v.record(text(200), hashes)
const texts = v.pipe(v.array(text(300)), v.maxLength(LONGEST_LIST))

const call = v.looseObject({
  id: text(100),
  method: text(20),
  path,
  host: text(100),
  access: text(100),
})

const widgetDeclaration = v.looseObject({
  hash: described(text(100), 'A hash of the properties.'),
  props: described(
    v.record(text(200), v.looseObject({ type: text(LONGEST_TYPE), required: v.boolean() })),
    'The properties by name, each with the text of its type in TypeScript.',
  ),
} satisfies FieldsOf<WidgetDeclaration>)

const placedWidget = v.looseObject({
  name: text(200),
  props: v.array(text(200)),
  more: v.optional(
    described(
      v.literal(true),
      'It passes the properties of an object as well, whose names are unknown.',
    ),
  ),
} satisfies FieldsOf<PlacedWidget>)

const uses = v.looseObject({
  names: described(
    names,
    'The names that it imports from the packages of the host, by import path, each with the hash of its declaration: of surface.json for the contract, the major version for a library.',
  ),
  widgets: described(texts, 'Texts that can be the name of a widget: checkout/add-to-cart.'),
  links: described(
    texts,
    'Texts that can be an address, with : for each part that is known only at run time: /transaction/:.',
  ),
  placed: v.optional(
    described(
      v.pipe(v.array(placedWidget), v.maxLength(LONGEST_LIST)),
      'The widgets that it places.',
    ),
  ),
  opened: v.optional(described(texts, 'The links among the texts, which certainly lead to pages.')),
} satisfies FieldsOf<UsedParts>)

const route = v.looseObject({
  path: described(routePath, 'The path in the notation of React Router.'),
  guard: described(
    v.picklist(['public', 'guest', 'login', 'adult']),
    'The visitors that may open it: everyone; everyone with a guest token; buyers; verified buyers of 21 or over.',
  ),
  screen: described(
    text(200),
    'The exposed module of the screen: ./cart/CartScreen exports CartScreen.',
  ),
  calls: v.optional(
    described(
      v.array(v.looseTuple([call])),
      'The calls of the first view: pairs of a call and its input. The edge fetches them with the document.',
    ),
  ),
  search: v.optional(
    described(
      v.array(text(100)),
      'The query parameters that the screen reads. Without a list: any.',
    ),
  ),
  frame: v.optional(v.picklist(['page', 'focus'])),
  wide: v.optional(v.boolean()),
  availableOffline: v.optional(v.boolean()),
  feature: v.optional(text(100)),
  sample: v.optional(described(path, 'An address that the render check opens.')),
} satisfies FieldsOf<RouteEntry>)

const remote = v.looseObject({
  routes: described(v.array(route), 'Its pages.'),
  widgets: described(
    v.record(text(100), text(200)),
    'The exposed module of each widget, by its name.',
  ),
  widgetFeatures: v.optional(v.record(text(100), text(100))),
  api: v.optional(
    described(
      v.pipe(v.record(unit, serviceAddress), v.maxEntries(MOST_SERVICES)),
      'The addresses of the squad’s own services by name.',
    ),
  ),
  storage: v.optional(
    described(
      v.pipe(v.array(text(100)), v.maxLength(50)),
      'The names in the browser’s storage that do not begin with the unit’s name. order.* is all that begin with order.',
    ),
  ),
  widgetProps: v.optional(
    described(
      v.record(text(100), widgetDeclaration),
      'The properties of its widgets, by the widget’s name.',
    ),
  ),
  container: v.optional(
    described(
      v.pipe(text(200), v.regex(/^borong_\w+$/, 'is no container name')),
      'The global variable that the entry sets. It differs in every version.',
    ),
  ),
  modules: described(
    v.record(text(200), assets),
    'The files of each exposed module: screens, widgets, ./messages/id and ./messages/en.',
  ),
  exports: v.optional(
    described(
      v.record(text(200), v.looseObject({ file: text(300), names: v.array(text(200)) })),
      'The source file of each exposed module, and the names that it exports.',
    ),
  ),
  laterStyles: v.optional(
    described(
      v.record(text(200), v.array(fileName)),
      'The stylesheets of the lazily loaded parts of each exposed module.',
    ),
  ),
} satisfies FieldsOf<BuiltRemote>)

const adapter = v.looseObject({
  contract: text(60),
  names: hashes,
  files: v.array(fileName),
} satisfies FieldsOf<ContractAdapter>)

const shared = v.looseObject({
  requiredVersion: described(v.string(), 'The range of the package on which it runs.'),
  singleton: v.boolean(),
  bundled: described(
    v.boolean(),
    'Its scripts contain the package, although the host provides it.',
  ),
})

/** The record of a release, as the build creates it and the registry accepts it. */
export const releaseShape = v.looseObject({
  recordVersion: v.optional(
    described(
      v.literal(
        RECORD_VERSION,
        `must be ${RECORD_VERSION}, the version of records that this registry reads`,
      ),
      'The version of the record’s form. Records without it are older, and read as version 1.',
    ),
  ),
  unit: described(unit, 'The name of the unit, as in remote.ts.'),
  kind: v.picklist(['host', 'remote']),
  version: described(
    text(60),
    'The version of the release, which never changes after it is published.',
  ),
  development: v.optional(
    described(v.boolean(), 'Built for fast refresh: never served to visitors.'),
  ),
  contract: described(
    text(100),
    'The contract version that a host provides, or the range on which a remote runs.',
  ),
  builtAgainst: described(
    v.object({ contract: text(60), surface: text(200) }),
    'The version of the contract that it was built against, and the hash of its surface.json.',
  ),
  entry: described(
    fileName,
    'The script that starts the unit. That of a remote is a classic script that sets the global variable remote.container.',
  ),
  initial: described(assets, 'The first scripts and styles of a host. Empty for a remote.'),
  files: described(files, 'Every file that a page may load.'),
  shared: described(
    v.record(text(200), shared),
    'The packages of the host that it uses at run time.',
  ),
  own: v.optional(
    described(
      v.pipe(v.array(text(200)), v.maxLength(LONGEST_LIST)),
      'Packages of the host of which it has a copy of its own, as for another major version of React.',
    ),
  ),
  calls: v.optional(described(v.array(call), 'The calls of the gateway that it sends.')),
  sends: v.optional(
    described(
      v.record(text(100), v.union([v.literal('any'), v.array(text(100))])),
      'A host: the descriptors of calls that its contract can send.',
    ),
  ),
  provides: v.optional(described(names, 'A host: the names that its packages provide to remotes.')),
  adapters: v.optional(
    described(
      v.record(v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'is no major version')), adapter),
      'A host: its adapters for earlier major versions of the contract.',
    ),
  ),
  uses: v.optional(
    described(
      uses,
      'The parts of other units that its code uses. Without it the registry compares the range of the contract alone.',
    ),
  ),
  remote: v.optional(described(remote, 'A remote: its table, with the files of each module.')),
  server: v.optional(
    described(
      v.looseObject({ entry: fileName, files }),
      'The bundle that renders its screens on the server: a CommonJS module that returns each exposed module by name.',
    ),
  ),
  manifest: v.optional(v.unknown()),
} satisfies FieldsOf<BuiltRelease>)

/** The shape as a JSON Schema. Rules that a schema can't express are in the descriptions of refusals only. */
export const releaseSchema = (): Readonly<Record<string, unknown>> => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'release.schema.json',
  title: 'Release record of a unit',
  ...toJsonSchema(releaseShape, {
    errorMode: 'ignore',
    typeMode: 'input',
    target: 'draft-2020-12',
  }),
})
