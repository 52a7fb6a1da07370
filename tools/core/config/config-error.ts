/** A mistake in the configuration. The message says what is allowed. */
export class ConfigError extends TypeError {
  /** The path of keys to the mistake. */
  readonly path: readonly string[];

  constructor(message: string, path: readonly string[]) {
    super(message);
    this.path = path;
  }
}
