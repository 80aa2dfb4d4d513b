/** The address of a bucket and the credentials for it. */
export interface BucketSettings {
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken: string | undefined
  /** The beginning of all keys, so that several shops share a bucket. */
  prefix: string
}

/**
 * The bucket of the environment; undefined without STORE_URL. The credentials have settings of their own, because
 * addresses appear in messages. No message repeats a value that was refused, which may contain a password.
 */
export function bucketFrom(
  environment: Record<string, string | undefined>,
): BucketSettings | undefined {
  const address = environment.STORE_URL?.trim()
  if (!address) return undefined
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new Error('STORE_URL is no address of a bucket. Example: https://s3.example.com/borong')
  if (url.username || url.password || url.search || url.hash)
    throw new Error(
      'STORE_URL must be an address alone. Credentials are S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    )
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = environment
  if (!accessKeyId || !secretAccessKey)
    throw new Error('STORE_URL needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY')
  const prefix = environment.STORE_PREFIX?.trim() ?? ''
  if (prefix && !/^([\w-][\w.-]*\/)+$/.test(prefix))
    throw new Error('STORE_PREFIX must be folders that end with a slash. Example: shop-one/')
  return {
    url: url.href.replace(/\/+$/, ''),
    region: environment.S3_REGION ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
    sessionToken: environment.S3_SESSION_TOKEN,
    prefix,
  }
}
