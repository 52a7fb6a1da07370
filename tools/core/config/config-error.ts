/** A fault of the configuration. The message says what is allowed. */
export class ConfigError extends TypeError {
  /** The keys that lead to it. */
  readonly path: readonly string[];

  constructor(message: string, path: readonly string[]) {
    super(message);
    this.path = path;
  }
}
