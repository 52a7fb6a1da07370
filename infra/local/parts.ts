export interface Part {
  close(): Promise<void> | void;
}

/**
 * The running parts of the stack, in the order in which they were started. They are closed in the reverse order, so
 * that what calls others ends before those it calls.
 */
export function createParts() {
  const starting: Promise<Part>[] = [];
  return {
    /** Keeps track of a part from the moment its start is begun. */
    start<P extends Part>(part: Promise<P>): Promise<P> {
      starting.push(part);
      return part;
    },
    /** Closes everything that came up; what never did is passed over. The first error is thrown at the end. */
    async stop(): Promise<void> {
      const errors: unknown[] = [];
      for (const settled of (await Promise.allSettled(starting.splice(0))).reverse()) {
        if (settled.status === 'rejected') continue;
        await Promise.resolve(settled.value.close()).catch((error: unknown) => errors.push(error));
      }
      if (errors.length > 0) throw errors[0];
    },
  };
}
